/// A Porter-Duff operator, or one of the two lighter and darker sums.
public enum CompositeOperator: String, Hashable, Sendable, CaseIterable {
  case clear, source, destination
  case sourceOver, destinationOver
  case sourceIn, destinationIn
  case sourceOut, destinationOut
  case sourceAtop, destinationAtop
  case xor
  case plusLighter, plusDarker
}

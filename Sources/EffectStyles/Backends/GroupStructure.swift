/// Where the groups of a display list start and end.
struct GroupStructure {
  /// For each start of a layer, the index behind its end.
  private var ends: [Int: Int] = [:]

  /// Finds the groups; those left open end with the list.
  init(_ commands: [DisplayList.Command]) {
    var open: [Int] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginLayer: open.append(index)
      case .endLayer: if let start = open.popLast() { ends[start] = index + 1 }
      case .draw: break
      }
    }
    for start in open { ends[start] = commands.count }
  }

  /// The index behind the end of the layer that starts at an index.
  func end(of start: Int) -> Int { ends[start] ?? start + 1 }

  /// Whether the command at an index is the first of a group or of the list.
  func startsGroup(at index: Int) -> Bool { index == 0 || ends[index - 1] != nil }
}

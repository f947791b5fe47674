/// Takes results, so that the compiler can't drop the work that made them.
enum Sink {
  /// Counts as a use of a value; the call isn't inlined and its body is opaque to the caller.
  @inline(never)
  @_optimize(none)
  static func consume<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
  }
}

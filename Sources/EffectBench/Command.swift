/// One subcommand: what it is called, what it accepts, and what it does.
struct Command: Sendable {
  /// An option that a command knows.
  struct Option: Sendable {
    /// The option as typed, with both dashes.
    let name: String
    /// The placeholder of the option's value in the usage text, or nil for a switch.
    let value: String?
    /// What the option does, in a few words.
    let summary: String

    /// An option that takes the next word, or the text after `=`, as its value.
    static func value(_ name: String, _ placeholder: String, _ summary: String) -> Option {
      Option(name: name, value: placeholder, summary: summary)
    }

    /// An option that is there or isn't.
    static func flag(_ name: String, _ summary: String) -> Option {
      Option(name: name, value: nil, summary: summary)
    }
  }

  /// The word that selects the command.
  let name: String
  /// What the command does, in one line.
  let summary: String
  /// The names of the operands; those in brackets, at the end, may be left out.
  var operands: [String] = []
  /// All options.
  var options: [Option] = []
  /// The work; throws `UsageError` for a wrong call and anything else for a failure.
  let run: @Sendable (Arguments) throws -> Void

  /// How to call the command, in one line.
  var usage: String {
    let parts = options.map { option in
      option.value.map { "[\(option.name) \($0)]" } ?? "[\(option.name)]"
    }
    return (["EffectBench", name] + operands + parts).joined(separator: " ")
  }

  /// The usage line, the summary, and a line for each option.
  var help: String {
    let heads = options.map { option in option.value.map { "\(option.name) \($0)" } ?? option.name }
    let width = heads.map(\.count).max() ?? 0
    let lines = zip(heads, options).map { head, option in
      "  \(head.padding(to: width))  \(option.summary)"
    }
    return (["usage: \(usage)", summary] + lines).joined(separator: "\n")
  }
}

extension String {
  /// The text filled up with spaces to a width in characters.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}

/// A call that can't be understood: reported in one line, exit code 64.
struct UsageError: Error, CustomStringConvertible {
  /// What was wrong, and what is allowed.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Work that could not be done: reported in one line, exit code 1.
struct Failure: Error, CustomStringConvertible {
  /// What went wrong, and where.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The words of a call, sorted into operands and options by what the command declares.
///
/// `--name value` and `--name=value` are the same; `--` ends the options; of a repeated option the last value counts,
/// and `all` gives every one.
struct Arguments: Sendable {
  /// The words that aren't options, in order; as many as the command declares.
  private(set) var operands: [String] = []
  private var values: [(name: String, value: String)] = []
  private var flags: Set<String> = []

  /// Sorts the words, or says what is wrong with them.
  init(_ words: [String], for command: Command) throws(UsageError) {
    var rest = words[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if optionsEnded || !word.hasPrefix("--") {
        operands.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = command.options.first(where: { $0.name == parts[0] }) else {
          throw UsageError("unknown option \(parts[0]); usage: \(command.usage)")
        }
        guard option.value != nil else {
          guard parts.count == 1 else { throw UsageError("\(option.name) takes no value") }
          flags.insert(option.name)
          continue
        }
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
          throw UsageError("\(option.name) needs a value; usage: \(command.usage)")
        }
        values.append((option.name, value))
      }
    }
    let required = command.operands.filter { !$0.hasPrefix("[") }.count
    guard operands.count >= required else {
      throw UsageError("\(command.operands[operands.count]) is missing; usage: \(command.usage)")
    }
    guard operands.count <= command.operands.count else {
      throw UsageError("unexpected \(operands[command.operands.count]); usage: \(command.usage)")
    }
  }

  /// Whether a switch was given.
  func has(_ flag: String) -> Bool {
    flags.contains(flag)
  }

  /// The last value of an option, or nil.
  func text(_ name: String) -> String? {
    values.last { $0.name == name }?.value
  }

  /// Every value of an option that may be repeated, in order.
  func all(_ name: String) -> [String] {
    values.filter { $0.name == name }.map(\.value)
  }

  /// The value of an option that must be there.
  func required(_ name: String) throws(UsageError) -> String {
    guard let value = text(name) else { throw UsageError("\(name) is missing") }
    return value
  }

  /// The value of an option as a finite number within a range.
  func number(_ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = text(name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw UsageError("\(name) \(text): a number from \(range.lowerBound) to \(range.upperBound) is expected")
    }
    return number
  }

  /// The value of an option as an integer within a range.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("\(name) \(text): an integer from \(range.lowerBound) to \(range.upperBound) is expected")
    }
    return number
  }

  /// The value of an option as one of several named choices.
  func choice<Value>(_ name: String, of choices: [(name: String, value: Value)]) throws(UsageError) -> Value? {
    guard let text = text(name) else { return nil }
    guard let choice = choices.first(where: { $0.name == text }) else {
      let names = choices.map(\.name).joined(separator: " ")
      throw UsageError("\(name) \(text): expected one of \(names)")
    }
    return choice.value
  }
}

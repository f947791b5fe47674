import Foundation

/// The command-line entry: finds the command, runs it, and turns errors into one line and an exit code.
@main
struct EffectBench {
  /// Every command, in the order in which help lists them.
  static let commands: [Command] = [.gallery, .bench, .blur, .convert, .composite]

  /// Exit code of a failure.
  private static let failure: Int32 = 1
  /// Exit code of a call that can't be understood: EX_USAGE of sysexits.h.
  private static let wrongUsage: Int32 = 64

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let error as UsageError {
      stop(error.description, code: wrongUsage)
    } catch {
      stop("\(error)", code: failure)
    }
  }

  private static func run(_ words: [String]) throws {
    let name = words.first ?? Command.bench.name
    guard name != "help", name != "--help" else {
      return print(help)
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      let names = commands.map(\.name).joined(separator: " ")
      throw UsageError("unknown command \(name); expected one of \(names)")
    }
    guard !words.contains("--help") else {
      return print(command.help)
    }
    try command.run(Arguments(Array(words.dropFirst()), for: command))
  }

  private static var help: String {
    let width = commands.map(\.name.count).max() ?? 0
    let lines = commands.map { "  \($0.name.padding(to: width))  \($0.summary)" }
    return
      (["usage: EffectBench [COMMAND ...]; EffectBench COMMAND --help tells more; without a command: bench"] + lines)
      .joined(separator: "\n")
  }

  private static func stop(_ message: String, code: Int32) -> Never {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    FileHandle.standardError.write(Data("EffectBench: \(line)\n".utf8))
    exit(code)
  }
}

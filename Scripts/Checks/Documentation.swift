import Foundation

/// The part of a symbol graph that says which symbols are public and how they are documented.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Location: Decodable {
      struct Position: Decodable {
        var line: Int
      }
      var uri: String
      var position: Position
    }
    struct DocComment: Decodable {
      struct Line: Decodable {
        var text: String
      }
      var lines: [Line]
    }
    struct Kind: Decodable {
      var identifier: String
    }
    var kind: Kind
    var pathComponents: [String]
    var docComment: DocComment?
    var location: Location?
  }
  var symbols: [Symbol]
}

/// A line for each public symbol of a symbol graph without a doc comment, or with an opening sentence that is too long
/// or holds a parenthesis.
func documentationComplaints(_ file: URL) throws -> [String] {
  let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
  return graph.symbols.compactMap { symbol in
    // What the compiler wrote itself has no place in a source file.
    guard let location = symbol.location, let path = URL(string: location.uri)?.path else { return nil }
    let place = "\(path):\(location.position.line + 1): \(symbol.pathComponents.joined(separator: "."))"
    let lines = symbol.docComment?.lines.map(\.text) ?? []
    guard let first = lines.first, !first.isEmpty else { return "\(place) has no doc comment" }
    let opening = lines.prefix { !$0.isEmpty }.joined(separator: " ")
    let sentence = opening.range(of: ". ").map { opening[..<$0.lowerBound] } ?? opening[...]
    if sentence.count > 150 { return "\(place): the first sentence has \(sentence.count) characters, 150 at most" }
    // Code voice may show a call, and coordinates are no aside.
    let prose = sentence.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let aside = prose.range(of: #" \([A-Za-z]{2}"#, options: .regularExpression) != nil
    return aside ? "\(place): the first sentence holds a parenthesis" : nil
  }
}

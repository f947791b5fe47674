import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of an SVG document, in the order in which they start.
struct SVGElements {
  /// An element: its name, its attributes, the names of its children, and the index of its parent.
  struct Element {
    let name: String
    let attributes: [String: String]
    var children: [String] = []
    let parent: Int?
  }

  let elements: [Element]

  /// Parses a document; what isn't well-formed throws.
  init(_ text: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    let isWellFormed = parser.parse()
    try #require(isWellFormed, "\(parser.parserError.map { "\($0)" } ?? "")")
    elements = reader.elements
  }

  var names: [String] { elements.map(\.name) }

  /// All elements of a name.
  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// No attribute has a number that isn't finite or exceeds what readers take, and no filter is empty.
  func expectPlainNumbers(sourceLocation: SourceLocation = #_sourceLocation) {
    for element in elements {
      for (name, value) in element.attributes where name != "href" {
        let words = value.split { !$0.isLetter }
        // Eight digits before the point for 1e7, and ten behind it in a matrix.
        let longest = value.split { !$0.isNumber }.map(\.count).max() ?? 0
        #expect(
          !words.contains("nan") && !words.contains("inf") && longest <= 10, "\(element.name) \(name)=\(value)",
          sourceLocation: sourceLocation)
      }
      #expect(element.name != "filter" || !element.children.isEmpty, sourceLocation: sourceLocation)
    }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if let parent = open.last { elements[parent].children.append(name) }
      elements.append(Element(name: name, attributes: attributes, parent: open.last))
      open.append(elements.count - 1)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}

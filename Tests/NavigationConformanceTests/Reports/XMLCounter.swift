import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML with a reader that is not ours, and keeps what tests ask about.
final class XMLCounter: NSObject, XMLParserDelegate {
  private(set) var attributes: [String: [String: String]] = [:]
  private(set) var text = ""
  private(set) var isValid = false
  private var counts: [String: Int] = [:]

  init(_ xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    isValid = parser.parse()
  }

  func count(_ element: String) -> Int { counts[element, default: 0] }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    counts[element, default: 0] += 1
    self.attributes[element] = attributes
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }
}

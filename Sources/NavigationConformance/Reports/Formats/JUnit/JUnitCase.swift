/// One test case.
struct JUnitCase {
  enum Kind: String {
    case passed
    case failure
    case error
    case skipped
  }

  let name: String
  let kind: Kind
  let message: String
  let text: String

  init(_ name: String, _ kind: Kind, message: String = "", text: String = "") {
    self.name = name
    self.kind = kind
    self.message = message
    self.text = text
  }

  func lines(className: String) -> [String] {
    let head = "    <testcase name=\"\(XMLText.attribute(name))\" classname=\"\(className)\""
    guard kind != .passed else { return [head + "/>"] }
    let inner = "      <\(kind.rawValue) message=\"\(XMLText.attribute(message))\""
    let body = text.isEmpty ? "/>" : ">\(XMLText.content(text))</\(kind.rawValue)>"
    return [head + ">", inner + body, "    </testcase>"]
  }
}

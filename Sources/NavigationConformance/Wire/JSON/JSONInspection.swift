/// Looks into a file of JSON that could not be read, for what a decoder does not tell: the place, and what is there.
package struct JSONInspection {
  private let bytes: [UInt8]
  private let value: WireValue?
  private let fault: WireFault?

  /// Deeper than anything that is written here; a decoder gives up there as well.
  private static var maximumDepth: Int { 512 }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    do throws(WireFault) {
      value = try WireReader.value(of: bytes, maximumDepth: Self.maximumDepth)
      fault = nil
    } catch {
      value = nil
      fault = error
    }
  }

  /// Why the bytes are no JSON: the line and the column, counted from 1, what was expected there and what was found;
  /// `nil` when they are.
  package var syntaxFault: String? {
    guard let fault, let offset = fault.offset, let expected = fault.expected else { return nil }
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
    let line = before.count { $0 == Self.lineFeed } + 1
    let column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
    return "line \(line), column \(column): expected \(expected), found \(found(at: offset))"
  }

  private static var lineFeed: UInt8 { UInt8(ascii: "\n") }

  private func found(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    if bytes[offset] == Self.lineFeed { return "the end of the line" }
    let rest = String(decoding: bytes[offset...].prefix(8), as: UTF8.self)
    return "'\(HarmlessText.line(String(rest.prefix(1))))'"
  }

  /// A step on the way into a value.
  package enum Step {
    case member(String)
    case element(Int)
  }

  /// What kind of value is there, in words; `nil` when there is none.
  package func kind(at path: [Step]) -> String? { value(at: path)?.kind }

  /// The members of the object that is there; none where it is no object.
  package func members(at path: [Step]) -> [String] {
    guard case .object(let members)? = value(at: path) else { return [] }
    return members.map(\.key)
  }

  private func value(at path: [Step]) -> WireValue? {
    path.reduce(value) { value, step in
      switch (step, value) {
      case (.member(let key), .object?): return value?[key]
      case (.element(let index), .array(let values)?):
        return values.indices.contains(index) ? values[index] : nil
      default: return nil
      }
    }
  }
}

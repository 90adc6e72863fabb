import Foundation

/// A part of a document that is made from code: what stands between `<!-- generated: NAME -->` and `<!-- end -->`.
///
/// `UPDATE_FIXTURES=1 swift test` writes what the code makes instead of comparing; look at the change before keeping it.
struct GeneratedSection {
  /// The document's path in the package.
  let document: String
  let name: String

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// What to do about it when the section is not up to date; empty when it is, byte for byte.
  func advice(for text: String) throws -> String {
    let whole = try Self.text(of: document)
    let lead = "<!-- generated: \(name) -->\n"
    guard let begin = whole.range(of: lead),
      let end = whole.range(of: "<!-- end -->", range: begin.upperBound..<whole.endIndex)
    else { throw Missing(description: "\(document) has no section '\(name)'") }
    let section = "\n" + text + "\n"
    let place = begin.upperBound..<end.lowerBound
    guard whole[place] != section else { return "" }
    guard ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" else {
      return """
        '\(name)' in \(document) is out of date. To write it anew:
          UPDATE_FIXTURES=1 swift test --filter ConformanceDocumentTests
        """
    }
    try Data(whole.replacingCharacters(in: place, with: section).utf8)
      .write(to: Self.url(of: document))
    return ""
  }

  /// What a folder of the package holds.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(of: folder).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  static func url(of path: String) -> URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(path)
  }

  /// What a file of the package holds.
  static func text(of path: String) throws -> String {
    try String(contentsOf: url(of: path), encoding: .utf8)
  }
}

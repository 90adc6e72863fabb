import Foundation

/// A symbol of UIKit that the shared source uses, as UIKit declares it.
struct UIKitSymbol: Hashable {
  let owner: String
  let declaration: String

  /// What stands in code where it is used.
  var name: String {
    if declaration.hasPrefix("init") { return owner }
    let words = declaration.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
    let keyword = words.firstIndex {
      $0 == "func" || $0 == "var" || $0 == "class" || $0 == "protocol"
    }
    guard let keyword, keyword + 1 < words.endIndex else { return declaration }
    return String(words[keyword + 1])
  }

  /// All that are listed.
  static func all() throws -> [UIKitSymbol] {
    try text(of: "Tests/UIKitAdapterTests/Fixtures/uikit-symbols.tsv")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: "\t").map(String.init)
        return UIKitSymbol(owner: fields[0], declaration: fields[1])
      }
  }

  /// The shared source, without comments and without what stands for itself on each side.
  static func sharedSource() throws -> String {
    try ["UIKitAdapter", "UIKitAdapter+Bars", "ScriptedController", "ScriptedDelegate"]
      .map { try text(of: "Sources/UIKitAdapter/\($0).swift") }
      .joined(separator: "\n").split(separator: "\n")
      .filter { !$0.drop(while: { $0 == " " }).hasPrefix("//") && !$0.contains("import ") }
      .joined(separator: "\n")
  }

  /// The names of everything public in HeadlessNavigation.
  static func headlessNames() throws -> Set<String> {
    let folder = root.appendingPathComponent("Sources/HeadlessNavigation")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var names: Set<String> = []
    for file in files ?? [] where file.hasSuffix(".swift") {
      let source = try text(of: "Sources/HeadlessNavigation/\(file)")
      let declaration =
        /(?:public|open) .*?\b(?:var|let|class func|func|class|protocol|struct|enum|case) (\w+)/
      names.formUnion(source.matches(of: declaration).map { String($0.1) })
    }
    return names
  }

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}

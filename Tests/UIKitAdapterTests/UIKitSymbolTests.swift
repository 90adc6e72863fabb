import Foundation
import Testing

/// UIKit cannot be had on every platform. What the shared source takes from it is listed with UIKit's declarations; the
/// list is held to the source, and `UIKitSymbolUses` is compiled against HeadlessNavigation in these very spellings.
@Suite struct UIKitSymbolTests {
  @Test func `Every symbol that is listed is used`() throws {
    let words = Self.words(in: try UIKitSymbol.sharedSource())
    for symbol in try UIKitSymbol.all() {
      #expect(words.contains(symbol.name), "\(symbol.owner): \(symbol.declaration)")
    }
  }

  @Test func `Every type with UIKit's prefix is listed`() throws {
    let owners = Set(try UIKitSymbol.all().map(\.owner))
    let types = Self.words(in: try UIKitSymbol.sharedSource()).filter {
      $0.hasPrefix("UI") && $0 != "UIKit" && $0 != "UIKitAdapter"
    }
    #expect(types.sorted() == owners.intersection(types).sorted())
  }

  /// The source compiles against HeadlessNavigation, so whatever it takes from there has a name that is declared there.
  @Test func `Every name that comes from HeadlessNavigation is listed`() throws {
    let listed = Set(try UIKitSymbol.all().flatMap { [$0.name, $0.owner] })
    let used = Self.words(in: try UIKitSymbol.sharedSource())
      .intersection(try UIKitSymbol.headlessNames())
    #expect(used.count > 30)
    #expect(used.subtracting(listed).subtracting(Self.coinciding).sorted() == [])
  }

  @Test func `Every listed declaration is compiled in its own spelling`() throws {
    let uses = try String(
      contentsOfFile: #filePath.replacing("Tests.swift", with: "Uses.swift"), encoding: .utf8)
    for symbol in try UIKitSymbol.all() {
      #expect(uses.contains("// \(symbol.owner): \(symbol.declaration)\n"))
    }
  }

  private static func words(in source: String) -> Set<String> {
    Set(source.matches(of: /[A-Za-z_]\w*/).map { String($0.0) })
  }

  /// Names of this package's own that HeadlessNavigation happens to have as well.
  private static let coinciding: Set<String> = [
    "content", "isNavigationBarShown", "isToolbarShown", "kind", "rawValue", "to", "window",
  ]
}

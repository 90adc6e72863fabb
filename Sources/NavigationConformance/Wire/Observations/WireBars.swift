import ConformanceChecks
import NavigationReference

/// What a subject has said of its bars as objects, by what they are called there.
struct WireBars: Sendable {
  var bar = ""
  /// The bar of another navigation controller, in the step that made it.
  var anotherBar: String?
  var toolbar = ""
  var isDelegate = false
  private(set) var style: Label?
  private(set) var isTranslucent: Bool?
  private(set) var tint: Label?
  private(set) var barTint: Label?
  var itemColor: Label?
  var barColor: Label?
  var parts: InterfaceParts = []
  var isInsetAdjusted = false

  /// What nothing is said of in it may read as anything.
  mutating func readAppearance(_ value: WireValue, _ key: String) throws(WireFault) {
    guard case .object = value else { throw WireFault(key, expected: "an object", found: value) }
    let fields = try WireFields(value, of: "'\(key)'")
    style = try fields.optionalLabel(.barStyle)
    isTranslucent = try fields.optionalFlag(WireBarProperty.translucent.rawValue)
    tint = try fields.optionalLabel(.tintColor)
    barTint = try fields.optionalLabel(.barTintColor)
  }
}

extension WireFields {
  fileprivate func optionalLabel(_ property: WireBarProperty) throws(WireFault) -> Label? {
    self[property.rawValue] == nil ? nil : try label(property.rawValue)
  }
}

extension BarSighting {
  /// What the bar's properties read, as a subject says it.
  var appearance: WireValue {
    .object([
      WireValue.Member(WireBarProperty.barStyle.rawValue, WireValue(style)),
      WireValue.Member(
        WireBarProperty.translucent.rawValue, isTranslucent.map { .flag($0) } ?? .null),
      WireValue.Member(WireBarProperty.tintColor.rawValue, WireValue(tint)),
      WireValue.Member(WireBarProperty.barTintColor.rawValue, WireValue(barTint)),
    ])
  }

  /// What the bars are called: the first of a scenario and any other are told apart.
  var barName: String { isBarKept ? "bar 1" : "bar 2" }
  var toolbarName: String { isToolbarKept ? "toolbar 1" : "toolbar 2" }
  /// What the bar of another navigation controller is called.
  var anotherBarName: String { isBarShared ? barName : "bar 3" }
}

extension InterfaceParts {
  /// Each part with its name on the wire.
  static var named: [(name: String, part: InterfaceParts)] {
    [("navigationBar", .navigationBar), ("toolbar", .toolbar), ("content", .content)]
  }

  init(_ fields: WireFields, _ key: String) throws(WireFault) {
    self.init()
    for name in try fields.texts(key) {
      guard let known = Self.named.first(where: { $0.name == name }) else {
        throw WireFault("'\(key)' expects navigationBar, toolbar and content, found '\(name)'")
      }
      insert(known.part)
    }
  }

  var wire: WireValue {
    .array(Self.named.filter { contains($0.part) }.map { .text($0.name) })
  }
}

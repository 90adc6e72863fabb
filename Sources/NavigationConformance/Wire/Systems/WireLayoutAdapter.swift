import NavigationReference

/// Stands in for the glue to an implementation at the other end of a wire.
struct WireLayoutAdapter: FullScreenLayoutAdapter {
  typealias Field = WireLayout.Field

  let letters: SystemCorrespondence

  mutating func start() throws { try letters.ask(WireLayout.Operation.start.rawValue) }

  mutating func layOut(_ conditions: LayoutConditions) throws -> ContentLayout {
    let factors = LayoutFactor.allCases.filter { conditions[$0] }.map(\.rawValue)
    try letters.ask(
      WireLayout.Operation.layOut.rawValue, [WireValue.Member("conditions", .texts(factors))],
      for: [Field.underlapped.rawValue, Field.fillsScreen.rawValue])
    return ContentLayout(
      underlapped: try letters.read(Field.underlapped.rawValue, whileWriting: []) {
        (fields) throws(WireFault) in
        Set(try fields.words(Field.underlapped.rawValue, of: WireLayout.Bar.self).map(\.bar))
      },
      fillsScreen: try letters.read(Field.fillsScreen.rawValue, whileWriting: false) {
        (fields) throws(WireFault) in
        try fields.flag(Field.fillsScreen.rawValue)
      })
  }

  var interior: [String] {
    get throws {
      try letters.read(Field.interior.rawValue, whileWriting: []) { (fields) throws(WireFault) in
        try fields.texts(Field.interior.rawValue)
      }
    }
  }
}

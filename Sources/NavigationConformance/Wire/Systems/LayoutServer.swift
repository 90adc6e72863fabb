import NavigationReference

/// Serves an implementation that lays out.
struct LayoutServer<Adapter: FullScreenLayoutAdapter>: SystemServer {
  var adapter: Adapter

  mutating func begin() {}

  mutating func perform(
    _ operation: String, _ step: WireFields
  ) async throws -> [WireValue.Member]? {
    var seen = SystemAnswer<WireLayout.Field>()
    switch WireLayout.Operation(rawValue: operation) {
    case .start: try adapter.start()
    case .layOut:
      let layout = try adapter.layOut(try Self.conditions(step))
      let bars = LayoutBar.allCases.filter { layout.underlapped.contains($0) }
      seen.say(.underlapped, .texts(bars.map { WireLayout.Bar($0).rawValue }))
      seen.say(.fillsScreen, .flag(layout.fillsScreen))
    case nil: return nil
    }
    seen.say(.interior, .texts(try adapter.interior))
    return seen.members
  }

  private static func conditions(_ step: WireFields) throws(WireFault) -> LayoutConditions {
    var conditions = LayoutConditions()
    for factor in try step.words("conditions", of: LayoutFactor.self) { conditions[factor] = true }
    return conditions
  }
}

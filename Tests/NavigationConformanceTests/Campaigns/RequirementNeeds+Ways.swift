@testable import NavigationConformance

extension RequirementNeeds {
  /// What is just enough, in each of the ways there are.
  func ways<Claims: OptionSet>(
    among named: [(name: String, capability: Claims)]
  ) -> [Claims] where Claims.Element == Claims {
    func claims(_ names: [String]) -> Claims {
      named.filter { names.contains($0.name) }.reduce(into: []) { $0.formUnion($1.capability) }
    }
    return oneOf.isEmpty ? [claims(all)] : oneOf.map { claims(all + [$0]) }
  }
}

/// The lines of two runs where they differ.
package struct RelationSides: Hashable, Sendable {
  package let left: [ScenarioLine]
  package let right: [ScenarioLine]

  package init(_ left: [ScenarioLine], _ right: [ScenarioLine]) {
    self.left = left
    self.right = right
  }
}

/// How a requirement follows from the documents.
package enum RequirementLevel: String, Hashable, Sendable, CaseIterable {
  /// Said outright.
  case documented
  /// Follows from what is said.
  case derived
  /// Asked for by this project.
  case brief
  /// Asked of those who claim to follow a profile; never decides conformance.
  case profile
}

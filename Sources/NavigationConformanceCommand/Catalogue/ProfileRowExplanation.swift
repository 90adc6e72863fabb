import NavigationConformance

/// All there is to know about a row of a profile.
struct ProfileRowExplanation {
  let row: ConformanceProfile.Row
  let profile: ConformanceProfile
  let command: String
  let width: Int

  /// `nil` when no profile of the package has such a row.
  init?(_ id: String, command: String, width: Int) {
    for profile in ConformanceProfile.all {
      guard let row = profile.rows.first(where: { $0.id == id }) else { continue }
      self.row = row
      self.profile = profile
      self.command = command
      self.width = width
      return
    }
    return nil
  }

  /// The rows of all profiles of the package.
  static var ids: [String] { ConformanceProfile.all.flatMap { $0.rows.map(\.id) } }

  func text(_ paint: Paint) -> String {
    var explanation = ExplanationText(row.id, row.statement, width: width, paint)
    explanation.add("profile", "\(profile.name): it never decides conformance")
    explanation.add(row.basis.rawValue, row.source)
    explanation.add("choice", "\(row.choice): \(row.reading)")
    explanation.add("explain it", "\(command) explain \(row.choice)")
    explanation.add("check it", "\(command) check --profile \(profile.name)")
    return explanation.text
  }
}

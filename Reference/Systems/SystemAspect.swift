/// What is looked at after a step of one of the smaller systems, in the order in which a step that differs is blamed.
package protocol SystemAspect: CaseIterable, Hashable, Sendable, RawRepresentable
where RawValue == Int {
  /// The name under which reports list it.
  var title: String { get }
  /// Whether nothing that is looked at later follows from it, so that a scenario may go on behind a known deviation.
  var standsAlone: Bool { get }
  /// Whether it is shown beside what differs, to help to see why.
  var givesContext: Bool { get }
}

extension SystemAspect {
  package var standsAlone: Bool { false }
  package var givesContext: Bool { false }
}

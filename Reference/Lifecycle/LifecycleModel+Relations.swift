/// Lines that compare the subject with itself. The model says where that is defined, and is asked nothing else: what there
/// is on the stack is read from the subject.
extension LifecycleModel {
  /// What such a line has to show.
  package static let same = SystemValue.word("as before")

  mutating func relaunch() {
    encode()
    expectation = Expected()
    // Without a promise there is nothing to compare.
    if !world.isArchiveOpen { expectation.state(.comingBack, Self.same) }
  }

  mutating func remake() {
    world.creation = .bars(navigationBar: false, toolbar: false)
    expectation.state(.standardBars, Self.same)
  }
}

/// One way to read a point that the documents leave open, and what is seen then.
@usableFromInline
package struct SystemReading: Hashable, Sendable {
  /// Its index among the choice's readings.
  package let index: Int
  @usableFromInline package let value: SystemValue
  /// Whether it is the reading by which nothing changes, so that only what was seen in the step before speaks for it.
  package let isUnchanged: Bool

  package init(_ index: Int, _ value: SystemValue, isUnchanged: Bool = false) {
    self.index = index
    self.value = value
    self.isUnchanged = isUnchanged
  }

  /// Whether it is what explains a value.
  ///
  /// - Parameter former: what was seen in the step before, as far as anything was.
  package func explains(_ seen: SystemValue, after former: SystemValue?) -> Bool {
    seen == value && !(isUnchanged && former != nil && former != seen)
  }
}

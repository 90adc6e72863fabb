import NavigationConformance

/// What a worker is told, one to a line: first what the work is, then which stretches of it to run.
struct WorkerOrder: Codable {
  /// What the following stretches are of.
  var work: WorkDocument?
  /// The first index, and the one after the last.
  var run: [Int]?

  static func work(_ work: EpochWork) -> WorkerOrder {
    WorkerOrder(work: WorkDocument(work), run: nil)
  }

  static func run(_ stretch: Range<Int>) -> WorkerOrder {
    WorkerOrder(work: nil, run: [stretch.lowerBound, stretch.upperBound])
  }
}

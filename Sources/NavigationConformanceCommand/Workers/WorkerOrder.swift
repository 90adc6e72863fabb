import NavigationConformance

/// What a worker is told, one to a line: which small systems to judge; or what the work is, and then which stretches of it
/// to run.
struct WorkerOrder: Codable {
  /// The small systems to be judged, one after the other. Whatever is told meanwhile ends that.
  var systems: [SystemWorkDocument]?
  /// What the following stretches are of.
  var work: WorkDocument?
  /// The first index, and the one after the last.
  var run: [Int]?

  static func judge(_ works: [SystemWork]) -> WorkerOrder {
    WorkerOrder(systems: works.map { SystemWorkDocument($0) })
  }

  /// Ends what it is at, as far as that can be ended. For one that is at nothing it has no meaning.
  static let end = WorkerOrder()

  static func work(_ work: EpochWork) -> WorkerOrder {
    WorkerOrder(work: WorkDocument(work))
  }

  static func run(_ stretch: Range<Int>) -> WorkerOrder {
    WorkerOrder(run: [stretch.lowerBound, stretch.upperBound])
  }
}

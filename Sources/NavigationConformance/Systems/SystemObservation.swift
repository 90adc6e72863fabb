import NavigationReference

/// What was seen of a system after one step.
struct SystemObservation<Aspect: SystemAspect> {
  private var values: [SystemValue?]
  /// What the subject said when it failed.
  var raised: String?
  /// What it did not do, although that is claimed.
  var unsupported: String?
  /// How it broke down instead of answering.
  var breakdown: Breakdown?
  /// What its glue did wrong, so that nothing can be judged.
  var mistake: String?
  /// Whether nothing that comes after this step can be judged; what was seen in it is judged all the same.
  var isUndefinedFromHere = false

  init() {
    values = Array(repeating: nil, count: Aspect.allCases.count)
  }

  subscript(aspect: Aspect) -> SystemValue? {
    get { values[aspect.rawValue] }
    set { values[aspect.rawValue] = newValue }
  }
}

/// Time that passes only when it is told to. A running animation keeps its controller alive.
///
/// Everything animated ends on a clock. A test lets time pass with ``advance(by:)``, or lets
/// everything come to rest with ``runUntilIdle()``.
@MainActor
public final class VirtualClock {
  /// The seconds that have passed.
  public var now: Double { schedule.time }

  /// Whether nothing is being animated.
  public var isIdle: Bool { schedule.isIdle }

  /// All in one place: each call is one access.
  private var schedule = ClockSchedule()
  /// Whether nothing has been scheduled since everything came to rest. Asking for it is no access to the schedule, which
  /// would be checked; and mostly that is all there is to ask for.
  private(set) var isAtRest = true

  /// Creates a clock that shows zero.
  package init() {}

  /// Lets time pass. Whatever ends meanwhile ends at its own time, in order.
  ///
  /// - Parameter seconds: How much time passes; nothing happens if it is negative.
  public func advance(by seconds: Double) {
    guard seconds >= 0 else { return }
    let end = schedule.time + seconds
    while let due = schedule.takeDue(by: end) { due.happen() }
    schedule.passQuietly(to: end)
  }

  /// Lets time pass until nothing is being animated, including what starts meanwhile.
  public func runUntilIdle() {
    while !isAtRest {
      let (due, isLast) = schedule.takeDueOrRest()
      isAtRest = isLast
      if let due = consume due { (consume due).happen() }
    }
  }

  /// Tells a controller when some seconds have passed.
  func schedule(_ client: UIViewController, after seconds: Double) {
    isAtRest = false
    schedule.add(client, after: seconds)
  }

  /// Forgets what was scheduled for a controller.
  func cancel(_ client: UIViewController) {
    schedule.remove(client)
  }

  /// Notes an animation at whose end nobody needs to be told.
  func stayBusy(for seconds: Double) {
    isAtRest = false
    schedule.stayBusy(for: seconds)
  }

  /// Does something when some seconds have passed.
  func run(after seconds: Double, _ action: @escaping () -> Void) {
    isAtRest = false
    schedule.add(action, after: seconds)
  }
}

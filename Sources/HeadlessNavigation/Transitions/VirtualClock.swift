/// Time that passes only when it is told to. A running animation keeps its controller alive.
///
/// Everything animated ends on a clock. A test lets time pass with ``advance(by:)``, or lets
/// everything come to rest with ``runUntilIdle()``.
@MainActor
public final class VirtualClock {
  private struct Timer {
    let deadline: Double
    let client: UIViewController
  }

  /// The seconds that have passed.
  public var now: Double { time }

  /// Whether nothing is being animated.
  public var isIdle: Bool { soonest == nil && quietTime <= time }

  private var time = 0.0
  private var quietTime = 0.0
  /// The timer that is due first. There rarely is another.
  private var soonest: Timer?
  private var others: [Timer] = []

  /// Creates a clock that shows zero.
  public init() {}

  /// Lets time pass. Whatever ends meanwhile ends at its own time, in order.
  ///
  /// - Parameter seconds: How much time passes; nothing happens if it is negative.
  public func advance(by seconds: Double) {
    guard seconds >= 0 else { return }
    let end = time + seconds
    while let deadline = soonest?.deadline, deadline <= end { fire() }
    time = max(time, end)
  }

  /// Lets time pass until nothing is being animated, including what starts meanwhile.
  public func runUntilIdle() {
    while soonest != nil { fire() }
    time = max(time, quietTime)
  }

  /// Tells a controller when some seconds have passed.
  func schedule(_ client: UIViewController, after seconds: Double) {
    let timer = Timer(deadline: time + seconds, client: client)
    guard let first = soonest else {
      soonest = timer
      return
    }
    let isSooner = timer.deadline < first.deadline
    others.append(isSooner ? first : timer)
    if isSooner { soonest = timer }
  }

  /// Forgets what was scheduled for a controller.
  func cancel(_ client: UIViewController) {
    if !others.isEmpty { others.removeAll { $0.client === client } }
    if soonest?.client === client { takeSoonest() }
  }

  /// Notes an animation at whose end nobody needs to be told.
  func stayBusy(for seconds: Double) {
    quietTime = max(quietTime, time + seconds)
  }

  private func fire() {
    guard let timer = takeSoonest() else { return }
    time = max(time, timer.deadline)
    timer.client.animationTimeDidElapse()
  }

  @discardableResult
  private func takeSoonest() -> Timer? {
    let timer = soonest.take()
    guard !others.isEmpty else { return timer }
    var found = 0
    for index in others.indices where others[index].deadline < others[found].deadline {
      found = index
    }
    soonest = others.remove(at: found)
    return timer
  }
}

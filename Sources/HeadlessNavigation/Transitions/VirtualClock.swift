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
  public var isIdle: Bool { client == nil && quietTime <= time }

  private var time = 0.0
  private var quietTime = 0.0
  /// The timer that is due first, in two parts. There rarely is another.
  private var client: UIViewController?
  private var deadline = 0.0
  private var others: [Timer] = []

  /// Creates a clock that shows zero.
  public init() {}

  /// Lets time pass. Whatever ends meanwhile ends at its own time, in order.
  ///
  /// - Parameter seconds: How much time passes; nothing happens if it is negative.
  public func advance(by seconds: Double) {
    guard seconds >= 0 else { return }
    let end = time + seconds
    while client != nil, deadline <= end { fire() }
    time = max(time, end)
  }

  /// Lets time pass until nothing is being animated, including what starts meanwhile.
  public func runUntilIdle() {
    while client != nil { fire() }
    time = max(time, quietTime)
  }

  /// Tells a controller when some seconds have passed.
  func schedule(_ newClient: UIViewController, after seconds: Double) {
    let newDeadline = time + seconds
    guard let first = client else {
      client = newClient
      deadline = newDeadline
      return
    }
    guard newDeadline < deadline else {
      others.append(Timer(deadline: newDeadline, client: newClient))
      return
    }
    others.append(Timer(deadline: deadline, client: first))
    client = newClient
    deadline = newDeadline
  }

  /// Forgets what was scheduled for a controller.
  func cancel(_ cancelled: UIViewController) {
    if !others.isEmpty { others.removeAll { $0.client === cancelled } }
    guard client === cancelled else { return }
    client = nil
    takeNext()
  }

  /// Notes an animation at whose end nobody needs to be told.
  func stayBusy(for seconds: Double) {
    quietTime = max(quietTime, time + seconds)
  }

  private func fire() {
    guard let due = client.take() else { return }
    time = max(time, deadline)
    if !others.isEmpty { takeNext() }
    due.animationTimeDidElapse()
  }

  /// Makes the one of the others that is due first the timer.
  private func takeNext() {
    guard !others.isEmpty else { return }
    var found = 0
    for index in others.indices where others[index].deadline < others[found].deadline {
      found = index
    }
    let timer = others.remove(at: found)
    client = timer.client
    deadline = timer.deadline
  }
}

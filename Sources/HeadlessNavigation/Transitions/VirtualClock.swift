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
  public var isIdle: Bool { client == nil && actions.isEmpty && quietTime <= time }

  private var time = 0.0
  private var quietTime = 0.0
  /// The timer that is due first, in two parts. There rarely is another.
  private var client: UIViewController?
  private var deadline = 0.0
  private var others: [Timer] = []
  /// What else is to be done, and when; rarely anything.
  private var actions: [(deadline: Double, run: () -> Void)] = []

  /// Creates a clock that shows zero.
  public init() {}

  /// Lets time pass. Whatever ends meanwhile ends at its own time, in order.
  ///
  /// - Parameter seconds: How much time passes; nothing happens if it is negative.
  public func advance(by seconds: Double) {
    guard seconds >= 0 else { return }
    let end = time + seconds
    while let due = nextDeadline, due <= end { fire() }
    time = max(time, end)
  }

  /// Lets time pass until nothing is being animated, including what starts meanwhile.
  public func runUntilIdle() {
    while client != nil || !actions.isEmpty { fire() }
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

  /// Does something when some seconds have passed.
  func run(after seconds: Double, _ action: @escaping () -> Void) {
    actions.append((deadline: time + seconds, run: action))
  }

  /// When something is due next.
  private var nextDeadline: Double? {
    let first = actions.map(\.deadline).min()
    guard client != nil else { return first }
    return min(deadline, first ?? deadline)
  }

  /// The action that is due before the first timer, if there is one.
  private func takeDueAction() -> (() -> Void)? {
    guard let first = actions.indices.min(by: { actions[$0].deadline < actions[$1].deadline }),
      client == nil || actions[first].deadline <= deadline
    else { return nil }
    time = max(time, actions[first].deadline)
    return actions.remove(at: first).run
  }

  private func fire() {
    if !actions.isEmpty, let action = takeDueAction() { return action() }
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

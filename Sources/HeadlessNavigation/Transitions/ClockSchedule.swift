/// What is due on a clock, and when.
struct ClockSchedule {
  /// What is to be done once its time has come.
  enum Due {
    case timer(UIViewController)
    case action(() -> Void)

    @MainActor
    consuming func happen() {
      switch consume self {
      case .timer(let client): client.animationTimeDidElapse()
      case .action(let run): run()
      }
    }
  }

  private struct Timer {
    let deadline: Double
    let client: UIViewController
  }

  private(set) var time = 0.0
  private var quietTime = 0.0
  /// The timer that is due first, in two parts. There rarely is another.
  private var client: UIViewController?
  private var deadline = 0.0
  private var others: [Timer] = []
  /// What else is to be done, and when; rarely anything.
  private var actions: [(deadline: Double, run: () -> Void)] = []

  var isIdle: Bool { client == nil && actions.isEmpty && quietTime <= time }

  mutating func add(_ newClient: UIViewController, after seconds: Double) {
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

  mutating func add(_ action: @escaping () -> Void, after seconds: Double) {
    actions.append((deadline: time + seconds, run: action))
  }

  mutating func remove(_ cancelled: UIViewController) {
    if !others.isEmpty { others.removeAll { $0.client === cancelled } }
    guard client === cancelled else { return }
    client = nil
    takeNext()
  }

  mutating func stayBusy(for seconds: Double) {
    quietTime = max(quietTime, time + seconds)
  }

  mutating func passQuietly(to end: Double) {
    time = max(time, end)
  }

  /// What is due first, if it is due by then.
  mutating func takeDue(by end: Double) -> Due? {
    guard let next = nextDeadline, next <= end else { return nil }
    return takeDue()
  }

  /// What is due first, however late; time passes to the end of all animation when nothing is. Says whether there is
  /// nothing left.
  mutating func takeDueOrRest() -> (due: Due?, isLast: Bool) {
    if client == nil, actions.isEmpty {
      time = max(time, quietTime)
      return (nil, true)
    }
    return (takeDue(), isIdle)
  }

  /// When something is due next.
  private var nextDeadline: Double? {
    let first = actions.map(\.deadline).min()
    guard client != nil else { return first }
    return min(deadline, first ?? deadline)
  }

  private mutating func takeDue() -> Due? {
    if !actions.isEmpty, let action = takeDueAction() { return .action(action) }
    guard let due = client.take() else { return nil }
    time = max(time, deadline)
    if !others.isEmpty { takeNext() }
    return .timer(due)
  }

  /// The action that is due before the first timer, if there is one.
  private mutating func takeDueAction() -> (() -> Void)? {
    guard let first = actions.indices.min(by: { actions[$0].deadline < actions[$1].deadline }),
      client == nil || actions[first].deadline <= deadline
    else { return nil }
    time = max(time, actions[first].deadline)
    return actions.remove(at: first).run
  }

  /// Makes the one of the others that is due first the timer.
  private mutating func takeNext() {
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

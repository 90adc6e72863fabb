import ConformanceChecks
import NavigationReference

/// Which callbacks of a scenario its last step had to call, which it did call, and what the stack comes to without any.
///
/// How many came does not tell a callback that is missing from one that came in its place, and the names that callbacks
/// push anywhere in the scenario do not tell a push that never happened from one that was lost. So the step is taken from
/// the model once more. That takes time, and is done for steps that differ only.
struct StepCallbacks {
  typealias Pending = NavigationModel.PendingCallback

  /// Where it can be seen whether something is wrong with the operation or with what was chained to it.
  static let toldApart = AspectSet(.stack, .appearing)

  /// What the scenario had put into callbacks before the step.
  private let pending: [Pending]
  /// Places among them.
  private let due: Set<Int>
  private let came: Set<Int>
  /// The stack as the step leaves it where nothing is done in any callback.
  let bareStack: [Int32]

  /// - Parameter lines: the scenario up to the step, which the model did not refuse.
  /// - Returns: `nil` where nothing was put into callbacks.
  init?(of lines: [ScenarioLine], _ events: [ObservedEvent]) {
    guard !lines.isEmpty, lines.contains(where: Self.isCallback) else { return nil }
    let begin = Self.beginning(of: lines)
    var expectation = Expectation()
    var model = NavigationModel()
    for line in lines[..<begin] { model.apply(line, to: &expectation) }
    let pending = model.pending
    guard !pending.isEmpty else { return nil }
    self.pending = pending

    var bare = model
    bare.forgetCallbacks()
    for line in lines[begin...] {
      model.apply(line, to: &expectation)
      bare.apply(line, to: &expectation)
    }
    bareStack = bare.stack.controllers.map(\.index)
    let left = model.pending
    due = Set(pending.indices.filter { !left.contains(pending[$0]) })
    came = Self.called(by: events, among: pending)
  }

  private static func isCallback(_ line: ScenarioLine) -> Bool {
    if case .callback = line { true } else { false }
  }

  /// The line with which the step began: what a transition tells is handed over when it has ended.
  private static func beginning(of lines: [ScenarioLine]) -> Int {
    let last = lines.count - 1
    guard case .settle = lines[last] else { return last }
    return lines.lastIndex { $0.motion == .running } ?? last
  }

  /// A callback is called once; what is told again calls the next one, or nothing.
  private static func called(by events: [ObservedEvent], among pending: [Pending]) -> Set<Int> {
    var called: Set<Int> = []
    for event in events {
      guard let callback = event.callback else { continue }
      let index = pending.indices.first {
        pending[$0].callback == callback && !called.contains($0)
      }
      if let index { called.insert(index) }
    }
    return called
  }

  var areAsExpected: Bool { came == due }

  /// Whether one came that should not have come.
  var areSuperfluous: Bool { !came.isSubset(of: due) }

  /// Where those that should not have come are seen.
  var superfluous: [Aspect] {
    came.subtracting(due).sorted().map { index in
      switch pending[index].callback {
      case .viewWillAppear: .bystanders
      case .willShow: .willShowController
      }
    }
  }

  /// Whether everybody is there who was to be pushed in a callback that came, and who was told by it.
  func isChainComplete(in stack: [Int32]) -> Bool {
    let pushed = pushed(in: came)
    let told = came.filter { index in
      if case .push = pending[index].operation { true } else { false }
    }.map { pending[$0].callback.controller.index }
    return !pushed.isEmpty && pushed.union(told).isSubset(of: stack)
  }

  /// Whether something was to be pushed in a callback, and no callback came in which it could have been.
  var isChainMissing: Bool {
    !pushed(in: due).isEmpty && pushed(in: due.intersection(came)).isEmpty
  }

  /// Whether a stack differs from the bare one in nothing but what was pushed in the callbacks that came. Where such a
  /// callback was due, what it pushes has to be there.
  func explain(_ stack: [Int32]) -> Bool {
    let added = pushed(in: came)
    return pushed(in: due.intersection(came)).isSubset(of: stack)
      && stack.filter { !added.contains($0) } == bareStack.filter { !added.contains($0) }
  }

  private func pushed(in callbacks: Set<Int>) -> Set<Int32> {
    var names: Set<Int32> = []
    for index in callbacks {
      // Who pushes itself is on the stack already, or came there without the callback.
      guard case .push(let name, _) = pending[index].operation,
        name != pending[index].callback.controller
      else { continue }
      names.insert(name.index)
    }
    return names
  }
}

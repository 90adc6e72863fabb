import HeadlessNavigation
import HeadlessNavigationAdapter
import NavigationConformance

extension Mutant {
  /// Mutants that run the wrong transition, or report it wrongly.
  static let transitions: [Mutant] = [
    Mutant("SETVC-17", "the lower part is pushed", "start A; push B; set A animated") {
      $0.instead = { stage, operation in
        guard case .set(let list, true) = operation, list.count < stage.stack.count,
          zip(list, stage.stack).allSatisfy({ $0 === $1 })
        else { return false }
        try stage.run(.push, from: stage.top, to: list.last) {
          try $0.setViewControllers(list, animated: false)
        }
        return true
      }
    },
    Mutant("SETVC-18", "one controller more is popped", "start A; set A B animated") {
      $0.instead = { stage, operation in
        guard case .set(let list, true) = operation, list.count == stage.stack.count + 1,
          zip(list, stage.stack).allSatisfy({ $0 === $1 })
        else { return false }
        try stage.run(.pop, from: stage.top, to: list.last) {
          try $0.setViewControllers(list, animated: false)
        }
        return true
      }
    },
    Mutant("TRANS-02", "the one in between is shown", "start A; set A B C; popTo A animated") {
      $0.instead = { stage, operation in
        guard case .popTo(let end, true) = operation, stage.stack.count > 2, end !== stage.back,
          end !== stage.top
        else { return false }
        try stage.run(.pop, from: stage.top, to: stage.back) {
          stage.popped = try $0.pop(to: end, animated: false)
        }
        return true
      }
    },
    Mutant("TRANS-04", "both ends are exchanged", "start A; push B animated") {
      $0.instead = { stage, operation in
        guard case .push(let new, true) = operation,
          !stage.stack.contains(where: { $0 === new })
        else { return false }
        try stage.run(.push, from: new, to: stage.top) { try $0.push(new, animated: false) }
        return true
      }
    },
    Mutant("TRANS-10", "the old view stays after a transition", "start A; push B running; settle") {
      $0.content = { $0.isLeftRunning ? .some($0.topBefore) : nil }
    },
    Mutant("TRANS-12", "a pop to where one is runs one", "start A; popTo A animated") {
      $0.after = { stage, operation in
        guard case .popTo(let end, true) = operation, end === stage.topBefore else { return }
        stage.log?.transition(.pop, from: end, to: end, animated: true)
      }
    },
    Mutant(
      "PUSH-08", "a push that a callback makes is animated",
      "B.viewWillAppear: push C; start A; push B"
    ) {
      $0.after = { stage, operation in
        guard stage.hasChained(operation) else { return }
        stage.log?.transition(.push, from: stage.topBefore, to: stage.top, animated: true)
      }
    },
    Mutant(
      "TRANS-09", "a push that a callback makes moves the bar",
      "B.viewWillAppear: push C; start A; push B"
    ) {
      $0.after = { stage, operation in
        guard stage.hasChained(operation) else { return }
        stage.log?.navigationBarContent(animated: true)
      }
    },
  ]

  /// Mutants that tell the delegate what is wrong, or nothing.
  static let delegate: [Mutant] = [
    Mutant("DLG-01", "nobody is told of a push", "start A; push B") {
      $0.instead = { stage, operation in
        guard case .push(let new, let animated) = operation else { return false }
        try stage.untold { try $0.push(new, animated: animated) }
        return true
      }
    },
    Mutant("DLG-03", "a push tells of the controller that it covers", "start A; push B") {
      $0.instead = { stage, operation in
        guard case .push(let new, let animated) = operation, let old = stage.top,
          !stage.stack.contains(where: { $0 === new })
        else { return false }
        try stage.untold { try $0.push(new, animated: animated) }
        stage.delegate?.willShow(old, animated: animated)
        stage.delegate?.didShow(old, animated: animated)
        return true
      }
    },
    Mutant("DLG-10", "who is no delegate is told", "start A; delegate = none; push B") {
      $0.after = { stage, operation in
        guard operation.isPush, stage.delegate == nil, let top = stage.top else { return }
        stage.tell(stage.log, top)
      }
    },
    Mutant(
      "DLG-05", "of a push that a callback makes the delegate is told as of an animated one",
      "B.viewWillAppear: push C; start A; push B"
    ) {
      $0.after = { stage, operation in
        guard stage.hasChained(operation), let top = stage.top else { return }
        stage.delegate?.willShow(top, animated: true)
        stage.delegate?.didShow(top, animated: true)
      }
    },
    Mutant(
      "DLG-23", "the delegate is replaced once and no more",
      "start A; delegate = 2; delegate = 1; push B"
    ) {
      $0.instead = { $1.isSetDelegate && $0.replacementCount > 1 }
    },
    Mutant(
      "DLG-13", "a toolbar that is shown in will-show is hidden again",
      "start A; delegate.willShow B: setToolbarHidden false; push B"
    ) {
      $0.after = { stage, operation in
        guard operation.isPush, stage.wasToolbarHidden, !stage.base.isToolbarHidden else { return }
        try stage.base.setToolbarHidden(true, animated: false)
      }
    },
  ]
}

extension MutantStage {
  /// Whether a callback has made a push besides that of the operation.
  fileprivate func hasChained(_ operation: MutantOperation) -> Bool {
    operation.isPush && stack.count - before.count > 1
  }

  /// Does something without an animation and reports one of another kind.
  fileprivate func run(
    _ kind: NavigationTransitionKind, from: UIViewController?,
    to: UIViewController?,
    _ work: (HeadlessAdapter) throws -> Void
  ) throws {
    log?.transition(kind, from: from, to: to, animated: true)
    try work(base)
  }
}

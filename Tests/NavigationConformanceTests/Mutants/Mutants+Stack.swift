import HeadlessNavigation
import NavigationConformance

extension Mutant {
  /// Mutants whose stack, or what is returned of it or displayed of it, is wrong.
  static let stack: [Mutant] = [
    Mutant("STACK-05", "the top is read at the bottom", "start A; push B") {
      $0.top = { .some($0.stack.first) }
    },
    Mutant("SETVC-02", "after a set the first controller is the top", "start A; set A B") {
      $0.top = { $0.last?.list.map(\.first) }
    },
    Mutant("STACK-09", "coming on screen empties the stack", "start A off screen; show") {
      $0.stack = { $0.last?.isShow == true ? [] : nil }
    },
    Mutant("STACK-10", "a change of the bar pops", "start A; push B; setNavigationBarHidden true") {
      $0.stack = { $0.last?.isBarChange == true ? $0.stack.dropLast() : nil }
    },
    Mutant("STACK-03", "a pop to the root takes the root along", "start A; popToRoot") {
      $0.stack = { stage in
        guard case .popToRoot = stage.last, stage.before.count == 1 else { return nil }
        return []
      }
    },
    Mutant(
      "STACK-11", "no more than four of one class may be on the stack",
      "start A; set A B C D; push E"
    ) {
      $0.instead = { stage, operation in
        if operation.isPush, stage.stack.count > 3 { throw MutantRefusal() }
        return false
      }
    },
    Mutant(
      "APP-16", "who was popped keeps the parent where the transition was left running",
      "start A; push B; pop running; settle"
    ) {
      $0.isChild = { stage, controller in
        stage.isLeftRunning && stage.gone.contains { $0 === controller } ? true : nil
      }
    },
    Mutant("INIT-01", "being presented puts the root on the stack again", "start A presented") {
      $0.stack = { $0.isPresented && $0.last?.isStart == true ? $0.stack + $0.stack : nil }
    },
    Mutant("INIT-05", "one that was made without a root has one", "start empty") {
      $0.stack = { stage in
        guard case .start(nil) = stage.last else { return nil }
        return [UIViewController()]
      }
    },
    Mutant("INIT-13", "a set is lost where the stack is empty", "start empty; set A") {
      $0.instead = { $1.list != nil && $0.stack.isEmpty }
    },
    Mutant("PUSH-13", "a push is lost where the stack is empty", "start empty; push A") {
      $0.instead = { $1.isPush && $0.stack.isEmpty }
    },
    Mutant("INIT-15", "nothing is displayed when it comes on screen", "start A off screen; show") {
      $0.content = { $0.last?.isShow == true ? .some(nil) : nil }
    },
    Mutant("CON-03", "nothing is displayed inside another container", "start A embedded") {
      $0.content = { $0.isEmbedded && $0.last?.isStart == true ? .some(nil) : nil }
    },
    Mutant("INIT-16", "at first nobody is visible", "start A") {
      $0.visible = { $0.last?.isStart == true ? .some(nil) : nil }
    },
    Mutant("PUSH-11", "who was left out of a set may not come back", "start A; set B; push A") {
      $0.instead = { stage, operation in
        if case .push(let new, _) = operation, stage.leftOut.contains(where: { $0 === new }) {
          throw MutantRefusal()
        }
        return false
      }
    },
    Mutant("POP-01", "a pop from four takes nobody off", "start A; set A B C D; pop") {
      $0.stack = { $0.last?.isPop == true && $0.before.count > 3 ? $0.before : nil }
    },
    Mutant("POP-04", "a pop of nothing returns somebody", "start A; pop") {
      $0.returned = { stage, operation in
        operation.isPop && stage.before.count == 1 ? [UIViewController()] : nil
      }
    },
    Mutant("POP-10", "popping to the top returns the top", "start A; popTo A") {
      $0.returned = { stage, operation in
        guard case .popTo(let end, _) = operation, end === stage.topBefore else { return nil }
        return [end]
      }
    },
    Mutant("POP-14", "popping to the root returns the root", "start A; popToRoot") {
      $0.returned = { stage, operation in
        guard case .popToRoot = operation, stage.before.count == 1 else { return nil }
        return stage.before
      }
    },
    Mutant("POP-05", "the popped view stays on display", "start A; push B; pop") {
      $0.content = { $0.last?.isPop == true ? .some($0.topBefore) : nil }
    },
    Mutant("SETVC-03", "an assignment of the array is lost", "start A; viewControllers = B") {
      $0.stack = { stage in
        guard case .assign = stage.last else { return nil }
        return stage.before
      }
    },
    Mutant("SETVC-12", "a set keeps the root at the bottom", "start A; set B C") {
      $0.stack = { stage in
        guard case .set(let list, _) = stage.last, list.count > 1, let root = stage.before.first,
          !list.contains(where: { $0 === root })
        else { return nil }
        return [root] + list
      }
    },
    Mutant("SETVC-20", "a set of one is a push", "start A; set B") {
      $0.stack = { stage in
        guard case .set(let list, _) = stage.last, list.count == 1, let new = list.first,
          !stage.before.contains(where: { $0 === new })
        else { return nil }
        return stage.before + list
      }
    },
  ]
}

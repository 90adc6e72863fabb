/// Why the model refuses a line: a precondition that the documents put on the caller, or a scenario that makes no sense.
package enum Refusal: Hashable, Sendable {
  case notStarted
  case startedTwice
  case alreadyOnScreen
  case showWithoutRoot
  case emptyArray
  case repeatedController(ControllerName)
  case notOnStack(ControllerName)
  case emptyStack
  case transitionRuns
  case nothingRuns
  case runningOffScreen
  case runningWithoutTransition
  case noBackButton
  case hidesBottomBarOnStack(ControllerName)
  case callbackCannotBeForeseen(ControllerName)
  case callbackSaidTwice(ControllerName)
  case callbackPushesOnStack(ControllerName)
  case callbackInDelegatePushes
  case changeOfRunning

  /// The statement of the documents that the caller would break, where it is one.
  package var row: String? {
    switch self {
    case .showWithoutRoot: "INIT-06"
    case .emptyArray: "SETVC-24"
    case .repeatedController: "SETVC-25"
    case .notOnStack: "POP-09"
    case .transitionRuns: "TRANS-05"
    case .noBackButton: "POP-26"
    case .hidesBottomBarOnStack: "TV-16"
    default: nil
    }
  }

  package var text: String {
    switch self {
    case .notStarted: "this line needs a subject; put 'start A' before it"
    case .startedTwice: "a scenario starts once; remove this line"
    case .alreadyOnScreen:
      "the subject is on screen already; remove this line or start it off screen"
    case .showWithoutRoot: "a root must be added before the controller goes on screen"
    case .emptyArray:
      "the documents do not say what an empty stack means; name at least one controller"
    case .repeatedController(let name):
      "\(name) is named twice; the documents do not say what that means"
    case .notOnStack(let name): "\(name) is not on the stack, and the target of a pop-to must be"
    case .emptyStack: "the stack is empty; push a root first"
    case .transitionRuns:
      "a transition runs, and the documents ask the caller to wait for its end; put 'settle' before this line"
    case .nothingRuns: "nothing is left running here; remove this line"
    case .runningOffScreen: "a transition can be left running on screen only"
    case .runningWithoutTransition: "this line starts no transition that could be left running"
    case .noBackButton: "no default back button is shown here; there is nothing to tap"
    case .hidesBottomBarOnStack(let name):
      "\(name) is on the stack; the documents do not say what a late change of hidesBottomBarWhenPushed means"
    case .callbackCannotBeForeseen(let name):
      "the documents do not say whether the callback of \(name) comes here, so what it does cannot be foreseen"
    case .callbackSaidTwice(let name): "\(name) has a callback of this kind already"
    case .callbackPushesOnStack(let name):
      "the callback would push \(name), which is on the stack then"
    case .callbackInDelegatePushes:
      "the documents do not say what a push inside a delegate message means; use viewWillAppear"
    case .changeOfRunning: "this line cannot run while a transition does; put 'settle' before it"
    }
  }
}

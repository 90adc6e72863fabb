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
  case segueOntoStack(ControllerName)
  case hidesBottomBarOnStack(ControllerName)
  case callbackCannotBeForeseen(ControllerName)
  case callbackPushesLeaving(ControllerName)
  /// A callback pushes while something is animated, or animates its push.
  case callbackPushesInMotion(ControllerName)
  case callbackSaidTwice(ControllerName)
  case callbackPushesOnStack(ControllerName)
  case callbackInDelegatePushes
  case callbackPops
  case callbackSets
  case changeOfRunning
  case covered
  case nothingPresented
  case presentedAlready
  case presentingOffScreen
  case presentedController(ControllerName)
  case presenterNotOnTop(ControllerName)
  case presentingStacked(ControllerName)
  case changeUnderContent
  case lendingUnderPresented
  case gestureRuns
  case noGesture
  case gestureUnavailable
  case noEditButton
  case editingOpen(ControllerName)
  case noToolbarItem
  case noLeftItem
  case mainViewOnStack(ControllerName)
  case tabBarController(ControllerName)
  case navigationController(ControllerName)
  case elsewhere(ControllerName)
  /// A tab bar or navigation controller is to be presented, or one that is on another stack.
  case presentingKind(ControllerName)
  case kindSaidLate(ControllerName)
  case barView(BarObject, BarViewProperty)
  case foreignBarClass(BarObject)
  case twoRuns

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
    case .noBackButton:
      "no back button is shown here, or need be; there is nothing to tap"
    case .segueOntoStack(let name): "\(name) is on the stack, and a segue leads to a new controller"
    case .hidesBottomBarOnStack(let name):
      "\(name) is on the stack; the documents do not say what a late change of hidesBottomBarWhenPushed means"
    case .callbackCannotBeForeseen(let name):
      "the documents do not say whether, or before what, the callback of \(name) comes here, so what it does cannot be foreseen"
    case .callbackPushesLeaving(let name):
      "the callback would push \(name), which is on its way out then; the documents do not say what becomes of it"
    case .callbackPushesInMotion(let name):
      "the callback of \(name) pushes while an animation runs, or starts one; the documents ask the caller to wait"
    case .callbackSaidTwice(let name): "\(name) has a callback of this kind already"
    case .callbackPushesOnStack(let name):
      "the callback would push \(name), which is on the stack then"
    case .callbackInDelegatePushes:
      "the documents do not say what a push inside a delegate message means; use viewWillAppear"
    case .callbackPops:
      "the documents do not say what a pop inside a callback means; pop in a line of its own"
    case .callbackSets:
      "the documents do not say what a set inside a callback means; set in a line of its own"
    case .changeOfRunning: "this line cannot run while a transition does; put 'settle' before it"
    case .covered: "a controller is presented over the interface; nothing under it can be touched"
    case .nothingPresented: "nothing is presented here; there is nothing to dismiss"
    case .presentedAlready:
      "a controller is presented already; the documents do not say what a second one means"
    case .presentingOffScreen: "a controller can be presented over an interface on screen only"
    case .presentedController(let name):
      "\(name) is presented; it cannot be on the stack at the same time"
    case .presenterNotOnTop(let name): "\(name) is not on top, and only the top can present"
    case .presentingStacked(let name):
      "\(name) is on the stack; only another controller can be presented"
    case .changeUnderContent:
      "a controller on the stack presents here; the documents do not say what a change of the stack means then"
    case .lendingUnderPresented:
      "a controller is presented over the interface; none is lent under it"
    case .gestureRuns:
      "a pop gesture is under way; put 'gesture finish' or 'gesture cancel' before this line"
    case .noGesture: "no pop gesture is under way; put 'gesture begin' before this line"
    case .noEditButton: "no edit button is shown here; there is nothing to tap"
    case .editingOpen(let name):
      "the documents do not say whether \(name) is still being edited, so what a tap means is open"
    case .noToolbarItem:
      "the toolbar shows no such item here, or need not; there is nothing to tap"
    case .noLeftItem:
      "no left item of the top's own is shown here, or need be; there is nothing to tap"
    case .mainViewOnStack(let name):
      "\(name) has its main view already; it cannot get one of another kind"
    case .tabBarController(let name):
      "\(name) is a tab bar controller, and none may be put on a stack"
    case .navigationController(let name):
      "\(name) is a navigation controller; the documents do not say what one on a stack means"
    case .elsewhere(let name):
      "\(name) is on another stack; the documents do not say what it means to put it on a second one"
    case .presentingKind(let name):
      "\(name) is a tab bar or navigation controller, or on another stack; scenarios present none"
    case .kindSaidLate(let name):
      "\(name) is there already; of what kind it is, and whether on another stack, is said before"
    case .gestureUnavailable:
      "the documents do not say whether the pop gesture can begin here"
    case .barView(.navigationBar, let property):
      "the navigation bar belongs to its controller; nobody else may assign its \(property.rawValue)"
    case .barView(.toolbar, let property):
      "the toolbar is there to present action sheets from; nobody may assign its \(property.rawValue)"
    case .foreignBarClass(.navigationBar):
      "the class given for the navigation bar must be a subclass of the standard one"
    case .foreignBarClass(.toolbar):
      "the class given for the toolbar must be a subclass of the standard one"
    case .twoRuns: "two runs are compared where a scenario is carried out, not within one"
    }
  }
}

internal import NavigationReference

extension Refusal {
  /// The refusal as the error of a scenario's line, with the statement that the caller would break.
  var message: String {
    row.map { "\(text) (statement \($0))" } ?? text
  }

  /// What to do about it, in the state in which the line was refused.
  func advice(in model: NavigationModel) -> String {
    switch self {
    case .notStarted:
      "only what a controller carries and what a callback does may be said before the start"
    case .startedTwice: "two subjects are two scenarios"
    case .alreadyOnScreen: "'start A off screen' and 'start empty' leave something to show"
    case .showWithoutRoot: "put 'push A' before it"
    case .emptyArray: "for example set A B"
    case .repeatedController: "name each controller once"
    case .notOnStack: "\(stack(of: model)); push it first, or pop to one of these"
    case .emptyStack: "for example push A"
    case .transitionRuns, .nothingRuns:
      "'running' leaves a line's transition under way, up to 'settle'"
    case .runningOffScreen: "write 'animated' instead, or put 'show' before this line"
    case .runningWithoutTransition: "write 'animated' instead; \(stack(of: model))"
    case .noBackButton:
      "a back button needs a screen, a visible bar, a controller below the top and no left item; "
        + "one that was changed since the top last did need not show yet; \(stack(of: model))"
    case .hidesBottomBarOnStack: "set it before the controller joins the stack"
    case .callbackCannotBeForeseen:
      "a callback is foreseen when its controller becomes the top of a shown stack, has no second callback, "
        + "and nothing animates around a push in it"
    case .callbackPushesLeaving: "let it push a controller that has not been on the stack"
    case .callbackPushesInMotion:
      "leave 'animated' out of this line and of the push in the callback"
    case .callbackSaidTwice:
      "a callback comes once; put the second one after the line that uses up the first"
    case .callbackPushesOnStack: "let it push a controller that is not there; \(stack(of: model))"
    case .callbackPops, .callbackSets:
      "a callback may push in viewWillAppear, and change the bars"
    case .callbackInDelegatePushes: "for example B.viewWillAppear: push C"
    case .covered, .presentedAlready, .presentedController, .changeUnderContent,
      .lendingUnderPresented:
      "put 'dismiss' before this line"
    case .nothingPresented: "for example present M, and then dismiss"
    case .presentingOffScreen: "put 'show' before this line"
    case .presenterNotOnTop: "let the top present, or the navigation controller: present M"
    case .presentingStacked, .segueOntoStack:
      "name a controller that is not there; \(stack(of: model))"
    case .gestureRuns, .noGesture:
      "a gesture begins, may go on with 'gesture update', and is cancelled or finished"
    case .noEditButton:
      "the top needs its edit button on the right of a visible bar: A.item.right = A.editButton"
    case .noToolbarItem:
      "the top needs the item in a visible toolbar: setToolbarHidden false, and A.setToolbarItems [x]"
    case .noLeftItem:
      "the top needs an item with a label on the left of a visible bar before it comes up: A.item.left = x"
    case .editingOpen: "tap while the controller stays on top"
    case .mainViewOnStack: "set it before the controller joins the stack or is presented"
    case .tabBarController, .navigationController, .elsewhere, .presentingKind:
      "name another controller"
    case .barView(.navigationBar, _): "hide it through its controller: setNavigationBarHidden true"
    case .barView(.toolbar, _): "hide it through its controller: setToolbarHidden true"
    case .foreignBarClass: "leave out 'foreign' and what follows it"
    case .kindSaidLate: "put the line before all others with this controller"
    case .gestureUnavailable:
      "it begins on a shown interface with a visible bar and without a left item on top; "
        + stack(of: model)
    default: "a scenario keeps to what the documents define"
    }
  }

  /// The stack as far as a message has room for it.
  private func stack(of model: NavigationModel) -> String {
    let controllers = model.stack.controllers
    guard !controllers.isEmpty else { return "the stack here is empty" }
    let shown = controllers.suffix(12).map(\.description).joined(separator: " ")
    return "the stack here is " + (controllers.count > 12 ? "… " : "") + shown
  }
}

/// One line of a scenario: set-up, the start, or one operation by the program or by the person using the app.
///
/// Set-up lines (`change`, `callback`) may stand before the start; everything else stands after it.
public enum ScenarioLine: Hashable, Sendable {
  case change(ControllerName, Attribute)
  /// The next time the callback comes, the operation is carried out inside it, once.
  case callback(Callback, CallbackOperation)
  case start(Start)
  /// Puts a controller that was started off screen on the screen.
  case show
  case push(ControllerName, Motion)
  case pop(Motion)
  case popTo(ControllerName, Motion)
  case popToRoot(Motion)
  case setViewControllers([ControllerName], Motion)
  /// Assigns the `viewControllers` property.
  case assignViewControllers([ControllerName])
  case tapBack
  /// Performs a push segue from the top to another controller.
  case segue(ControllerName)
  case setNavigationBarHidden(Bool, animated: Bool)
  case assignNavigationBarHidden(Bool)
  case setToolbarHidden(Bool, animated: Bool)
  case assignToolbarHidden(Bool)
  case setToolbarItems(ControllerName, [Label]?, animated: Bool)
  case setDelegate(DelegateName?)
  /// Sets a delegate that nobody else keeps, and lets go of it; afterwards there is none.
  case lendDelegate
  /// Pushes a controller that nobody else keeps, pops it and lets go of it; afterwards the stack is as it was.
  case lendController
  /// Waits until nothing is pending; ends what a `running` line began.
  case settle
  /// Presents a controller over the interface: the navigation controller does, or a controller on its stack.
  case present(ControllerName, by: ControllerName?, animated: Bool)
  /// Dismisses what is presented.
  case dismiss(animated: Bool)
  /// The person using the app swipes from the left edge.
  case popGesture(GesturePhase)
  /// The person using the app taps the edit button of the controller on top.
  case tapEdit
  /// The person using the app taps an item that the toolbar shows.
  case tapToolbarItem(Label)
  /// The person using the app taps the item that the controller on top has on the left.
  case tapLeftItem
  /// Changes a property of a bar itself.
  case changeBar(BarProperty)
  /// Tries to make something else the delegate of the navigation bar.
  case replaceBarDelegate
  /// Makes another navigation controller beside the subject.
  case makeAnother
  /// A mark between the parts of a scenario that compares two runs.
  case fork(Fork)
}

extension ScenarioLine {
  /// Whether the line is a push, pop or set, whoever asks for it.
  package var isStackOperation: Bool {
    switch self {
    case .push, .pop, .popTo, .popToRoot, .setViewControllers, .assignViewControllers, .tapBack,
      .segue:
      true
    case .change, .callback, .start, .show, .setNavigationBarHidden, .assignNavigationBarHidden,
      .setToolbarHidden, .assignToolbarHidden, .setToolbarItems, .setDelegate, .lendDelegate,
      .lendController, .settle, .present, .dismiss, .popGesture, .tapEdit, .tapToolbarItem,
      .tapLeftItem, .changeBar, .replaceBarDelegate, .makeAnother, .fork:
      false
    }
  }

  package var motion: Motion {
    switch self {
    case .push(_, let motion), .pop(let motion), .popTo(_, let motion), .popToRoot(let motion),
      .setViewControllers(_, let motion):
      motion
    default:
      .still
    }
  }
}

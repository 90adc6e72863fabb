/// What the suite asks of the glue between it and an implementation, the *subject*.
///
/// The suite knows controllers by identity only, so an adapter keeps no table. Laws:
///
/// 1. `start` makes a fresh subject: nothing of an earlier one can be seen afterwards.
/// 2. `makeController` returns a new object each time.
/// 3. Reading changes nothing, and two reads without an operation between them agree.
/// 4. Everything is logged by the time `settle` returns, and nothing after.
/// 5. The same operations give the same answers.
///
/// A self-check tries these before anything is judged. A refusal of the subject is any thrown error; what the subject
/// does not have throws ``Unsupported``. What is claimed may not throw that, and reading it may throw nothing.
///
/// `makeController`, `start`, `viewControllers`, `push` and `pop(animated:)` have no default. That of `capabilities` is
/// `.standard`, that of `settle` does what `settleAtOnce` does, that of `settleAtOnce` nothing, and every other one
/// throws ``Unsupported``.
///
/// An adapter of main-actor classes conforms as `: @MainActor NavigationAdapter`.
public protocol NavigationAdapter {
  /// The subject's content view controllers.
  associatedtype Controller: AnyObject
  /// The subject's navigation items.
  associatedtype Item: AnyObject = NoItem

  /// What is claimed; see ``Capabilities``.
  static var capabilities: Capabilities { get }

  /// A new content view controller that reports its appearance messages to `log`.
  func makeController(label: String, log: EventLog<Controller>) -> Controller

  /// A fresh subject with this root, on screen, whose delegate reports to `log`.
  mutating func start(root: Controller, log: EventLog<Controller>) throws

  /// The stack, bottom to top.
  var viewControllers: [Controller] { get }

  /// Pushes a controller. One that is on the stack already comes only where `raises` is claimed, or `endsOnRaise` in a
  /// process of its own: throws what the subject raises then.
  mutating func push(_ controller: Controller, animated: Bool) throws
  /// Pops the top. Returns what the subject returns: the controller that was popped, or with only the root on the stack
  /// whatever it returns then.
  mutating func pop(animated: Bool) throws -> Controller?
  /// Pops down to a controller; claimed as `popTo`. It is on the stack, but for the profiles `robustness` and `uikit`.
  /// Returns the popped controllers in the subject's order, which the documents leave open; `nil` or an empty array where
  /// there are none.
  mutating func pop(to controller: Controller, animated: Bool) throws -> [Controller]?
  /// Pops down to the root; claimed as `popToRoot`. Returns what `pop(to:animated:)` does.
  mutating func popToRoot(animated: Bool) throws -> [Controller]?
  /// Calls the method with the whole stack, bottom to top; claimed as `setViewControllers`. There is one controller at
  /// least and none twice, but for the profiles `robustness` and `uikit`.
  mutating func setViewControllers(_ controllers: [Controller], animated: Bool) throws

  /// Returns when nothing is pending: transitions have ended and their messages are logged.
  mutating func settle() async
  /// Does what `settle` does where that takes no waiting, and returns whether it has; where it has not, `settle` is called.
  mutating func settleAtOnce() -> Bool

  // MARK: Claimed one by one

  /// A fresh subject with this root, not on screen.
  mutating func startOffScreen(root: Controller, log: EventLog<Controller>) throws
  /// A fresh subject without a root, not on screen.
  mutating func startEmpty(log: EventLog<Controller>) throws
  /// Puts the subject on the screen.
  mutating func show() throws
  /// Assigns the property rather than calling the method.
  mutating func assignViewControllers(_ controllers: [Controller]) throws
  /// Taps the back button as the person using the app would.
  mutating func tapBack() throws
  /// Performs a push segue from the top of the stack to a controller that is not on it, animated or not as the subject's
  /// segues are. It is for the segue to push: the adapter does here what a storyboard does, and calls no push itself.
  mutating func performSegue(to controller: Controller) throws

  /// What the subject calls the top of its stack; `nil` for none.
  var topViewController: Controller? { get throws }
  /// What the subject calls its visible controller: the top, or what is presented over the interface; open while the
  /// subject is off screen.
  var visibleViewController: Controller? { get throws }
  /// The controller whose view is embedded as the content view.
  var contentController: Controller? { get throws }
  /// Whether the subject is the controller's parent.
  func isChild(_ controller: Controller) throws -> Bool

  /// The navigation bar's items, bottom to top.
  var navigationItems: [Item] { get throws }
  /// The controller's navigation item, which asking for it makes if there is none yet.
  func navigationItem(of controller: Controller) throws -> Item
  /// Whether the controller has made its item yet; asking must not make it.
  func isNavigationItemCreated(of controller: Controller) throws -> Bool

  /// What the navigation bar shows on the left: `.item` for the top's left item or the back item of the controller
  /// below it, `.view` for one that is made of a view, `.backButton` for the default one, or `.nothing`. Of two at once, the
  /// one that should not be there.
  var leftContent: BarContent { get throws }
  /// What it shows in the centre: `.title`, `.view` or `.nothing`.
  var centerContent: BarContent { get throws }
  /// What it shows on the right: `.item`, `.view`, `.editButton` or `.nothing`.
  var rightContent: BarContent { get throws }
  /// The text that it shows above its controls; `nil` for none.
  var prompt: String? { get throws }
  /// Assigns one property of a controller or of its navigation item.
  mutating func assign(_ property: ControllerProperty, of controller: Controller) throws

  /// The navigation bar's flag, whether the bar can be seen or not.
  var isNavigationBarHidden: Bool { get throws }
  /// Whether the bar can really be seen.
  var isNavigationBarShown: Bool { get throws }
  /// Calls the method that hides or shows the navigation bar.
  mutating func setNavigationBarHidden(_ hidden: Bool, animated: Bool) throws
  /// Assigns the property rather than calling the method.
  mutating func assignNavigationBarHidden(_ hidden: Bool) throws
  /// The documented constant, in seconds.
  var hideShowBarDuration: Double { get throws }

  /// The toolbar's flag, whether the toolbar can be seen or not.
  var isToolbarHidden: Bool { get throws }
  /// Whether the toolbar can really be seen.
  var isToolbarShown: Bool { get throws }
  /// Calls the method that hides or shows the toolbar.
  mutating func setToolbarHidden(_ hidden: Bool, animated: Bool) throws
  /// Assigns the property rather than calling the method.
  mutating func assignToolbarHidden(_ hidden: Bool) throws
  /// The labels of the items that the toolbar holds; of those that are known by their kinds, the raw values of these.
  var toolbarItems: [String] { get throws }
  /// Calls the controller's method, which unlike the assignment can be animated; claimed as `toolbarItems`. The items
  /// come as labels: one that comes twice is the same item twice, and `nil` is no array.
  mutating func setToolbarItems(_ items: [String]?, of controller: Controller, animated: Bool)
    throws

  /// Replaces the delegate by one that reports to `log`, or removes it.
  mutating func setDelegate(_ log: EventLog<Controller>?) throws
  /// Makes a delegate, sets it and returns it. Nobody else may keep it, the adapter least of all: the suite lets go of it
  /// and sees, when nothing is pending, whether it is still there. Then it sets no delegate. The delegate need not report
  /// anything.
  mutating func lendDelegate() throws -> AnyObject
  /// Makes a content controller, pushes it and pops it again, both without an animation, and returns it. Nobody else may
  /// keep it, the adapter least of all: the suite lets go of it and sees, when nothing is pending, whether it is still
  /// there. It need not report anything; but the delegate is told of it like of any other, so whoever looks up controllers
  /// for the log leaves out what `makeController` has not made.
  mutating func lendController() throws -> AnyObject

  /// A fresh subject with this root, on screen because some other controller presents it modally; its delegate reports
  /// to `log`.
  mutating func startPresented(root: Controller, log: EventLog<Controller>) throws
  /// A fresh subject with this root, on screen inside another container: a tab bar controller, a split view, or whatever
  /// the subject's world has; its delegate reports to `log`.
  mutating func startEmbedded(root: Controller, log: EventLog<Controller>) throws
  /// Has the subject present a controller modally.
  mutating func present(_ controller: Controller, animated: Bool) throws
  /// Has a controller on the subject's stack, the top one, present another modally.
  mutating func present(_ controller: Controller, by presenter: Controller, animated: Bool) throws
  /// Dismisses what is presented, whoever presents it.
  mutating func dismiss(animated: Bool) throws

  /// Begins to swipe from the left edge, as the person using the app would.
  mutating func beginPopGesture() throws
  /// Goes on swiping. `progress` is the part of the way that is done, from 0 to 1.
  mutating func updatePopGesture(progress: Double) throws
  /// Ends the swipe where it began.
  mutating func cancelPopGesture() throws
  /// Ends the swipe on the other side.
  mutating func finishPopGesture() throws
  /// Whether the recogniser of the pop gesture is installed on the view of the navigation controller.
  var isPopGestureInstalled: Bool { get throws }

  /// Taps the edit button that is shown on the right, as the person using the app would.
  mutating func tapEditButton() throws

  /// Taps the item with this label in the toolbar, as the person using the app would.
  ///
  /// The items of who claims `toolbarItemTaps` are made with an action that calls `toolbarItemAction(_:)`, of the
  /// controller's log or of the one that the last start came with. Items may be assigned before the start. It is for the
  /// subject to run the action: the adapter does here what a touch does, and reports nothing itself.
  mutating func tapToolbarItem(_ label: String) throws

  /// Taps the item that is shown on the left of the navigation bar, which is the top controller's own, as the person using
  /// the app would.
  ///
  /// What comes of it is the subject's business: the adapter does here what a touch does, and pops nothing itself.
  mutating func tapLeftItem() throws

  /// The navigation bar itself, known by identity.
  var navigationBar: AnyObject { get throws }
  /// The toolbar itself, known by identity.
  var toolbar: AnyObject { get throws }
  /// The navigation bar of another navigation controller, which is made for the question.
  func makeAnotherNavigationBar() throws -> AnyObject
  /// Whether the navigation bar's delegate is the navigation controller.
  var isNavigationBarDelegate: Bool { get throws }
  /// Tries to make something else the delegate of the navigation bar.
  mutating func replaceNavigationBarDelegate() throws
  /// Assigns one property of the navigation bar.
  mutating func assign(_ property: NavigationBarProperty) throws
  /// What the navigation bar looks like, as far as the suite has assigned it.
  var navigationBarAppearance: NavigationBarAppearance { get throws }
  /// What is inside the view of the navigation controller, at whatever depth.
  var interfaceParts: InterfaceParts { get throws }
  /// Whether the content inset of the top controller's main view was adjusted for the bars.
  var isContentInsetAdjusted: Bool { get throws }

  /// A new tab bar controller. The robustness profile tries to put it on a stack, where the documents allow none, and
  /// nothing else does; so it need not report anything. Where the subject takes it, it is asked about as any other is.
  func makeTabBarController(label: String, log: EventLog<Controller>) throws -> Controller
  /// A new navigation controller, empty or not, beside the subject. The robustness profile tries to put it on a stack,
  /// of which the documents say nothing, and nothing else does; it need not report anything either.
  func makeNavigationController(label: String, log: EventLog<Controller>) throws -> Controller
  /// A new content controller that is on the stack of another navigation controller. The adapter makes that one for the
  /// question and keeps it as long as the scenario lasts, which may start after this. The robustness profile tries to put
  /// the controller on the subject's stack as well, of which the documents say nothing, and nothing else does.
  mutating func makeControllerElsewhere(label: String, log: EventLog<Controller>) throws
    -> Controller
  /// Assigns a property of a bar's view directly, which the documents leave to the controller; claimed as
  /// `directBarChanges`. The robustness profile does, and nothing else.
  mutating func assignDirectly(_ property: ManagedBarProperty, of bar: ManagedBar) throws
  /// A fresh subject with this root, on screen, whose delegate reports to `log`, and for one of whose bars a class is given
  /// that is no bar's; claimed as `foreignBarClasses`. The robustness profile does that, and nothing else. Where it throws
  /// nobody is asked for anything: there may be no subject.
  mutating func start(root: Controller, foreignClassOf bar: ManagedBar, log: EventLog<Controller>)
    throws
}

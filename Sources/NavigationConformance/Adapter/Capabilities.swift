/// What an adapter claims its subject can do or show.
///
/// What is claimed is judged; what is not claimed is *not applicable*, never *holds*. Making controllers, starting,
/// reading the stack, push and pop are asked of every adapter and need no claim.
public struct Capabilities: OptionSet, Hashable, Sendable {
  /// One bit for each claim; which claim has which is nothing to rely on. They stand in two words: with an integer of 128 bits, the oldest systems that this package
  /// runs on would be left out.
  public struct RawValue: Hashable, Sendable {
    /// The claims of bits 0 to 63.
    @usableFromInline var low: UInt64
    /// The claims of bits 64 to 127.
    @usableFromInline var high: UInt64

    @inlinable
    init(low: UInt64, high: UInt64) {
      self.low = low
      self.high = high
    }
  }

  public let rawValue: RawValue

  @inlinable
  public init(rawValue: RawValue) {
    self.rawValue = rawValue
  }

  @inlinable
  init(bit: UInt64) {
    rawValue = bit < 64 ? RawValue(low: 1 << bit, high: 0) : RawValue(low: 0, high: 1 << (bit - 64))
  }

  // MARK: Stack

  /// ``NavigationAdapter/pop(to:animated:)``.
  public static let popTo = Capabilities(bit: 0)
  /// ``NavigationAdapter/popToRoot(animated:)``.
  public static let popToRoot = Capabilities(bit: 1)
  /// ``NavigationAdapter/setViewControllers(_:animated:)``.
  public static let setViewControllers = Capabilities(bit: 2)
  /// ``NavigationAdapter/assignViewControllers(_:)``.
  public static let assignViewControllers = Capabilities(bit: 3)
  /// A push that the documents forbid is refused with an error. It is asked of
  /// nobody who claims neither this nor, in a process of its own, ``endsOnRaise``.
  public static let raises = Capabilities(bit: 4)
  /// ``NavigationAdapter/topViewController``.
  public static let topViewController = Capabilities(bit: 5)
  /// ``NavigationAdapter/visibleViewController``.
  public static let visibleViewController = Capabilities(bit: 6)
  /// ``NavigationAdapter/contentController``.
  public static let content = Capabilities(bit: 7)
  /// ``NavigationAdapter/isChild(_:)``.
  public static let parent = Capabilities(bit: 8)

  /// ``NavigationAdapter/performSegue(to:)``.
  public static let segues = Capabilities(bit: 56)
  /// ``NavigationAdapter/lendController()``. For subjects whose objects go when nobody keeps them.
  public static let controllerOwnership = Capabilities(bit: 64)

  // MARK: Screen

  /// ``NavigationAdapter/startOffScreen(root:log:)`` and ``NavigationAdapter/show()``.
  public static let offScreen = Capabilities(bit: 9)
  /// ``NavigationAdapter/startEmpty(log:)`` and ``NavigationAdapter/show()``.
  public static let emptyStart = Capabilities(bit: 10)

  // MARK: Navigation bar

  /// ``NavigationAdapter/navigationItems`` and ``NavigationAdapter/navigationItem(of:)``.
  public static let itemStack = Capabilities(bit: 11)
  /// ``NavigationAdapter/isNavigationItemCreated(of:)``.
  public static let itemCreation = Capabilities(bit: 12)
  /// Titles and item properties can be assigned, and ``NavigationAdapter/leftContent``,
  /// ``NavigationAdapter/centerContent`` and ``NavigationAdapter/rightContent`` read.
  public static let barContent = Capabilities(bit: 13)
  /// Prompts can be assigned, and ``NavigationAdapter/prompt`` read.
  public static let prompt = Capabilities(bit: 14)
  /// ``NavigationAdapter/isNavigationBarHidden`` and both ways of changing it.
  public static let navigationBar = Capabilities(bit: 15)
  /// ``NavigationAdapter/isNavigationBarShown``.
  public static let navigationBarShown = Capabilities(bit: 16)
  /// ``NavigationAdapter/tapBack()``.
  public static let tapBack = Capabilities(bit: 17)
  /// Views in bar items can be assigned, claimed together with ``barContent``; which of them is shown is told as `.view`.
  public static let itemViews = Capabilities(bit: 58)
  /// ``NavigationAdapter/tapLeftItem()``, claimed together with ``barContent``.
  public static let leftItemTaps = Capabilities(bit: 63)

  // MARK: Toolbar

  /// ``NavigationAdapter/isToolbarHidden`` and both ways of changing it.
  public static let toolbar = Capabilities(bit: 18)
  /// ``NavigationAdapter/isToolbarShown``.
  public static let toolbarShown = Capabilities(bit: 19)
  /// Toolbar items can be assigned, and ``NavigationAdapter/toolbarItems`` read.
  public static let toolbarItems = Capabilities(bit: 20)
  /// ``NavigationAdapter/assign(_:of:)`` with `.hidesBottomBarWhenPushed`.
  public static let hidesBottomBar = Capabilities(bit: 21)
  /// ``NavigationAdapter/tapToolbarItem(_:)``, claimed together with ``toolbarItems``; what the items' actions do is
  /// logged.
  public static let toolbarItemTaps = Capabilities(bit: 52)
  /// ``NavigationAdapter/assign(_:of:)`` with `.toolbarItemKinds`, claimed together with ``toolbarItems``, which names
  /// those items by their kinds.
  public static let toolbarItemKinds = Capabilities(bit: 59)

  // MARK: Messages

  /// The delegate's will-show messages are logged.
  public static let willShow = Capabilities(bit: 22)
  /// The delegate's did-show messages are logged.
  public static let didShow = Capabilities(bit: 23)
  /// ``NavigationAdapter/setDelegate(_:)``.
  public static let delegateReplacement = Capabilities(bit: 24)
  /// ``NavigationAdapter/lendDelegate()``, claimed together with ``delegateReplacement``. For subjects whose objects go
  /// when nobody keeps them.
  public static let delegateOwnership = Capabilities(bit: 57)
  /// viewWillAppear is logged.
  public static let appearance = Capabilities(bit: 25)
  /// viewWillDisappear or viewDidDisappear is logged as well.
  public static let disappearance = Capabilities(bit: 26)
  /// The moving flags are passed to the log with the appearance messages.
  public static let movingFlags = Capabilities(bit: 27)
  /// Whether the view can be seen already is passed to the log with viewWillAppear.
  public static let viewAtAppearance = Capabilities(bit: 28)
  /// What the log returns from viewWillAppear and willShow is carried out there and then.
  public static let callbacks = Capabilities(bit: 29)

  // MARK: Animation

  /// Animated transitions are logged.
  public static let transitions = Capabilities(bit: 30)
  /// Animated transitions go on until `settle`, so that other operations can run meanwhile.
  public static let runningTransitions = Capabilities(bit: 31)
  /// Changes of the navigation bar's visibility are logged, and ``NavigationAdapter/hideShowBarDuration``.
  public static let barAnimations = Capabilities(bit: 32)
  /// Changes of the toolbar's visibility are logged.
  public static let toolbarAnimations = Capabilities(bit: 33)
  /// Changes of the navigation bar's content are logged.
  public static let barContentAnimations = Capabilities(bit: 34)
  /// Changes of the toolbar's items are logged.
  public static let toolbarItemsAnimations = Capabilities(bit: 35)

  // MARK: Modal presentation

  /// ``NavigationAdapter/present(_:animated:)`` and ``NavigationAdapter/dismiss(animated:)``.
  public static let modal = Capabilities(bit: 36)
  /// ``NavigationAdapter/present(_:by:animated:)``, claimed together with ``modal``.
  public static let modalByContent = Capabilities(bit: 37)
  /// ``NavigationAdapter/startPresented(root:log:)``.
  public static let presentedStart = Capabilities(bit: 38)

  // MARK: Pop gesture

  /// ``NavigationAdapter/beginPopGesture()``, ``NavigationAdapter/updatePopGesture(progress:)``,
  /// ``NavigationAdapter/cancelPopGesture()`` and ``NavigationAdapter/finishPopGesture()``.
  public static let popGesture = Capabilities(bit: 39)
  /// ``NavigationAdapter/isPopGestureInstalled``.
  public static let popGestureView = Capabilities(bit: 40)

  // MARK: Edit button

  /// A controller's edit button can be assigned as its right item, and ``NavigationAdapter/tapEditButton()``; setEditing
  /// is logged. Claimed together with ``barContent``.
  public static let editButton = Capabilities(bit: 41)

  // MARK: The bars themselves

  /// ``NavigationAdapter/navigationBar``.
  public static let navigationBarObject = Capabilities(bit: 42)
  /// ``NavigationAdapter/toolbar``.
  public static let toolbarObject = Capabilities(bit: 43)
  /// ``NavigationAdapter/makeAnotherNavigationBar()``, claimed together with ``navigationBarObject``.
  public static let anotherController = Capabilities(bit: 44)
  /// ``NavigationAdapter/isNavigationBarDelegate`` and ``NavigationAdapter/replaceNavigationBarDelegate()``.
  public static let navigationBarDelegate = Capabilities(bit: 45)
  /// ``NavigationAdapter/assign(_:)`` and ``NavigationAdapter/navigationBarAppearance``.
  public static let navigationBarAppearance = Capabilities(bit: 46)
  /// The colours in ``NavigationAdapter/navigationBarAppearance`` that are really shown, and the tint of controllers'
  /// views.
  public static let navigationBarColors = Capabilities(bit: 47)
  /// ``NavigationAdapter/interfaceParts``.
  public static let interfaceParts = Capabilities(bit: 48)
  /// Controllers can be given a scroll view, and ``NavigationAdapter/isContentInsetAdjusted`` be read.
  public static let contentInset = Capabilities(bit: 49)

  // MARK: Broken rules

  /// ``NavigationAdapter/makeTabBarController(label:log:)``, so that the robustness profile can try to put one on a stack.
  /// Nothing else does.
  public static let tabBarControllers = Capabilities(bit: 51)
  /// ``NavigationAdapter/makeNavigationController(label:log:)``, so that the robustness profile can try to put one on a
  /// stack. Nothing else does.
  public static let navigationControllers = Capabilities(bit: 60)
  /// ``NavigationAdapter/makeControllerElsewhere(label:log:)``, so that the robustness profile can try to put one on a
  /// second stack. Nothing else does.
  public static let controllersElsewhere = Capabilities(bit: 62)
  /// ``NavigationAdapter/assignDirectly(_:of:)``, so that the robustness profile can hide, move, fade and remove the bars
  /// behind the controller's back. Nothing else does.
  public static let directBarChanges = Capabilities(bit: 53)
  /// ``NavigationAdapter/start(root:foreignClassOf:log:)``, so that the robustness profile can give a class that is no
  /// bar's. Nothing else does.
  public static let foreignBarClasses = Capabilities(bit: 54)

  /// What the log returns from viewWillAppear and willShow may be a pop or a set and is carried out there and then,
  /// claimed together with ``callbacks``. The robustness profile asks for it, and nothing else does.
  public static let reentrantCallbacks = Capabilities(bit: 61)

  // MARK: Placement

  /// ``NavigationAdapter/startEmbedded(root:log:)``.
  public static let embeddedStart = Capabilities(bit: 55)

  // MARK: Ends

  /// A push that the documents forbid ends the process, as an uncaught exception of UIKit's or a failed precondition
  /// does.
  ///
  /// For who cannot claim `raises`; beside it, it says nothing. In process nothing comes of it. In a process of its
  /// own, with `--isolated` or `--exec`, the end is taken for the refusal, and the requirements about raising are
  /// judged.
  public static let endsOnRaise = Capabilities(bit: 50)

  /// What an adapter claims when it says nothing: all of the stack's operations.
  public static let standard: Capabilities = [.popTo, .popToRoot, .setViewControllers]

  /// Everything there is to claim. (`endsOnRaise` is there for who cannot claim `raises`.)
  public static let all = Capabilities(rawValue: RawValue(low: ~(1 << 50), high: 1))
}

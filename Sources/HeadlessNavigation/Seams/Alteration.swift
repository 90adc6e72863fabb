/// What faults and variants need to remember. A navigation controller without them leaves it
/// alone.
@MainActor
final class Alteration {
  /// The stack before the operation under way. Who has left it is kept by nobody but those that are to keep it.
  var stackBefore: [UIViewController] {
    get { former.compactMap(\.object) }
    set { former = newValue.map { WeakReference($0) } }
  }
  private var former: [WeakReference<UIViewController>] = []
  /// The bar's items before it.
  var itemsBefore: [UINavigationItem] = []
  /// The stack to be read while an animation runs, if it is not the real one.
  var formerStack: [UIViewController]?
  /// The bar's items to be read meanwhile, and the flags of the bars.
  var formerItems: [UINavigationItem]?
  var formerBarFlag: Bool?
  var formerToolbarFlag: Bool?
  /// The content of the bar before the operation under way.
  var contentBefore = NavigationBarContent()
  /// The content of the bar when the top last changed, and the item that was on top then.
  var contentAtTop: (top: UINavigationItem, content: NavigationBarContent)?
  /// Whom the bar showed when the top last changed, and what it was made of then.
  weak var topAtRefresh: UIViewController?
  weak var itemBelowAtRefresh: UINavigationItem?
  var backItemAtRefresh: UIBarButtonItem?
  var titlesAtRefresh: (controller: String?, item: String?)
  /// Wrongly stands for an item with a view.
  lazy var untitledButton = UIBarButtonItem(title: nil)
  /// Whether the bar is still to show what belongs to the new top, and with an animation.
  var awaitedContentAnimation: Bool?
  /// Whether the bar could be seen through by what was assigned last, and by what was assigned before.
  var translucencies: (former: Bool?, last: Bool?)
  /// The controller wrongly taken for the visible one.
  var staleVisible: UIViewController?
  /// Whether the toolbar was shown by the caller over a controller that hides it.
  var isShownExplicitly = false
  /// Whether the toolbar was hidden for a controller and is not coming back.
  var isToolbarStuck = false
  /// Whether the caller has set the toolbar's flag.
  var isToolbarFlagSet = false
  /// Whether the delegate is told nothing of the operation under way.
  var isUntold = false
  /// Whether a delegate is being told what will be shown.
  var isTellingWillShow = false
  /// The delegate was told of a pop by gesture as of one without animation.
  var isToldAsUnanimated = false
  /// The delegate that heard the begin of the transition.
  var delegateAtBegin: (any UINavigationControllerDelegate)?
  /// Who was popped last, kept alive.
  var lastPopped: UIViewController?
  /// A delegate wrongly kept alive.
  var retainedDelegate: (any UINavigationControllerDelegate)?
  /// Delegates wrongly kept alive after they were replaced.
  var formerDelegates: [any UINavigationControllerDelegate] = []
  /// The first delegate there was.
  weak var firstDelegate: (any UINavigationControllerDelegate)?
  /// Whether the top has changed since a controller was presented.
  var hasTopChangedUnderModal = false
  /// The controller that was presented last.
  var lastPresented: UIViewController?
  /// Whether an edit button was pressed.
  var hasEdited = false
  /// Whether the bar was made although its class was wrong, and holds nothing.
  var isBarForeign = false
  /// Bars that wrongly take the place of the first ones.
  var otherBar: UINavigationBar?
  var otherToolbar: UIToolbar?
  /// Whether something else has become the delegate of the bar.
  var hasOtherBarDelegate = false
  /// Whether the next pop is wrongly lost.
  var losesNextPop = false

  init() {}

  /// What is read is what there is again.
  func forgetFormer() {
    formerStack = nil
    formerItems = nil
    formerBarFlag = nil
    formerToolbarFlag = nil
  }
}

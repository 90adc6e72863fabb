/// A node of the view tree. It has a visibility, and a place if it is given one, and draws
/// nothing.
@MainActor
open class UIView {
  /// The views directly inside this one, back to front.
  public var subviews: [UIView] { contents.all }

  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { isOut }
    set { isOut = newValue }
  }

  /// The colour of what can be tapped inside the view; `nil` is that of the view around it.
  open var tintColor: UIColor? {
    get { ownTint }
    set { ownTint = newValue }
  }

  /// Creates a view that is in no tree.
  public required init() {}

  /// The view this one is inside of.
  public var superview: UIView? { container?.object }

  /// The window at the root of the tree, if the tree ends in one.
  open var window: UIWindow? { superview?.window }

  // Stored out of the reach of other modules, where reading needs no check for an access under way; the same holds for
  // other properties that are read at each step.
  private var isOut = false
  private var ownTint: UIColor?
  /// The views inside, and the box of the view that this one is in.
  lazy var contents = SubviewList(superview: self)
  var container: WeakReference<UIView>?
  /// Where the view is; `nil` for a view that was never given a place.
  var geometry: ViewGeometry?

  /// Adds a view in front of the others, taking it out of where it was.
  ///
  /// - Parameter view: The view to add.
  open func addSubview(_ view: UIView) {
    contents.append(view)
  }

  /// Adds a view at a position, taking it out of where it was.
  ///
  /// - Parameters:
  ///   - view: The view to add.
  ///   - index: Its position from the back; positions beyond the front mean the front.
  open func insertSubview(_ view: UIView, at index: Int) {
    contents.insert(view, at: index)
  }

  /// Called when the view has got another size. An override places the views inside.
  open func layoutSubviews() {}

  /// Takes the view out of the view it is inside of.
  open func removeFromSuperview() {
    guard let container else { return }
    self.container = nil
    container.object?.contents.remove(self)
  }
}

extension UIView: nonisolated IdentityHashable {}

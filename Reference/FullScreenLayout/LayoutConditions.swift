/// Everything that decides where the content of a navigation interface may be: the four factors, the bars that are
/// there, and what a modal presentation adds.
///
/// *View Controller Catalog*, Adopting a Full-Screen Layout for Navigation Views.
public struct LayoutConditions: Hashable, Sendable {
  /// The window spans the screen.
  public var windowFillsScreen: Bool
  /// There is a navigation bar.
  public var isNavigationBarShown: Bool
  /// The navigation bar lets through what is under it.
  public var isNavigationBarTranslucent: Bool
  /// There is a toolbar.
  public var isToolbarShown: Bool
  /// The toolbar lets through what is under it.
  public var isToolbarTranslucent: Bool
  /// The controller on top asks for full-screen layout.
  public var wantsFullScreenLayout: Bool
  /// The navigation interface is a tab, above a tab bar.
  public var isAboveTabBar: Bool
  /// The navigation controller is presented modally.
  public var presentation: Presentation?

  /// What a modal presentation adds.
  public struct Presentation: Hashable, Sendable {
    /// The view that the interface is presented in spans the screen.
    public var containerFillsScreen: Bool
    /// The presenting controller asks for full-screen layout itself.
    public var presenterWantsFullScreenLayout: Bool

    /// A presentation: over the whole screen, and by a controller that asks for nothing, unless it is said.
    public init(containerFillsScreen: Bool = true, presenterWantsFullScreenLayout: Bool = false) {
      self.containerFillsScreen = containerFillsScreen
      self.presenterWantsFullScreenLayout = presenterWantsFullScreenLayout
    }
  }

  /// An opaque navigation bar, no toolbar and no wishes, in a window that spans the screen.
  public init() {
    windowFillsScreen = true
    isNavigationBarShown = true
    isNavigationBarTranslucent = false
    isToolbarShown = false
    isToolbarTranslucent = false
    wantsFullScreenLayout = false
    isAboveTabBar = false
  }
}

extension LayoutConditions {
  /// Every combination, the usual one first.
  package static var all: [LayoutConditions] {
    LayoutFactor.allCases.reduce(into: [LayoutConditions()]) { all, factor in
      all += all.compactMap { $0.toggled(factor) }
    }
  }

  /// Everything that a layout could be the place to stop at: the window and the view presented in both span the screen.
  package var fillsScreen: Bool {
    windowFillsScreen && presentation?.containerFillsScreen ?? true
  }
}

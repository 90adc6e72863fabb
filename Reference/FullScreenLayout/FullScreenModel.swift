/// Where the content of a navigation interface may be, as a total function of the conditions.
///
/// The factors are considered in this order: the window, the navigation bar, the toolbar, the controller's wish. What an
/// earlier one refuses no later one permits.
package struct FullScreenModel: SystemModel {
  package typealias Expected = SystemExpectation<FullScreenAspect, FullScreenSituation>

  /// What was laid out last.
  package private(set) var world: LayoutConditions?
  package private(set) var expectation = Expected()

  package init() {}

  package func refusal(of line: LayoutConditions) -> SystemRefusal? { nil }

  package mutating func apply(_ line: LayoutConditions) {
    expectation = Expected()
    expectation.situation = Self.situation(of: line)
    expectation.state(.failure, .word("none"))
    expectation.state(.interior, .word("as before"))
    stateWhole(line)
    stateNavigationBar(line)
    stateToolbar(line)
    stateStatusBar(line)
    stateScreen(line)
    if let world { compare(line, with: world) }
    world = line
  }

  private static func situation(of conditions: LayoutConditions) -> FullScreenSituation {
    var situation: FullScreenSituation = []
    let presentation = conditions.presentation
    if conditions.fillsScreen { situation.insert(.fills) }
    if !conditions.windowFillsScreen { situation.insert(.smallWindow) }
    if conditions[.smallContainer] { situation.insert(.smallContainer) }
    if conditions.wantsFullScreenLayout { situation.insert(.wants) }
    if conditions.isNavigationBarShown, conditions.isNavigationBarTranslucent {
      situation.insert(.translucentNavigationBar)
    }
    if conditions.isToolbarShown, conditions.isToolbarTranslucent {
      situation.insert(.translucentToolbar)
    }
    if let presentation, !presentation.presenterWantsFullScreenLayout {
      situation.insert(.unwillingPresenter)
    }
    if !conditions.windowFillsScreen, conditions.permitsUnderlapOfBars,
      conditions.wantsFullScreenLayout, presentation == nil, !conditions.isAboveTabBar
    {
      situation.insert(.refusedEarlier)
    }
    if conditions.fillsScreen, conditions.hasOpaqueNavigationBar,
      conditions.wantsFullScreenLayout, !situation.contains(.unwillingPresenter)
    {
      situation.insert(.refusedEarlier)
    }
    return situation
  }

  // MARK: The bars together

  private mutating func stateWhole(_ conditions: LayoutConditions) {
    let situation = expectation.situation
    guard situation.contains(.fills), !conditions.isAboveTabBar else { return }
    if conditions.isNavigationBarShown, !situation.contains(.translucentNavigationBar),
      !situation.contains(.translucentToolbar), !situation.contains(.wants)
    {
      expectation.state(.underlapped, .list([]))
    }
    if situation.isSuperset(of: [.wants, .translucentNavigationBar, .translucentToolbar]),
      !situation.contains(.unwillingPresenter)
    {
      expectation.state(
        .underlapped, .list(["status bar", "navigation bar", "toolbar"]))
    }
  }

  // MARK: One by one

  private mutating func stateNavigationBar(_ conditions: LayoutConditions) {
    guard conditions.isNavigationBarShown else { return }
    guard conditions.isNavigationBarTranslucent else {
      return expectation.state(.navigationBar, .flag(false))
    }
    switch (conditions.fillsScreen, conditions.wantsFullScreenLayout) {
    case (true, true): stateWanted(conditions)
    case (true, false): leaveOpen(.navigationBar, Self.unwanted)
    case (false, true): leaveOpen(.navigationBar, Self.inSmallWindow)
    case (false, false): break
    }
  }

  /// Content that wants it lies under a translucent navigation bar, unless something else may have a say: an opaque
  /// toolbar makes the wish count for nothing, a presenter limits what it presents, and above a tab bar the view around
  /// does not span the screen. Where two of them meet, what is seen can be put down to neither.
  private mutating func stateWanted(_ conditions: LayoutConditions) {
    let limits = conditions.limits
    switch limits.count {
    case 0: expectation.state(.navigationBar, .flag(true))
    case 1: leaveOpen(.navigationBar, limits[0])
    default: break
    }
  }

  private mutating func stateToolbar(_ conditions: LayoutConditions) {
    guard conditions.isToolbarShown else { return }
    guard conditions.isToolbarTranslucent else {
      return expectation.state(.toolbar, .flag(false))
    }
    // A translucent toolbar alone decides nothing that is said.
    guard conditions.isNavigationBarShown || conditions.isNavigationBarTranslucent,
      !conditions.isAboveTabBar
    else { return }
    switch (conditions.fillsScreen, conditions.wantsFullScreenLayout) {
    case (true, true) where conditions.isNavigationBarTranslucent:
      if expectation.situation.contains(.unwillingPresenter) {
        leaveOpen(.toolbar, Self.underUnwillingPresenter)
      } else {
        expectation.state(.toolbar, .flag(true))
      }
    case (true, true): leaveOpen(.toolbar, Self.besideOpaqueBar)
    case (true, false) where conditions.isNavigationBarTranslucent:
      leaveOpen(.toolbar, Self.unwanted)
    case (false, true) where conditions.isNavigationBarTranslucent:
      leaveOpen(.toolbar, Self.inSmallWindow)
    default: break
    }
  }

  private mutating func leaveOpen(_ aspect: FullScreenAspect, _ choice: Int) {
    expectation.state(
      aspect, choice,
      Self.choices[choice].readings.enumerated().map {
        SystemReading($0.offset, .flag($0.element == "yes"))
      })
  }

  private mutating func stateStatusBar(_ conditions: LayoutConditions) {
    let isUnwilling = expectation.situation.contains(.unwillingPresenter)
    if !conditions.wantsFullScreenLayout || isUnwilling {
      expectation.state(.statusBar, .flag(false))
    } else if conditions.fillsScreen, conditions.hasOpaqueNavigationBar {
      // The bar is considered before the wish, which counts for nothing then.
      expectation.state(.statusBar, .flag(false))
    } else if conditions.fillsScreen, conditions.permitsUnderlapOfBars {
      if conditions.isAboveTabBar {
        leaveOpen(.statusBar, Self.aboveTabBar)
      } else {
        expectation.state(.statusBar, .flag(true))
      }
    }
  }

  private mutating func stateScreen(_ conditions: LayoutConditions) {
    if conditions.isAboveTabBar { expectation.state(.tabBar, .flag(false)) }
    if !conditions.fillsScreen {
      expectation.state(.fullScreen, .flag(false))
    } else if !conditions.isNavigationBarShown, !conditions.isToolbarShown,
      !conditions.isAboveTabBar, conditions.wantsFullScreenLayout,
      !expectation.situation.contains(.unwillingPresenter)
    {
      expectation.state(.fullScreen, .flag(true))
    }
  }

  // MARK: Two layouts

  private mutating func compare(_ conditions: LayoutConditions, with former: LayoutConditions) {
    guard let factor = conditions.onlyDifference(from: former) else { return }
    if factor == .toolbarTranslucent, !conditions.isToolbarShown {
      expectation.state(.sameAgain, .flag(true))
    }
    if let permitsMore = factor.permitsMore, conditions[factor] == permitsMore {
      expectation.state(.lessThanBefore, .list([]))
    }
  }
}

extension LayoutConditions {
  /// No bar that is there is opaque.
  fileprivate var permitsUnderlapOfBars: Bool {
    !hasOpaqueNavigationBar && !hasOpaqueToolbar
  }

  fileprivate var hasOpaqueNavigationBar: Bool {
    isNavigationBarShown && !isNavigationBarTranslucent
  }

  private var hasOpaqueToolbar: Bool { isToolbarShown && !isToolbarTranslucent }

  /// The open points that decide whether a wish counts.
  fileprivate var limits: [Int] {
    var limits: [Int] = []
    if hasOpaqueToolbar { limits.append(FullScreenModel.besideOpaqueToolbar) }
    if let presentation, !presentation.presenterWantsFullScreenLayout {
      limits.append(FullScreenModel.underUnwillingPresenter)
    }
    if isAboveTabBar { limits.append(FullScreenModel.aboveTabBar) }
    return limits
  }
}

extension FullScreenModel {
  static let unwanted = 0
  static let besideOpaqueBar = 1
  static let inSmallWindow = 2
  static let besideOpaqueToolbar = 3
  static let underUnwillingPresenter = 4
  static let aboveTabBar = 5

  package static let choices = [
    SystemChoice(
      "translucent-bar-unwanted",
      "Is content under a translucent bar although full-screen layout is not wanted?",
      ["no", "yes"], rows: ["LAY-08", "LAY-09"]),
    SystemChoice(
      "toolbar-beside-opaque-bar",
      "Is content under a translucent toolbar although the navigation bar is opaque?",
      ["no", "yes"], rows: ["LAY-09"]),
    SystemChoice(
      "translucent-bar-in-small-window",
      "Is content under a translucent bar in a window that does not span the screen?",
      ["no", "yes"], rows: ["LAY-08", "LAY-09"]),
    SystemChoice(
      "translucent-bar-beside-opaque-toolbar",
      "Is content that wants it under a translucent navigation bar although the toolbar is opaque?",
      ["yes", "no"], rows: ["LAY-08"]),
    SystemChoice(
      "translucent-bar-under-unwilling-presenter",
      "Is content that wants it under translucent bars although its presenter does not want that?",
      ["yes", "no"], rows: ["LAY-08", "LAY-09"]),
    SystemChoice(
      "full-screen-above-tab-bar",
      "Is content that wants it under the bars above although it ends at a tab bar below?",
      ["yes", "no"], rows: ["LAY-08", "LAY-10"]),
  ]
}

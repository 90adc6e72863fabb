/// One of the conditions of a layout, named for what is unusual about it, in the order in which a scenario writes them.
package enum LayoutFactor: String, Hashable, Sendable, CaseIterable {
  case smallWindow
  case navigationBarHidden
  case navigationBarTranslucent
  case toolbar
  case toolbarTranslucent
  case wantsFullScreen
  case tabBar
  case presented
  // These two need a presentation, and so come after it.
  case smallContainer
  case presenterWantsFullScreen

  /// Whether it permits more than its opposite, or less; `nil` for what changes which bars there are.
  package var permitsMore: Bool? {
    switch self {
    case .smallWindow, .smallContainer: false
    case .navigationBarTranslucent, .toolbarTranslucent, .wantsFullScreen,
      .presenterWantsFullScreen:
      true
    case .navigationBarHidden, .toolbar, .tabBar, .presented: nil
    }
  }
}

extension LayoutConditions {
  package subscript(factor: LayoutFactor) -> Bool {
    get {
      switch factor {
      case .smallWindow: !windowFillsScreen
      case .navigationBarHidden: !isNavigationBarShown
      case .navigationBarTranslucent: isNavigationBarTranslucent
      case .toolbar: isToolbarShown
      case .toolbarTranslucent: isToolbarTranslucent
      case .wantsFullScreen: wantsFullScreenLayout
      case .tabBar: isAboveTabBar
      case .presented: presentation != nil
      case .smallContainer: !(presentation?.containerFillsScreen ?? true)
      case .presenterWantsFullScreen: presentation?.presenterWantsFullScreenLayout ?? false
      }
    }
    set {
      switch factor {
      case .smallWindow: windowFillsScreen = !newValue
      case .navigationBarHidden: isNavigationBarShown = !newValue
      case .navigationBarTranslucent: isNavigationBarTranslucent = newValue
      case .toolbar: isToolbarShown = newValue
      case .toolbarTranslucent: isToolbarTranslucent = newValue
      case .wantsFullScreen: wantsFullScreenLayout = newValue
      case .tabBar: isAboveTabBar = newValue
      case .presented: presentation = newValue ? Presentation() : nil
      case .smallContainer: presentation?.containerFillsScreen = !newValue
      case .presenterWantsFullScreen:
        presentation?.presenterWantsFullScreenLayout = newValue
      }
    }
  }

  /// The same but for one factor; `nil` where that means nothing.
  package func toggled(_ factor: LayoutFactor) -> LayoutConditions? {
    var other = self
    other[factor].toggle()
    return other[factor] != self[factor] ? other : nil
  }

  /// The factor in which the two differ, if it is one alone.
  package func onlyDifference(from other: LayoutConditions) -> LayoutFactor? {
    let factors = LayoutFactor.allCases.filter { self[$0] != other[$0] }
    return factors.count == 1 ? factors.first : nil
  }
}

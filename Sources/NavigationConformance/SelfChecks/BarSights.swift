import NavigationReference

/// What could be seen of the bars while a self-check had them changed, animated. What a subject does not change it has no
/// reason to report, and that it does not change it is for the requirements.
struct BarSights {
  private var navigationBar: Set<Bool> = []
  private var toolbar: Set<Bool> = []
  /// Whether the toolbar was seen with the items it was given; `nil` if it was given none.
  private var showsItems: Bool?

  /// - Parameter isShown: `nil` where that cannot be read.
  mutating func see(navigationBar isShown: Bool?) {
    if let isShown { navigationBar.insert(isShown) }
  }

  /// - Parameter isShown: `nil` where that cannot be read.
  mutating func see(toolbar isShown: Bool?) {
    if let isShown { toolbar.insert(isShown) }
  }

  mutating func see(givenItems areShown: Bool) {
    showsItems = areShown
  }

  /// The claims of reports for which there was no occasion.
  var unchanged: Capabilities {
    var claims: Capabilities = []
    if navigationBar.count == 1 { claims.insert(.barAnimations) }
    if toolbar.count == 1 { claims.insert([.toolbarAnimations, .toolbarItemsAnimations]) }
    if showsItems == false { claims.insert(.toolbarItemsAnimations) }
    return claims
  }
}

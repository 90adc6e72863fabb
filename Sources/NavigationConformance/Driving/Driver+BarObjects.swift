public import ConformanceChecks
public import NavigationReference

extension Driver {
  /// Looks at the bars as objects, at how they stand in the interface, and for what was lent.
  @inlinable
  mutating func lookAtBarObjects(_ look: Look, _ observation: inout Observation) throws {
    if look.contains(.barIdentity) {
      let seen = try adapter.navigationBar
      observation.bars.isBarKept = bar == nil || bar === seen
      if bar == nil { bar = seen }
    }
    if look.contains(.toolbarIdentity) {
      let seen = try adapter.toolbar
      observation.bars.isToolbarKept = toolbar == nil || toolbar === seen
      if toolbar == nil { toolbar = seen }
    }
    if look.contains(.barDelegate) {
      observation.bars.isDelegate = try adapter.isNavigationBarDelegate
    }
    if !look.isDisjoint(with: .barLooks) {
      Self.note(try adapter.navigationBarAppearance, &observation.bars)
    }
    if look.contains(.interfaceParts) {
      observation.bars.parts = try adapter.interfaceParts.observed
    }
    if look.contains(.contentInset) {
      observation.bars.isInsetAdjusted = try adapter.isContentInsetAdjusted
    }
    if look.contains(.gestureView) {
      observation.isPopGestureInstalled = try adapter.isPopGestureInstalled
    }
    if !look.isDisjoint(with: .lentObjects) {
      observation.isLentObjectKept = lent?.object != nil
      lent = nil
      if look.contains(.lentDelegate) { try adapter.setDelegate(nil) }
    }
  }

  @inlinable
  static func note(_ appearance: NavigationBarAppearance, _ sighting: inout BarSighting) {
    sighting.style = appearance.barStyle.map { Label(observed: $0) }
    sighting.isTranslucent = appearance.isTranslucent
    sighting.tint = appearance.tintColor.map { Label(observed: $0) }
    sighting.barTint = appearance.barTintColor.map { Label(observed: $0) }
    sighting.itemColor = appearance.shownItemColor.map { Label(observed: $0) }
    sighting.barColor = appearance.shownBarColor.map { Label(observed: $0) }
  }
}

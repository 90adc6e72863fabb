extension NavigationModel {
  mutating func changeBar(_ property: BarProperty, _ expectation: inout Expectation) {
    expectation.situation.insert(.changeBar)
    isBarChanged = true
    switch property {
    case .style(let value): looks.value.style = value
    case .isTranslucent(let value):
      looks.value.isTranslucent = value
      // When the content makes room is not said; with the next top it has.
      isInsetSettled = false
    case .tint(let value): looks.value.tint = value
    case .barTint(let value): looks.value.barTint = value
    case .view: break
    }
  }

  /// States what holds of the bars as objects. They could be exchanged where they change, so there they are looked at.
  @inline(__always)
  mutating func stateBarObjects(_ facts: Situation, _ stated: inout AspectSet) {
    if !facts.isDisjoint(with: .bringsBars) {
      stated.insert(.barIdentity)
      stated.insert(.toolbarIdentity)
      stated.insert(.barDelegate)
    }
    if isBarChanged {
      stated.insert(.barAppearance)
      if looks.value.barTint != nil { stated.insert(.barTint) }
    }
  }

  /// States what is to be seen of the bars as parts of an interface that is in view.
  @inline(__always)
  mutating func stateBarsInView(
    _ facts: Situation, isToolbarCertain: Bool, _ stated: inout AspectSet
  ) {
    if isToolbarCertain, !facts.isDisjoint(with: .rearrangesBars) { stated.insert(.interfaceParts) }
    guard !isBarHidden else { return }
    guard isBarChanged else {
      // What colour its items have then is not said, but where they do not have it from.
      if facts.contains(.hasViewTint) { stated.insert(.itemColor) }
      return
    }
    if looks.value.tint != nil { stated.insert(.itemColor) }
    if looks.value.barTint != nil { stated.insert(.barColor) }
    if looks.value.isTranslucent == true, isInsetSettled { stated.insert(.contentInset) }
  }
}

package import NavigationReference

extension Checker {
  /// Compares what was seen of the bars as objects, and of a delegate that was lent.
  mutating func checkBarObjects(
    _ expected: inout Expectation, _ seen: inout Observation, _ judged: AspectSet,
    _ model: inout NavigationModel, _ differing: inout AspectSet
  ) {
    if judged.contains(.gestureView), !seen.isPopGestureInstalled { differing.insert(.gestureView) }
    if judged.contains(.lentDelegate), seen.isLentObjectKept { differing.insert(.lentDelegate) }
    if !seen.bars.isBarKept || seen.bars.isBarShared { differing.insert(.barIdentity) }
    if !seen.bars.isToolbarKept { differing.insert(.toolbarIdentity) }
    if !seen.bars.isDelegate { differing.insert(.barDelegate) }
    if judged.contains(.interfaceParts) { checkParts(&expected, &seen, &model, &differing) }
    guard model.isBarChanged else {
      if let tint = Self.foreignTint(&model), tint == seen.bars.itemColor {
        differing.insert(.itemColor)
      }
      return
    }
    let looks = model.barLooks
    if !Self.agrees(looks.style, seen.bars.style)
      || !Self.agrees(looks.isTranslucent, seen.bars.isTranslucent)
      || !Self.agrees(looks.tint, seen.bars.tint)
    {
      differing.insert(.barAppearance)
    }
    if !Self.agrees(looks.barTint, seen.bars.barTint) { differing.insert(.barTint) }
    if looks.tint != seen.bars.itemColor { differing.insert(.itemColor) }
    if looks.barTint != seen.bars.barColor { differing.insert(.barColor) }
    if seen.bars.isInsetAdjusted != expected.situation.contains(.scrolls) {
      differing.insert(.contentInset)
    }
  }

  private mutating func checkParts(
    _ expected: inout Expectation, _ seen: inout Observation, _ model: inout NavigationModel,
    _ differing: inout AspectSet
  ) {
    if !seen.bars.parts.isSuperset(of: Self.parts(expected, model)) {
      differing.insert(.interfaceParts)
    }
    // A toolbar that nobody has shown yet may not have been made, and one that was may have been taken out.
    if expected.toolbarShown == .exactly(false) {
      choices.note(.hiddenToolbarInView, seen.bars.parts.contains(.toolbar) ? 1 : 2)
    }
  }

  /// The colour that the items in the bar must not have, where nothing about the bar was changed: that of the view which is
  /// shown.
  package static func foreignTint(_ model: inout NavigationModel) -> Label? {
    guard let top = model.top, !model.isBarChanged else { return nil }
    return model.settings(of: top).viewTint
  }

  /// What was never assigned may read as anything.
  private static func agrees<Value: Equatable>(_ assigned: Value?, _ seen: Value?) -> Bool {
    assigned == nil || assigned == seen
  }

  /// What has to be inside the navigation controller's view.
  package static func parts(_ expected: Expectation, _ model: NavigationModel) -> ObservedParts {
    var parts: ObservedParts = .content
    if !model.isBarHidden { parts.insert(.navigationBar) }
    if expected.toolbarShown == .exactly(true) { parts.insert(.toolbar) }
    return parts
  }
}

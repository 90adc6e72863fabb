// Changes of what is displayed that are made under something else in the bar.
extension NavigationModel {
  /// What is changed under something else that is shown there has no chance to show. When that goes, before the top
  /// changes, two changes wait at once, as of two that are seen, and of each it is open whether it shows yet.
  mutating func noteCovered(_ name: ControllerName, from before: CoverableSettings) {
    guard name == top || name == back else { return }
    let mine = CoverableSettings(settings[name.position])
    if name == back, before.backItem != mine.backItem, let top,
      settings[top.position].leftItem != nil
    {
      isBackItemCovered = true
    }
    guard name == top else { return }
    if isBackItemCovered, !mine.hasLeftItem {
      isLeftOpen = true
      isOpenBarDue = true
    }
    let isOtherTitle = before.title != mine.title
    let isOtherItemTitle = before.itemTitle != mine.itemTitle
    if mine.titleView == nil, isTitleCovered, before.titleView != nil || isOtherItemTitle {
      isCentreOpen = true
      isOpenBarDue = true
    }
    let coversTitle = before.titleView != nil || before.itemTitle != nil
    if isOtherTitle && coversTitle || isOtherItemTitle && before.titleView != nil {
      isTitleCovered = true
    }
  }

  /// The top has changed: everything that waited shows.
  mutating func closeCovered() {
    isBackItemCovered = false
    isTitleCovered = false
    isLeftOpen = false
    isCentreOpen = false
  }
}

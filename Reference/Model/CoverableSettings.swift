/// What of a controller's settings can be changed under something else that the bar shows, or can be that.
struct CoverableSettings {
  let title: Label?
  let itemTitle: Label?
  let titleView: Label?
  let backItem: Label?
  let hasLeftItem: Bool

  @inline(__always)
  init(_ settings: ControllerSettings) {
    title = settings.title
    itemTitle = settings.itemTitle
    titleView = settings.titleView
    backItem = settings.backItem
    hasLeftItem = settings.leftItem != nil
  }
}

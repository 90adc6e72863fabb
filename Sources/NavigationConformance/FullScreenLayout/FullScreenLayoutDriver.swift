import NavigationReference

/// Drives a layout through its adapter.
struct FullScreenLayoutDriver<Adapter: FullScreenLayoutAdapter>: SystemDriver {
  typealias System = FullScreenSystem

  private var adapter: Adapter
  private var isStarted = false
  private var former: ContentLayout?

  init(_ adapter: Adapter) {
    self.adapter = adapter
  }

  mutating func begin() {
    isStarted = false
    former = nil
  }

  mutating func perform(
    _ line: LayoutConditions, state: FullScreenModel
  ) async -> SystemObservation<FullScreenAspect> {
    var seen = SystemObservation<FullScreenAspect>()
    seen[.failure] = .word("none")
    do {
      if !isStarted { try adapter.start() }
      isStarted = true
      let interior = try adapter.interior
      let layout = try adapter.layOut(line).withAllThatIsUnderlapped(in: line)
      seen[.interior] = .word(try adapter.interior == interior ? "as before" : "changed")
      look(at: layout, into: &seen)
      former = layout
    } catch is Unsupported {
      seen.unsupported = "layout"
    } catch {
      seen[.failure] = .word("an error")
      seen.raised = String(describing: error)
    }
    return seen
  }

  private func look(
    at layout: ContentLayout, into seen: inout SystemObservation<FullScreenAspect>
  ) {
    let bars = layout.underlapped
    seen[.underlapped] = bars.names
    seen[.navigationBar] = .flag(bars.contains(.navigationBar))
    seen[.toolbar] = .flag(bars.contains(.toolbar))
    seen[.statusBar] = .flag(bars.contains(.statusBar))
    seen[.tabBar] = .flag(bars.contains(.tabBar))
    seen[.fullScreen] = .flag(layout.fillsScreen)
    if let former {
      seen[.sameAgain] = .flag(layout == former)
      seen[.lessThanBefore] = former.underlapped.subtracting(bars).names
    }
  }
}

extension Set<LayoutBar> {
  /// In the order in which they are declared.
  fileprivate var names: SystemValue {
    .list(LayoutBar.allCases.filter { contains($0) }.map(\.rawValue))
  }
}

extension ContentLayout {
  /// What spans the whole screen is under everything that is shown on it, whether that is said or not.
  fileprivate func withAllThatIsUnderlapped(in conditions: LayoutConditions) -> ContentLayout {
    guard fillsScreen else { return self }
    var layout = self
    layout.underlapped.insert(.statusBar)
    if conditions.isNavigationBarShown { layout.underlapped.insert(.navigationBar) }
    if conditions.isToolbarShown { layout.underlapped.insert(.toolbar) }
    if conditions.isAboveTabBar { layout.underlapped.insert(.tabBar) }
    return layout
  }
}

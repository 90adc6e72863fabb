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
      let layout = try adapter.layOut(line)
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
    seen[.underlapped] = .list(
      LayoutBar.allCases.filter { bars.contains($0) }.map(\.rawValue))
    seen[.navigationBar] = .flag(bars.contains(.navigationBar))
    seen[.toolbar] = .flag(bars.contains(.toolbar))
    seen[.statusBar] = .flag(bars.contains(.statusBar))
    seen[.tabBar] = .flag(bars.contains(.tabBar))
    seen[.fullScreen] = .flag(layout.fillsScreen)
    if let former {
      seen[.sameAgain] = .flag(layout == former)
      seen[.lessThanBefore] = .flag(!bars.isSuperset(of: former.underlapped))
    }
  }
}

import ConformanceChecks
import NavigationReference

extension Observation {
  /// The observation with nothing in it but what two subjects can be compared by: one may say more than the other, in
  /// another order, without doing anything else.
  func comparable(_ claims: Capabilities) -> Observation {
    var comparable = self
    comparable.raised = raised.map { _ in "" }
    if !events.isEmpty { comparable.events = comparableEvents(claims).flatMap { $0 } }
    return comparable
  }

  /// The events in groups; between groups the order means nothing.
  func comparableEvents(_ claims: Capabilities) -> [[ObservedEvent]] {
    let all = events.compactMap { $0.comparable(claims) }
    func among(_ kinds: ObservedEvent.Kind...) -> [ObservedEvent] {
      all.filter { kinds.contains($0.kind) }
    }
    let disappearing = among(.viewWillDisappear).sorted { $0.controller < $1.controller }
    return [
      among(.willShow, .didShow), among(.viewWillAppear),
      disappearing.indices.filter { $0 == 0 || disappearing[$0] != disappearing[$0 - 1] }
        .map { disappearing[$0] },
      among(.pushTransition, .popTransition), among(.navigationBarVisibility),
      among(.toolbarVisibility), among(.navigationBarContent), among(.toolbarItems),
      firstMessages(of: all), among(.editingBegins, .editingEnds), among(.toolbarItemAction),
    ]
  }

  /// Of each controller that both a will-show and a viewWillAppear speak of, which came first.
  private func firstMessages(of events: [ObservedEvent]) -> [ObservedEvent] {
    var firsts: [ObservedEvent] = []
    for event in events where event.kind == .viewWillAppear {
      let pair = events.filter {
        $0.controller == event.controller && ($0.kind == .willShow || $0.kind == .viewWillAppear)
      }
      guard let first = pair.first, pair.contains(where: { $0.kind == .willShow }) else { continue }
      var bare = ObservedEvent(first.kind)
      bare.controller = first.controller
      if !firsts.contains(bare) { firsts.append(bare) }
    }
    return firsts
  }
}

extension ObservedEvent {
  /// The event with nothing in it that is not claimed.
  func limited(to claims: Capabilities) -> ObservedEvent? {
    guard claims.contains(capability) else { return nil }
    var event = self
    if !claims.contains(.movingFlags) {
      event.isMovingToParent = nil
      event.isMovingFromParent = nil
    }
    if !claims.contains(.viewAtAppearance) { event.isViewShown = nil }
    return event
  }

  /// What has to be claimed for such events to be judged.
  private var capability: Capabilities {
    switch kind {
    case .willShow: .willShow
    case .didShow: .didShow
    case .viewWillAppear, .viewDidAppear: .appearance
    case .viewWillDisappear, .viewDidDisappear: .disappearance
    case .pushTransition, .popTransition: .transitions
    case .navigationBarVisibility: .barAnimations
    case .toolbarVisibility: .toolbarAnimations
    case .navigationBarContent: .barContentAnimations
    case .toolbarItems: .toolbarItemsAnimations
    case .editingBegins, .editingEnds: .editButton
    case .toolbarItemAction: .toolbarItemTaps
    }
  }

  /// The event as both subjects would report it; `nil` where only one of them claims to, or need not.
  fileprivate func comparable(_ claims: Capabilities) -> ObservedEvent? {
    var event = self
    switch kind {
    case .willShow: return claims.contains(.willShow) ? event : nil
    case .didShow: return claims.contains(.didShow) ? event : nil
    case .viewWillAppear:
      guard claims.contains(.appearance) else { return nil }
      if !claims.contains(.movingFlags) { event.isMovingToParent = nil }
      if !claims.contains(.viewAtAppearance) { event.isViewShown = nil }
    case .viewWillDisappear, .viewDidDisappear:
      // Either of the two tells it.
      guard claims.contains(.disappearance) else { return nil }
      event.kind = .viewWillDisappear
      if !claims.contains(.movingFlags) { event.isMovingFromParent = nil }
    case .pushTransition, .popTransition:
      return claims.contains(.transitions) && isAnimated ? event : nil
    case .navigationBarVisibility:
      return claims.contains(.barAnimations) && isAnimated ? event : nil
    case .toolbarVisibility:
      event.duration = nil
      return claims.contains(.toolbarAnimations) && isAnimated ? event : nil
    case .navigationBarContent:
      return claims.contains(.barContentAnimations) && isAnimated ? event : nil
    case .toolbarItems:
      return claims.contains(.toolbarItemsAnimations) && isAnimated ? event : nil
    case .editingBegins, .editingEnds:
      guard claims.contains(.editButton) else { return nil }
    case .toolbarItemAction:
      guard claims.contains(.toolbarItemTaps) else { return nil }
    default: return nil
    }
    event.isAnimated = false
    event.isAnimationSaid = true
    event.hasParent = nil
    return event
  }
}

extension UINavigationController {
  /// Sends what comes before the new controller is shown, and starts to show it.
  func begin(_ record: TransitionRecord) {
    if isObserved, let observer = assignedObserver, let transition = transition(of: record) {
      observer.navigationController(self, didBegin: transition)
    }
    if record.isRemoval {
      record.from?.willMove(toParent: nil)
      record.from?.movesFromParent = !has(.movingFromMissing)
    }
    if record.isInsertion {
      record.to?.willMove(toParent: self)
      record.to?.movesToParent = !has(.movingToMissing)
    }
    if let unseen = record.unseen { move(unseen) }
    if isAltered {
      beginAltered(record)
      barFollows()
    } else if onScreen, record.kind != nil || record.isFirstDisplay {
      if record.isFirstDisplay { viewWillAppear(false) }
      if record.to?.loadedView == nil { record.to?.loadViewIfNeeded() }
      record.from?.viewWillDisappear(record.animated)
      record.to?.viewWillAppear(record.animated)
      if let incoming = record.to {
        assignedDelegate?.navigationController(self, willShow: incoming, animated: record.animated)
      }
    }
    embed(record)
  }

  /// Sends what comes after the new controller is shown.
  func end(_ record: consuming TransitionRecord) {
    if record.animated { content?.endTransition() }
    if isAltered {
      barFollows()
      endAltered(record)
    } else if onScreen, record.kind != nil || record.isFirstDisplay {
      if record.isFirstDisplay { viewDidAppear(false) }
      record.from?.viewDidDisappear(record.animated)
      record.to?.viewDidAppear(record.animated)
    }
    if record.isRemoval, let outgoing = record.from {
      outgoing.movesFromParent = false
      detach(outgoing)
      outgoing.didMove(toParent: nil)
    }
    if record.isInsertion || record.isFirstDisplay {
      record.to?.movesToParent = false
      if record.isInsertion { record.to?.didMove(toParent: self) }
    }
    if isAltered {
      tellDidShowAltered(record)
    } else if onScreen, record.kind != nil || record.isFirstDisplay, let incoming = record.to {
      assignedDelegate?.navigationController(self, didShow: incoming, animated: record.animated)
    }
    if isObserved, let observer = assignedObserver, let transition = transition(of: record) {
      observer.navigationController(self, didEnd: transition)
    }
  }

  /// Moves the controllers nobody sees: those between the old top and the new one, and those a
  /// set puts in or takes out below the top. They do not appear, so they are told no more.
  private func move(_ unseen: UnseenControllers) {
    if unseen.departedCount > 0 {
      for viewController in unseen.departed {
        viewController.willMove(toParent: nil)
        detach(viewController)
        viewController.didMove(toParent: nil)
      }
    }
    for viewController in unseen.arrived {
      viewController.willMove(toParent: self)
      viewController.didMove(toParent: self)
    }
  }

  private func detach(_ viewController: UIViewController) {
    guard !viewController.isOnStack, viewController.parentReference === reference else { return }
    if isAltered, detachAltered(viewController) { return }
    viewController.parentReference = nil
  }

  // MARK: Content

  /// Embeds the view of the new controller. During an animation that of the old one stays, too.
  func embed(_ record: TransitionRecord) {
    guard record.kind != nil, let incoming = record.to else { return }
    if isAltered, forgetsView(record) { return }
    displayed = incoming
    guard let content else { return }
    let view = incoming.loadedView ?? incoming.view
    if record.animated {
      content.beginTransition(to: view, isDepartingInFront: record.kind == .pop)
    } else {
      content.show(view)
    }
    if navigationBar.isTranslucent { adjustContentInset() }
  }
}

extension UINavigationController {
  /// Sends what comes before the new controller is shown, and starts to show it.
  func begin(_ record: inout TransitionRecord) {
    if isObserved, let kind = kindSeen(in: record) {
      let transition = record.lend(as: kind)
      assignedObserver?.navigationController(self, didBegin: transition)
      record.take(back: consume transition)
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
      record.to?.willBeShown(by: self, animated: record.animated)
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
    if record.isRemoval {
      record.from?.movesFromParent = false
      record.from?.leave(self)
    }
    if record.isInsertion || record.isFirstDisplay {
      record.to?.movesToParent = false
      if record.isInsertion { record.to?.didMove(toParent: self) }
    }
    if isAltered {
      tellDidShowAltered(record)
    } else if onScreen, record.kind != nil || record.isFirstDisplay {
      record.to?.wasShown(by: self, animated: record.animated)
    }
    // The record is over: what is lent of it is not put back.
    if isObserved, let kind = kindSeen(in: record) {
      assignedObserver?.navigationController(self, didEnd: record.lend(as: kind))
    }
  }

  /// Moves the controllers nobody sees: those between the old top and the new one, and those a
  /// set puts in or takes out below the top. They do not appear, so they are told no more.
  private func move(_ unseen: UnseenControllers) {
    if unseen.departedCount > 0 {
      for viewController in unseen.departed {
        viewController.willMove(toParent: nil)
        viewController.leave(self)
      }
    }
    for viewController in unseen.arrived {
      viewController.willMove(toParent: self)
      viewController.didMove(toParent: self)
    }
  }

  fileprivate func detach(_ viewController: UIViewController) {
    guard !viewController.isOnStack, viewController.parentReference === reference else { return }
    if isAltered, detachAltered(viewController) { return }
    viewController.parentReference = nil
  }

  // MARK: Content

  /// Embeds the view of the new controller. During an animation that of the old one stays, too.
  func embed(_ record: TransitionRecord) {
    guard record.kind != nil, record.to != nil else { return }
    if isAltered, forgetsView(record) { return }
    displayed = record.to
    guard content != nil else { return }
    if let view = record.to?.loadedView ?? record.to?.view {
      if record.animated {
        content?.beginTransition(to: consume view, isDepartingInFront: record.kind == .pop)
      } else {
        content?.show(consume view)
      }
    }
    if navigationBar.isTranslucent { adjustContentInset() }
  }
}

// What is told about one controller is told here: a record is handed around for every operation, and to take a controller
// out of it would count a reference each time.
extension UIViewController {
  fileprivate func willBeShown(by container: UINavigationController, animated: Bool) {
    container.assignedDelegate?.navigationController(container, willShow: self, animated: animated)
  }

  fileprivate func wasShown(by container: UINavigationController, animated: Bool) {
    container.assignedDelegate?.navigationController(container, didShow: self, animated: animated)
  }

  fileprivate func leave(_ container: UINavigationController) {
    container.detach(self)
    didMove(toParent: nil)
  }
}

public import ConformanceChecks
public import NavigationReference

/// Where an adapter reports what its subject says while it works.
///
/// One is handed over with each controller and one with the start, for the delegate. Reports are taken at any time
/// until `settle` returns. A log is a small value; store it where the messages arrive.
///
/// The two messages from which the documents foresee calls back into the navigation controller return what the scenario
/// wants done there. An adapter that claims `callbacks` carries it out before it returns.
public struct EventLog<Controller: AnyObject> {
  @usableFromInline let recorder: EventRecorder<Controller>
  @usableFromInline let epoch: UInt32
  @usableFromInline let delegate: UInt8

  @inlinable
  init(recorder: EventRecorder<Controller>, delegate: UInt8) {
    self.recorder = recorder
    self.epoch = recorder.book.epoch
    self.delegate = delegate
  }

  // MARK: Delegate

  /// The delegate is told that a controller is about to be shown.
  ///
  /// - Returns: what an adapter that claims `callbacks` carries out before it returns.
  @inlinable @discardableResult
  public func willShow(_ controller: Controller, animated: Bool) -> [CallbackRequest<Controller>] {
    var event = ObservedEvent(.willShow)
    event.delegate = delegate
    event.isAnimated = animated
    guard recorder.book.record(event, about: ObjectIdentifier(controller), epoch: epoch) else {
      return []
    }
    return recorder.takeRequest(from: Callback.willShow, of: controller, epoch: epoch)
  }

  /// The delegate is told that a controller has been shown.
  @inlinable
  public func didShow(_ controller: Controller, animated: Bool) {
    var event = ObservedEvent(.didShow)
    event.delegate = delegate
    event.isAnimated = animated
    recorder.book.record(event, about: ObjectIdentifier(controller), epoch: epoch)
  }

  // MARK: Appearance

  /// The controller is about to appear. Pass what the subject says of `isMovingToParent`, and whether the view can be
  /// seen in the interface already, where it says so: one that is in it and lies below the old one, or out of sight,
  /// cannot. Pass `animated` as well, and whether the subject is its parent at this moment, for which the documents ask
  /// nothing.
  ///
  /// - Returns: what an adapter that claims `callbacks` carries out before it returns.
  @inlinable @discardableResult
  public func viewWillAppear(
    _ controller: Controller, animated: Bool? = nil, isMovingToParent: Bool? = nil,
    isViewShown: Bool? = nil, hasParent: Bool? = nil
  ) -> [CallbackRequest<Controller>] {
    let isRecorded = appear(
      .viewWillAppear, controller, animated, isMovingToParent, nil, isViewShown, hasParent)
    guard isRecorded else { return [] }
    return recorder.takeRequest(from: Callback.viewWillAppear, of: controller, epoch: epoch)
  }

  /// The controller has appeared.
  @inlinable
  public func viewDidAppear(
    _ controller: Controller, animated: Bool? = nil, isMovingToParent: Bool? = nil
  ) {
    appear(.viewDidAppear, controller, animated, isMovingToParent, nil, nil, nil)
  }

  /// The controller is about to disappear.
  @inlinable
  public func viewWillDisappear(
    _ controller: Controller, animated: Bool? = nil, isMovingFromParent: Bool? = nil
  ) {
    appear(.viewWillDisappear, controller, animated, nil, isMovingFromParent, nil, nil)
  }

  /// The controller has disappeared. Pass whether the subject is its parent at this moment, where it says so.
  @inlinable
  public func viewDidDisappear(
    _ controller: Controller, animated: Bool? = nil, isMovingFromParent: Bool? = nil,
    hasParent: Bool? = nil
  ) {
    appear(.viewDidDisappear, controller, animated, nil, isMovingFromParent, nil, hasParent)
  }

  @inlinable @discardableResult
  func appear(
    _ kind: ObservedEvent.Kind, _ controller: Controller, _ animated: Bool?, _ movingTo: Bool?,
    _ movingFrom: Bool?, _ isViewShown: Bool?, _ hasParent: Bool?
  ) -> Bool {
    var event = ObservedEvent(kind)
    event.isAnimated = animated ?? false
    event.isAnimationSaid = animated != nil
    event.isMovingToParent = movingTo
    event.isMovingFromParent = movingFrom
    event.isViewShown = isViewShown
    event.hasParent = hasParent
    return recorder.book.record(event, about: ObjectIdentifier(controller), epoch: epoch)
  }

  // MARK: Editing

  /// The controller's setEditing is called; `animated` where the subject says so.
  @inlinable
  public func setEditing(_ controller: Controller, editing: Bool, animated: Bool? = nil) {
    var event = ObservedEvent(editing ? .editingBegins : .editingEnds)
    event.isAnimated = animated ?? false
    event.isAnimationSaid = animated != nil
    recorder.book.record(event, about: ObjectIdentifier(controller), epoch: epoch)
  }

  // MARK: Toolbar

  /// The action of the toolbar item with this label runs.
  @inlinable
  public func toolbarItemAction(_ label: String) {
    var event = ObservedEvent(.toolbarItemAction)
    event.item = Label(observed: label)
    recorder.book.record(event, epoch: epoch)
  }

  // MARK: Animation

  /// A transition begins.
  @inlinable
  public func transition(
    _ kind: NavigationTransitionKind, from: Controller?, to: Controller?, animated: Bool
  ) {
    var event = ObservedEvent(kind == .push ? .pushTransition : .popTransition)
    event.isAnimated = animated
    recorder.book.record(
      event, from: from.map { ObjectIdentifier($0) }, to: to.map { ObjectIdentifier($0) },
      epoch: epoch)
  }

  /// The navigation bar is hidden or shown. `duration` is in seconds. Pass whether an animation coincides with a running
  /// transition, where the subject says so.
  @inlinable
  public func navigationBarVisibility(
    hidden: Bool, animated: Bool, duration: Double? = nil, isAlongsideTransition: Bool? = nil
  ) {
    visibility(.navigationBarVisibility, hidden, animated, duration, isAlongsideTransition)
  }

  /// The toolbar is hidden or shown. `duration` is in seconds.
  @inlinable
  public func toolbarVisibility(hidden: Bool, animated: Bool, duration: Double? = nil) {
    visibility(.toolbarVisibility, hidden, animated, duration)
  }

  /// The navigation bar's content changes with the top controller.
  @inlinable
  public func navigationBarContent(animated: Bool) {
    visibility(.navigationBarContent, false, animated, nil)
  }

  /// The toolbar's items change.
  @inlinable
  public func toolbarItems(animated: Bool) {
    visibility(.toolbarItems, false, animated, nil)
  }

  @inlinable
  func visibility(
    _ kind: ObservedEvent.Kind, _ hidden: Bool, _ animated: Bool, _ duration: Double?,
    _ isAlongsideTransition: Bool? = nil
  ) {
    var event = ObservedEvent(kind)
    event.isHidden = hidden
    event.isAnimated = animated
    event.duration = duration
    event.isAlongsideTransition = isAlongsideTransition
    recorder.book.record(event, epoch: epoch)
  }
}

extension UINavigationController {
  /// Brings back what was preserved, in the order in which it was.
  ///
  /// UINavigationController Class Reference, State Preservation.
  ///
  /// - Parameters:
  ///   - archive: what another navigation controller has encoded.
  ///   - provider: makes a controller from what was given for it; `nil` for one that is not to come back.
  package func decodeRestorableState(
    _ archive: RestorationArchive, provider: (RestorationArchive.Entry) -> UIViewController?
  ) {
    let restored = archive.entries.compactMap { entry in
      let controller = provider(entry)
      controller?.restorationIdentifier = entry.identifier
      return controller
    }
    if !restored.isEmpty { setViewControllers(restored, animated: false) }
  }

  /// Preserves the controllers on the stack that have a restoration identifier, bottom to top. Without an identifier of
  /// its own a navigation controller preserves nothing.
  ///
  /// UINavigationController Class Reference, State Preservation.
  ///
  /// - Parameters:
  ///   - stack: the controllers, bottom to top.
  ///   - content: what a controller is to be made from again.
  ///   - faults: what is done otherwise.
  package func encode(
    _ stack: [UIViewController], content: (UIViewController) -> String, faults: LifecycleFaults
  ) -> RestorationArchive {
    var archive = RestorationArchive()
    guard let own = restorationIdentifier, !faults.contains(.nothingPreserved) else {
      return archive
    }
    let visited = faults.contains(.encodedFromTop) ? stack.reversed() : stack
    for (position, controller) in visited.enumerated() {
      guard let identifier = identifier(of: controller, faults) else {
        if faults.contains(.stopsAtGap) { break }
        continue
      }
      let place = faults.contains(.pathsFromIdentifiers) ? "" : "\(position):"
      archive.entries.append(
        RestorationArchive.Entry(
          path: "\(own)/\(place)\(identifier)", identifier: identifier,
          content: content(controller)))
    }
    if faults.contains(.encodingPops) { popViewController(animated: false) }
    return archive
  }

  private func identifier(of controller: UIViewController, _ faults: LifecycleFaults) -> String? {
    controller.restorationIdentifier ?? (faults.contains(.encodesEverything) ? "nameless" : nil)
  }
}

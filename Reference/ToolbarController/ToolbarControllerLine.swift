/// One line of a scenario about the article's toolbar controller: what is set up, or what is done to it.
package enum ToolbarControllerLine: Hashable, Sendable {
  // Set-up of the content, before it is contained.
  case frame(Rectangle)
  /// Before the content is contained, who its delegate is by then; afterwards, who takes the delegate's place.
  case delegate(DelegateName?)
  case orientations(Set<Orientation>)
  /// The toolbar items of a content that is no navigation controller.
  case contentItems([Label])

  /// Makes a toolbar controller of the content.
  case contain(ToolbarControllerContent)
  case load
  case show

  case toolbarItems(ControllerName, ToolbarItemsAnswer)
  case push(ControllerName, animated: Bool)
  case pop(animated: Bool)
  case popTo(ControllerName, animated: Bool)
  case popToRoot(animated: Bool)
  case set([ControllerName], animated: Bool)

  /// Sent to the toolbar controller, which is to forward it.
  case appearance(AppearanceCall, animated: Bool)
  case rotate(Orientation)
  case resize(width: Int, height: Int)
}

/// What the toolbar controller is given to contain.
package enum ToolbarControllerContent: Hashable, Sendable {
  /// A navigation controller with this root.
  case navigation(ControllerName)
  /// An object of a subclass of it.
  case subclass(ControllerName)
  /// Any other controller.
  case plain

  package var isNavigation: Bool { self != .plain }
}

/// What a controller answers when it is asked for its toolbar items.
package enum ToolbarItemsAnswer: Hashable, Sendable {
  case items([Label])
  case none
  /// It has no such property.
  case unanswered

  /// What a toolbar shows of it.
  package var labels: [Label] {
    if case .items(let labels) = self { labels } else { [] }
  }
}

/// The messages about appearing that a container forwards.
public enum AppearanceCall: String, Hashable, Sendable, CaseIterable {
  case viewWillAppear
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
}

/// The four orientations of a device's interface.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
}

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

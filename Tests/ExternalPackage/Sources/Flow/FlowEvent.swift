/// Something that happens in a flow.
public enum FlowEvent<Page> {
  /// A page is about to come to the front.
  case willArrive(Page, animated: Bool)
  /// An animation from page to page begins.
  case moves(FlowDirection, from: Page, to: Page)
  /// A page has come to the front; any animation is over.
  case hasArrived(Page, animated: Bool)
}

/// Where an animation leads.
public enum FlowDirection: Hashable, Sendable {
  case forward
  case backward
}

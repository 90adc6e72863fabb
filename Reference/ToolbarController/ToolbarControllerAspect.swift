/// What is looked at of a toolbar controller.
package enum ToolbarControllerAspect: Int, SystemAspect {
  case failure
  case content
  case delegate
  case toolbar
  case contentView
  case toolbarParent
  case subviews
  case subviewOrder
  case toolbarObject
  case containerFrame
  case contentFrame
  case toolbarFrame
  case items
  case skipped
  case itemChange
  case itemMotion
  case builtInItems
  /// The two toolbars beside each other.
  case bothToolbars
  case rotation
  case resizing
  case frames
  case forwarded

  package var title: String {
    switch self {
    case .failure: "failure"
    case .content: "content"
    case .delegate: "content's delegate"
    case .toolbar: "toolbar"
    case .contentView: "content view loaded"
    case .toolbarParent: "toolbar inside"
    case .subviews: "views inside"
    case .subviewOrder: "back to front"
    case .toolbarObject: "toolbar since then"
    case .containerFrame: "container frame"
    case .contentFrame: "content frame"
    case .toolbarFrame: "toolbar frame"
    case .items: "toolbar items"
    case .skipped: "skipped ones followed"
    case .itemChange: "items set"
    case .itemMotion: "items change"
    case .builtInItems: "built-in toolbar"
    case .bothToolbars: "both toolbars hold"
    case .rotation: "rotates"
    case .resizing: "flexible"
    case .frames: "frames"
    case .forwarded: "forwarded"
    }
  }

  package var standsAlone: Bool {
    switch self {
    // What a toolbar holds stays until it is set again.
    case .failure, .content, .delegate, .toolbar, .items, .builtInItems, .bothToolbars: false
    default: true
    }
  }

  package var givesContext: Bool { self == .items || self == .delegate }
}

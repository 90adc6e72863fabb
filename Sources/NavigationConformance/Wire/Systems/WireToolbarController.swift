/// The words in which toolbar controllers cross the wire.
enum WireToolbarController {
  enum Operation: String, CaseIterable {
    case makeController
    case contain
    case load
    case show
    case push
    case pop
    case popTo
    case popToRoot
    case setViewControllers
    case setToolbarItems
    case setDelegate
    case setContentToolbarItems
    case rotate
    case resize
    case appearance
  }

  enum Field: String, CaseIterable {
    case exposesContent
    case contentDelegate
    case toolbarObject
    case toolbarItems
    case subviews
    case toolbarSuperview
    case contentViewLoaded
    case containerFrame
    case contentFrame
    case toolbarFrame
    case builtInToolbarItems
    case contentStack
    case flexibility
    case rotates
    case events
  }

  enum Content: String, CaseIterable {
    case navigation
    case subclass
    case plain
  }

  enum Event: String, CaseIterable {
    case toolbarItems
    case contentWillShow
    case viewDidAppear
    case appearance
  }

  /// Whom the content can have as its delegate, beside a number.
  enum Delegate: String, CaseIterable {
    case toolbarController
    case stranger = "?"
  }

  /// In which direction a view stretches.
  enum Direction: String, CaseIterable {
    case leftMargin
    case width
    case rightMargin
    case topMargin
    case height
    case bottomMargin

    var flexibility: Flexibility {
      switch self {
      case .leftMargin: .leftMargin
      case .width: .width
      case .rightMargin: .rightMargin
      case .topMargin: .topMargin
      case .height: .height
      case .bottomMargin: .bottomMargin
      }
    }
  }
}

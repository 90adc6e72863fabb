import HeadlessNavigation
import NavigationConformance

/// What a mutant is asked to do.
enum MutantOperation {
  case start(UIViewController?)
  case show
  case push(UIViewController, animated: Bool)
  case pop(animated: Bool)
  case popTo(UIViewController, animated: Bool)
  case popToRoot(animated: Bool)
  case set([UIViewController], animated: Bool)
  case assign([UIViewController])
  case tapBack
  case setBar(hidden: Bool, animated: Bool)
  case assignBar(hidden: Bool)
  case setToolbar(hidden: Bool, animated: Bool)
  case assignToolbar(hidden: Bool)
  case change(ControllerProperty, UIViewController)
  case setToolbarItems(UIViewController)
  case setDelegate

  var isPush: Bool { if case .push = self { true } else { false } }
  var isPop: Bool { if case .pop = self { true } else { false } }
  var isShow: Bool { if case .show = self { true } else { false } }
  var isStart: Bool { if case .start = self { true } else { false } }
  var isSetDelegate: Bool { if case .setDelegate = self { true } else { false } }
  var isAssignedBar: Bool { if case .assignBar = self { true } else { false } }
  var isAssignedToolbar: Bool { if case .assignToolbar = self { true } else { false } }

  /// The list of a set, however it is made.
  var list: [UIViewController]? {
    switch self {
    case .set(let list, _), .assign(let list): list
    default: nil
    }
  }

  /// Whether a bar is shown or hidden.
  var isBarChange: Bool {
    switch self {
    case .setBar, .assignBar: true
    default: false
    }
  }
}

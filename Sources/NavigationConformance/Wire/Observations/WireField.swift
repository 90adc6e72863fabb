import ConformanceChecks
import NavigationReference

/// The name of something that is said of a subject after a step. The one list of them; what each is read into stands in
/// `WireObservation`.
///
/// A test holds the list to the model's aspects and to the schema: an aspect that no field carries fails it.
package enum WireField: String, CaseIterable, Sendable {
  case returned
  case stack
  case top
  case visible
  case content
  case children
  case items
  case itemOf
  case created
  case left
  case center
  case right
  case prompt
  case barHidden
  case barShown
  case barDuration
  case toolbarHidden
  case toolbarShown
  case toolbarItems
  case barObject
  case anotherBarObject
  case toolbarObject
  case barDelegate
  case barAppearance
  case itemColor
  case barColor
  case interfaceParts
  case contentInsetAdjusted
  case popGestureInstalled
  case lentDelegateKept
  case lentControllerKept
  case events

  /// What has to be claimed for the field to be said; nothing for what every subject says.
  package var capability: Capabilities {
    switch self {
    case .returned, .stack, .events: []
    case .top: .topViewController
    case .visible: .visibleViewController
    case .content: .content
    case .children: .parent
    case .items, .itemOf: .itemStack
    case .created: .itemCreation
    case .left, .center, .right: .barContent
    case .prompt: .prompt
    case .barHidden: .navigationBar
    case .barShown: .navigationBarShown
    case .barDuration: .barAnimations
    case .toolbarHidden: .toolbar
    case .toolbarShown: .toolbarShown
    case .toolbarItems: .toolbarItems
    case .barObject: .navigationBarObject
    case .anotherBarObject: .anotherController
    case .toolbarObject: .toolbarObject
    case .barDelegate: .navigationBarDelegate
    case .barAppearance: .navigationBarAppearance
    case .itemColor, .barColor: .navigationBarColors
    case .interfaceParts: .interfaceParts
    case .contentInsetAdjusted: .contentInset
    case .popGestureInstalled: .popGestureView
    case .lentDelegateKept: .delegateOwnership
    case .lentControllerKept: .controllerOwnership
    }
  }

  /// What has to be claimed besides, so that there is something to be said.
  var needs: Capabilities {
    switch self {
    case .anotherBarObject: .navigationBarObject
    case .lentDelegateKept: .delegateReplacement
    case .itemColor, .barColor, .contentInsetAdjusted: .navigationBarAppearance
    default: []
    }
  }

  /// The line that the field answers, of those that are said in answer to one line only.
  var question: ScenarioLine? {
    switch self {
    case .anotherBarObject: .makeAnother
    case .lentDelegateKept: .lendDelegate
    case .lentControllerKept: .lendController
    default: nil
    }
  }

  /// What is looked at that stands in the field.
  var look: Look {
    switch self {
    case .returned, .anotherBarObject, .lentDelegateKept, .lentControllerKept, .events:
      Look(rawValue: 0)
    case .stack: .anyStack
    case .top: .topController
    case .visible: .visibleController
    case .content: .content
    case .children: .parent
    case .items, .itemOf: .itemStack
    case .created: .itemCreation
    case .left: .leftSide
    case .center: .centre
    case .right: .right
    case .prompt: .prompt
    case .barHidden: .barFlag
    case .barShown: .barShown
    case .barDuration: .barDuration
    case .toolbarHidden: .toolbarFlag
    case .toolbarShown: .toolbarShown
    case .toolbarItems: .toolbarItems
    case .barObject: .barIdentity
    case .toolbarObject: .toolbarIdentity
    case .barDelegate: .barDelegate
    case .barAppearance: .assignedLooks
    case .itemColor: .itemColor
    case .barColor: .barColor
    case .interfaceParts: .interfaceParts
    case .contentInsetAdjusted: .contentInset
    case .popGestureInstalled: .gestureView
    }
  }

  /// What is looked at there while a transition that was left running goes on; that need not be said.
  var runningLook: Look {
    switch self {
    case .items: .runningItems
    case .visible: .runningVisible
    case .barHidden: .runningBarFlag
    case .toolbarHidden: .runningToolbarFlag
    default: Look(rawValue: 0)
    }
  }
}

extension WireField {
  /// In the order of the list.
  static let names = allCases.map(\.rawValue)
  static let fields = allCases
  static let looks = allCases.map(\.look)
}

/// One thing that is looked at after a step. The list is closed, and its order is the order of blame:
/// where several aspects differ in one step, the first is the cause that is judged.
@usableFromInline
package enum Aspect: UInt8, CaseIterable, Sendable, Hashable {
  case raised
  case stack
  case returned
  case itemIdentity
  case itemStack
  case topController
  case visibleController
  case content
  case parent
  case itemCreation
  case left
  case backTitle
  case centre
  case right
  case prompt
  case barFlag
  case barShown
  case toolbarFlag
  case toolbarShown
  case toolbarItems
  case barDuration
  case transitionCount
  case transitionKind
  case transitionEnds
  case barAnimation
  case toolbarAnimation
  case barContentAnimation
  case toolbarItemsAnimation
  case willShow
  case willShowController
  case willShowFlag
  case delegateAddressee
  case pairs
  case appearing
  case affected
  case bystanders
  case movingTo
  case movingFrom
  case viewAtAppearance
  case modalMoving
  case gestureView
  case editingCalls
  case editingFlag
  case barIdentity
  case toolbarIdentity
  case barDelegate
  case barAppearance
  case barTint
  case itemColor
  case barColor
  case interfaceParts
  case contentInset
  case toolbarItemAction
  case lentDelegate
  /// Two runs beside each other; no single step states anything of it.
  case twoRuns

  /// What the aspect is called in a report.
  package var title: String {
    switch self {
    case .raised: "raised"
    case .stack: "stack"
    case .returned: "returned"
    case .itemStack: "item stack"
    case .topController: "top"
    case .visibleController: "visible"
    case .content: "content view"
    case .parent: "parent"
    case .itemIdentity: "item identity"
    case .itemCreation: "item created"
    case .left: "left"
    case .backTitle: "back title"
    case .centre: "centre"
    case .right: "right"
    case .prompt: "prompt"
    case .barFlag: "bar hidden"
    case .barShown: "bar shown"
    case .toolbarFlag: "toolbar hidden"
    case .toolbarShown: "toolbar shown"
    case .toolbarItems: "toolbar items"
    case .barDuration: "bar duration"
    case .transitionCount: "transitions"
    case .transitionKind: "transition kind"
    case .transitionEnds: "transition ends"
    case .barAnimation: "bar animation"
    case .toolbarAnimation: "toolbar animation"
    case .barContentAnimation: "bar content animation"
    case .toolbarItemsAnimation: "toolbar items animation"
    case .willShow: "will-show"
    case .willShowController: "will-show controller"
    case .willShowFlag: "will-show flag"
    case .delegateAddressee: "delegate told"
    case .pairs: "will/did pairs"
    case .appearing: "viewWillAppear"
    case .affected: "outgoing told"
    case .bystanders: "others told"
    case .movingTo: "moving to parent"
    case .movingFrom: "moving from parent"
    case .viewAtAppearance: "view at viewWillAppear"
    case .modalMoving: "moving flags"
    case .gestureView: "gesture installed"
    case .editingCalls: "setEditing"
    case .editingFlag: "editing flag"
    case .barIdentity: "navigation bar"
    case .toolbarIdentity: "toolbar"
    case .barDelegate: "bar's delegate"
    case .barAppearance: "bar appearance"
    case .barTint: "bar tint"
    case .itemColor: "item color"
    case .barColor: "bar color"
    case .interfaceParts: "navigation view"
    case .contentInset: "content inset"
    case .toolbarItemAction: "toolbar item action"
    case .lentDelegate: "lent delegate"
    case .twoRuns: "two runs"
    }
  }
}

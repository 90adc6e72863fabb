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

/// A set of aspects in one machine word.
@usableFromInline
package struct AspectSet: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt64

  @inlinable
  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  @inlinable @inline(__always)
  package init(_ aspect: Aspect) {
    rawValue = 1 << UInt64(aspect.rawValue)
  }

  package init(_ aspects: Aspect...) {
    rawValue = aspects.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  /// What is said to the delegate and to the controllers.
  package static var messages: AspectSet {
    AspectSet(
      .willShow, .willShowController, .willShowFlag, .delegateAddressee, .pairs, .appearing,
      .affected, .bystanders)
  }

  package static var all: AspectSet {
    AspectSet(rawValue: (1 << UInt64(Aspect.allCases.count)) - 1)
  }

  @inlinable @inline(__always)
  package func contains(_ aspect: Aspect) -> Bool {
    rawValue & (1 << UInt64(aspect.rawValue)) != 0
  }

  @inlinable @inline(__always)
  package mutating func insert(_ aspect: Aspect) {
    self = AspectSet(rawValue: rawValue | 1 << UInt64(aspect.rawValue))
  }

  /// The first aspect in the order of blame.
  package var first: Aspect? {
    rawValue == 0 ? nil : Aspect(rawValue: UInt8(rawValue.trailingZeroBitCount))
  }

  package var aspects: [Aspect] {
    Aspect.allCases.filter { contains($0) }
  }
}

/// One case of a relation: what is left to say once the state is known in which it is tried.
///
/// What can be told by positions is, so that an instance still means something when the lines before it change.
package enum RelationInstance: Hashable, Sendable {
  case assignedStack([ControllerName])
  case barProperty(Bool)
  case toolbarProperty(Bool)
  /// The line is animated.
  case animation(ScenarioLine)
  case popToRoot(Motion)
  case popToBack(Motion)
  /// So many are popped.
  case popsOneByOne(Int, Motion)
  /// So many of the lowest stay.
  case setPrefix(Int, Motion)
  case setLonger(ControllerName, Motion)
  case backButton
  case pathTaken([ControllerName])
  case pushAndPop(ControllerName, Motion)
  case setSame(Motion)
  case popAtRoot(Motion)
  case itemsParallel(ScenarioLine)
  /// The finger moves on so many times before it is lifted.
  case popGesture(Int)
  case cancelledGesture(Int)
  /// Coming and going are animated or not; the controller on top presents, or the navigation controller.
  case presentAndDismiss(ControllerName, byTop: Bool, Motion)
  /// The root of both runs, which part where they begin.
  case placement(ControllerName)

  package var relation: Relation {
    switch self {
    case .assignedStack: .assignedStack
    case .barProperty: .barProperty
    case .toolbarProperty: .toolbarProperty
    case .animation: .animation
    case .popToRoot: .popToRoot
    case .popToBack: .popToBack
    case .popsOneByOne: .popsOneByOne
    case .setPrefix: .setPrefix
    case .setLonger: .setLonger
    case .backButton: .backButton
    case .pathTaken: .pathTaken
    case .pushAndPop: .pushAndPop
    case .setSame: .setSame
    case .popAtRoot: .popAtRoot
    case .itemsParallel: .itemsParallel
    case .popGesture: .popGesture
    case .cancelledGesture: .cancelledGesture
    case .presentAndDismiss: .presentAndDismiss
    case .placement: .placement
    }
  }
}

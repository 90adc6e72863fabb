import NavigationReference

extension Relation {
  /// Whether scenarios within these claims can put the relation to the test.
  func isApplicable(within claims: Capabilities) -> Bool {
    switch self {
    case .assignedStack: claims.isSuperset(of: [.assignViewControllers, .setViewControllers])
    case .barProperty: claims.contains(.navigationBar)
    case .toolbarProperty: claims.contains(.toolbar)
    case .animation, .pushAndPop, .popAtRoot: true
    case .popToRoot: claims.isSuperset(of: [.popTo, .popToRoot])
    case .popToBack, .popsOneByOne: claims.contains(.popTo)
    case .setPrefix: claims.isSuperset(of: [.setViewControllers, .popTo])
    case .setLonger, .setSame: claims.contains(.setViewControllers)
    case .backButton: claims.contains(.tapBack)
    case .pathTaken: claims.isSuperset(of: [.setViewControllers, .barContent])
    case .itemsParallel: claims.contains(.itemStack)
    case .popGesture, .cancelledGesture: claims.contains(.popGesture)
    case .presentAndDismiss: claims.contains(.modal)
    case .placement: claims.contains(.embeddedStart)
    }
  }
}

import ConformanceEngine
import NavigationReference

/// The article's toolbar controller as a system that can be judged, as far as an adapter claims it.
struct ToolbarControllerSystem: JudgedSystem {
  typealias Line = ToolbarControllerLine
  typealias State = ToolbarControllerModel
  typealias Name = ControllerName

  let claims: ToolbarControllerCapabilities

  static var title: String { "toolbar controller" }
  static var kind: ScenarioSystem { .toolbarController }
  var claimNames: [String] { claims.names }

  func common(with other: Self) -> Self { Self(claims: claims.intersection(other.claims)) }

  var claimsEverything: Bool { claims == .all }

  func claims(_ aspect: ToolbarControllerAspect) -> Bool {
    switch aspect {
    case .failure, .content, .delegate, .toolbar, .toolbarObject, .items: true
    case .contentView, .toolbarParent, .subviews, .subviewOrder: claims.contains(.views)
    case .containerFrame, .contentFrame, .toolbarFrame: claims.contains(.frames)
    case .skipped, .itemChange, .itemMotion: claims.contains(.itemChanges)
    case .builtInItems, .bothToolbars: claims.contains(.builtInToolbar)
    case .rotation, .resizing: claims.contains(.rotation)
    case .frames: claims.contains([.rotation, .frames])
    case .forwarded: claims.contains(.appearanceForwarding)
    }
  }

  func allows(_ line: ToolbarControllerLine) -> Bool {
    claims.isSuperset(of: Self.needed(for: line))
  }

  func namesMissing(for line: ToolbarControllerLine) -> [String] {
    Self.needed(for: line).subtracting(claims).names
  }

  private static func needed(for line: ToolbarControllerLine) -> ToolbarControllerCapabilities {
    switch line {
    case .contain(.plain), .contentItems: .plainContent
    case .toolbarItems(_, .unanswered): .unansweringControllers
    case .orientations, .rotate: .rotation
    case .resize: [.rotation, .frames]
    case .appearance: .appearanceForwarding
    default: []
    }
  }

  // MARK: Names and weights

  func rank(of line: ToolbarControllerLine) -> Int {
    switch line {
    case .contain: 0
    case .load: 1
    case .show: 2
    case .pop: 3
    case .push: 4
    case .popToRoot: 5
    case .popTo: 6
    case .set: 7
    case .toolbarItems: 8
    case .delegate: 9
    case .frame: 10
    case .contentItems: 11
    case .appearance: 12
    case .rotate: 13
    case .orientations: 14
    case .resize: 15
    }
  }

  func listLength(of line: ToolbarControllerLine) -> Int {
    if case .set(let names, _) = line { names.count } else { 0 }
  }

  func names(in line: ToolbarControllerLine) -> [ControllerName] { line.controllers }

  func renaming(
    _ line: ToolbarControllerLine, by map: (ControllerName) -> ControllerName
  ) -> ToolbarControllerLine {
    switch line {
    case .contain(.navigation(let root)): .contain(.navigation(map(root)))
    case .contain(.subclass(let root)): .contain(.subclass(map(root)))
    case .toolbarItems(let name, let answer): .toolbarItems(map(name), answer)
    case .push(let name, let animated): .push(map(name), animated: animated)
    case .popTo(let name, let animated): .popTo(map(name), animated: animated)
    case .set(let names, let animated): .set(names.map(map), animated: animated)
    default: line
    }
  }

  func canonicalName(_ index: Int) -> ControllerName { ControllerName(index) }

  var elementaryLines: [ToolbarControllerLine] {
    [
      .contain(.navigation(ControllerName(0))), .load, .show,
      .push(ControllerName(0), animated: false), .pop(animated: false),
    ]
  }
}

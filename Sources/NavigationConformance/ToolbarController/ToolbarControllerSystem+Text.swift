import NavigationReference

/// The language of scenarios about a toolbar controller.
extension ToolbarControllerSystem {
  enum Keyword: String, CaseIterable {
    case content, contain, load, show, push, pop, popTo, popToRoot, set, viewWillAppear,
      viewDidAppear, viewWillDisappear, viewDidDisappear, rotate, resize

    static var words: [String] { allCases.map(\.rawValue) }
  }

  func text(of line: ToolbarControllerLine) -> String {
    switch line {
    case .frame(let frame): "content.frame = \(frame)"
    case .delegate(let name): "content.delegate = \(name.map { "\($0.rawValue)" } ?? "none")"
    case .orientations(let orientations):
      "content.orientations = "
        + (orientations.isEmpty
          ? "none"
          : Orientation.allCases.filter { orientations.contains($0) }.map(\.rawValue)
            .joined(separator: " "))
    case .contentItems(let labels): "content.toolbarItems = \(Self.text(of: labels))"
    case .contain(.navigation(let root)): "contain navigation \(root)"
    case .contain(.subclass(let root)): "contain subclass \(root)"
    case .contain(.plain): "contain plain"
    case .load: "load"
    case .show: "show"
    case .toolbarItems(let name, .items(let labels)):
      "\(name).toolbarItems = \(Self.text(of: labels))"
    case .toolbarItems(let name, .none): "\(name).toolbarItems = none"
    case .toolbarItems(let name, .unanswered): "\(name).toolbarItems = unanswered"
    case .push(let name, let animated): "push \(name)\(Self.text(of: animated))"
    case .pop(let animated): "pop\(Self.text(of: animated))"
    case .popTo(let name, let animated): "popTo \(name)\(Self.text(of: animated))"
    case .popToRoot(let animated): "popToRoot\(Self.text(of: animated))"
    case .set(let names, let animated):
      "set \(names.map(\.description).joined(separator: " "))\(Self.text(of: animated))"
    case .appearance(let call, let animated): "\(call.rawValue)\(Self.text(of: animated))"
    case .rotate(let orientation): "rotate \(orientation.rawValue)"
    case .resize(let width, let height): "resize \(width) \(height)"
    }
  }

  private static func text(of animated: Bool) -> String { animated ? " animated" : "" }

  private static func text(of labels: [Label]) -> String {
    var output = "["
    for (index, label) in labels.enumerated() {
      if index > 0 { output += ", " }
      let text = label.text
      if ScenarioText.isBare(text) {
        output += text
      } else {
        ScenarioText.quote(text, into: &output)
      }
    }
    return output + "]"
  }
}

import NavigationReference

extension ModelToolbarControllerAdapter {
  package var exposesContent: Bool { seen[.content] == .word("the content") }

  package var contentDelegate: ContentDelegate {
    switch model.world.delegate {
    case .nobody: .nobody
    case .toolbarController: .toolbarController
    case .other(let name): .other(Int(name.rawValue))
    }
  }

  package var toolbar: ModelToolbar? { seen[.toolbar] == .word("there") ? ownToolbar : nil }
  package var toolbarItems: [String] { list(.items) }

  package var subviews: [ContainerPart] {
    get throws { list(.subviewOrder).map { ContainerPart(rawValue: $0) ?? .other } }
  }

  package var toolbarSuperview: ContainerPart {
    get throws {
      guard case .word(let parent) = seen[.toolbarParent] else { return .none }
      return ContainerPart.allCases.first { "the \($0.rawValue)" == parent } ?? .other
    }
  }

  package var isContentViewLoaded: Bool { get throws { seen[.contentView] == .flag(true) } }

  package var containerFrame: Rectangle { get throws { rectangle(.containerFrame) } }
  package var contentFrame: Rectangle { get throws { rectangle(.contentFrame) } }
  package var toolbarFrame: Rectangle { get throws { rectangle(.toolbarFrame) } }

  package var builtInToolbarItems: [String] { get throws { list(.builtInItems) } }

  package var contentStack: [String] { get throws { model.world.stack.map(\.description) } }

  package func rotates(to orientation: Orientation) throws -> Bool {
    var asked = model
    asked.apply(.rotate(orientation))
    return asked.expectation.firstReading(of: .rotation) == .flag(true)
  }

  package var flexibility: ContainerFlexibility {
    get throws {
      let parts = list(.resizing)
      func flexibility(of part: String) -> Flexibility {
        let lead = "\(part): "
        let words = parts.first { $0.hasPrefix(lead) }?.dropFirst(lead.count) ?? ""
        return Flexibility(words: words)
      }
      return ContainerFlexibility(
        container: flexibility(of: "container"), content: flexibility(of: "content"),
        toolbar: flexibility(of: "toolbar"))
    }
  }

  private func list(_ aspect: ToolbarControllerAspect) -> [String] {
    guard case .list(let words) = seen[aspect] else { return [] }
    return words
  }

  private func rectangle(_ aspect: ToolbarControllerAspect) -> Rectangle {
    guard case .rectangle(let rectangle) = seen[aspect] else {
      return Rectangle(x: 0, y: 0, width: 0, height: 0)
    }
    return rectangle
  }
}

extension Flexibility {
  /// What the model states in words.
  fileprivate init(words: Substring) {
    self = []
    for word in words.split(separator: ", ") {
      switch word {
      case "size": formUnion([.width, .height])
      case "left": insert(.leftMargin)
      case "width": insert(.width)
      case "right": insert(.rightMargin)
      case "top": insert(.topMargin)
      case "height": insert(.height)
      case "bottom": insert(.bottomMargin)
      default: break
      }
    }
  }
}

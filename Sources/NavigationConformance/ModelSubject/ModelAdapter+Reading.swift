import NavigationReference

extension ModelAdapter {
  package var topViewController: ModelController? { controller(model.top) }

  package var visibleViewController: ModelController? {
    controller(stated.visible.firstReading ?? nil)
  }

  package var contentController: ModelController? {
    model.isOnScreen ? controller(model.top) : nil
  }

  package func isChild(_ controller: ModelController) -> Bool {
    knows(controller) && model.isOnStack(controller.name)
  }

  // MARK: The navigation bar

  package var navigationItems: [ModelItem] { viewControllers.map(\.item) }

  package func navigationItem(of controller: ModelController) -> ModelItem { controller.item }

  package func isNavigationItemCreated(of controller: ModelController) -> Bool {
    guard knows(controller) else {
      return controller.attributes.contains { $0.mayAskForItem }
    }
    return model.settings(of: controller.name).isItemAsked
  }

  package var leftContent: BarContent {
    guard model.statedBar.left.firstReading == .backButton else {
      return Self.content(model.statedBar.left)
    }
    return .backButton(title: model.statedBar.backTitle.firstReading.flatMap { $0?.text })
  }

  package var centerContent: BarContent { Self.content(model.statedBar.centre) }
  package var rightContent: BarContent { Self.content(model.statedBar.right) }
  package var prompt: String? { model.statedBar.prompt.firstReading.flatMap { $0?.text } }

  private static func content(_ element: Permitted<DisplayedElement>) -> BarContent {
    switch element.firstReading {
    case nil, .nothing: .nothing
    case .item(let label): .item(label.text)
    case .backButton: .backButton(title: nil)
    case .text(let text): .title(text.text)
    case .view(let label): .view(label.text)
    case .editButton(let isDone): .editButton(isDone: isDone)
    }
  }

  package var isNavigationBarHidden: Bool { model.isBarHidden }
  package var isNavigationBarShown: Bool { model.isOnScreen && !model.isBarHidden }
  package var hideShowBarDuration: Double { 0.2 }

  // MARK: The toolbar

  package var isToolbarHidden: Bool { stated.toolbarFlag.firstReading ?? model.isToolbarHidden }
  package var isToolbarShown: Bool { stated.toolbarShown.firstReading ?? false }

  package var toolbarItems: [String] {
    model.top.map { model.toolbarItems(of: $0).map(\.text) } ?? []
  }
}

package import NavigationReference

extension WireValue {
  /// The line that an operation stands for; `nil` for one that this version does not know.
  package func line() throws(WireFault) -> ScenarioLine? {
    let fields = try WireFields(self, of: "a step")
    guard let operation = WireOperation(rawValue: try fields.text("op")) else { return nil }
    switch operation {
    case .assign:
      guard let property = WireProperty(rawValue: try fields.text("property")) else { return nil }
      return .change(try fields.name("controller"), try Attribute(property, fields))
    case .callback:
      guard let message = WireCallback(rawValue: try fields.text("message")),
        let operation = try Self.callbackOperation(try fields.value("do"))
      else { return nil }
      return .callback(message.callback(try fields.name("controller")), operation)
    case .start: return .start(.onScreen(root: try fields.name("root")))
    case .startOffScreen: return .start(.offScreen(root: try fields.name("root")))
    case .startPresented: return .start(.presented(root: try fields.name("root")))
    case .startEmbedded: return .start(.embedded(root: try fields.name("root")))
    case .startEmpty: return .start(.empty)
    case .startForeignClass:
      guard let bar = BarObject(rawValue: try fields.text("bar")) else { return nil }
      return .start(.foreignClass(root: try fields.name("root"), of: bar))
    case .show: return .show
    case .push: return .push(try fields.name("controller"), try fields.motion())
    case .pop: return .pop(try fields.motion())
    case .popTo: return .popTo(try fields.name("controller"), try fields.motion())
    case .popToRoot: return .popToRoot(try fields.motion())
    case .setViewControllers:
      return .setViewControllers(try fields.names("controllers"), try fields.motion())
    case .assignViewControllers: return .assignViewControllers(try fields.names("controllers"))
    case .tapBack: return .tapBack
    case .performSegue: return .segue(try fields.name("controller"))
    case .setNavigationBarHidden:
      return .setNavigationBarHidden(
        try fields.flag("hidden"), animated: try fields.flag("animated"))
    case .assignNavigationBarHidden: return .assignNavigationBarHidden(try fields.flag("hidden"))
    case .setToolbarHidden:
      return .setToolbarHidden(try fields.flag("hidden"), animated: try fields.flag("animated"))
    case .assignToolbarHidden: return .assignToolbarHidden(try fields.flag("hidden"))
    case .setToolbarItems:
      return .setToolbarItems(
        try fields.name("controller"), try fields.labels("items"),
        animated: try fields.flag("animated"))
    case .setDelegate: return .setDelegate(try fields.delegate())
    case .lendDelegate: return .lendDelegate
    case .lendController: return .lendController
    case .present:
      return .present(
        try fields.name("controller"), by: try fields.optionalName("by"),
        animated: try fields.flag("animated"))
    case .dismiss: return .dismiss(animated: try fields.flag("animated"))
    case .beginPopGesture: return .popGesture(.begin)
    case .updatePopGesture: return .popGesture(.update)
    case .cancelPopGesture: return .popGesture(.cancel)
    case .finishPopGesture: return .popGesture(.finish)
    case .tapEdit: return .tapEdit
    case .tapToolbarItem: return .tapToolbarItem(Label(observed: try fields.text("item")))
    case .tapLeftItem: return .tapLeftItem
    case .assignNavigationBar:
      guard let property = WireBarProperty(rawValue: try fields.text("property")) else {
        return nil
      }
      return .changeBar(try BarProperty(property, fields))
    case .assignDirectly:
      guard let bar = BarObject(rawValue: try fields.text("bar")),
        let property = BarViewProperty(rawValue: try fields.text("property"))
      else { return nil }
      return .changeBar(.view(bar, property))
    case .replaceNavigationBarDelegate: return .replaceBarDelegate
    case .makeAnotherNavigationBar: return .makeAnother
    case .settle: return .settle
    }
  }

  private static func callbackOperation(
    _ value: WireValue
  ) throws(WireFault) -> CallbackOperation? {
    switch try value.line() {
    case .push(let name, let motion): .push(name, animated: motion.isAnimated)
    case .pop(let motion): .pop(animated: motion.isAnimated)
    case .setViewControllers(let names, let motion):
      .setViewControllers(names, animated: motion.isAnimated)
    case .setNavigationBarHidden(let hidden, let animated):
      .setNavigationBarHidden(hidden, animated: animated)
    case .setToolbarHidden(let hidden, let animated):
      .setToolbarHidden(hidden, animated: animated)
    default: nil
    }
  }
}

package import NavigationReference

/// The name of an operation on the wire. Here is the one list of them; what each says beside its name stands in
/// `WireValue.init(_:)` and is read in `WireOperation+Reading`.
///
/// A new kind of line does not compile until `WireOperation.init(_:)` names it; a test holds reader and schema to the
/// list.
package enum WireOperation: String, CaseIterable, Sendable {
  case assign
  case callback
  case start
  case startOffScreen
  case startPresented
  case startEmbedded
  case startEmpty
  case startForeignClass
  case show
  case push
  case pop
  case popTo
  case popToRoot
  case setViewControllers
  case assignViewControllers
  case tapBack
  case performSegue
  case setNavigationBarHidden
  case assignNavigationBarHidden
  case setToolbarHidden
  case assignToolbarHidden
  case setToolbarItems
  case setDelegate
  case lendDelegate
  case lendController
  case present
  case dismiss
  case beginPopGesture
  case updatePopGesture
  case cancelPopGesture
  case finishPopGesture
  case tapEdit
  case tapToolbarItem
  case tapLeftItem
  case assignNavigationBar
  case assignDirectly
  case replaceNavigationBarDelegate
  case makeAnotherNavigationBar
  case settle

  package init(_ line: ScenarioLine) {
    switch line {
    case .change: self = .assign
    case .callback: self = .callback
    case .start(.onScreen): self = .start
    case .start(.offScreen): self = .startOffScreen
    case .start(.presented): self = .startPresented
    case .start(.embedded): self = .startEmbedded
    case .start(.empty): self = .startEmpty
    case .start(.foreignClass): self = .startForeignClass
    case .show: self = .show
    case .push: self = .push
    case .pop: self = .pop
    case .popTo: self = .popTo
    case .popToRoot: self = .popToRoot
    case .setViewControllers: self = .setViewControllers
    case .assignViewControllers: self = .assignViewControllers
    case .tapBack: self = .tapBack
    case .segue: self = .performSegue
    case .setNavigationBarHidden: self = .setNavigationBarHidden
    case .assignNavigationBarHidden: self = .assignNavigationBarHidden
    case .setToolbarHidden: self = .setToolbarHidden
    case .assignToolbarHidden: self = .assignToolbarHidden
    case .setToolbarItems: self = .setToolbarItems
    case .setDelegate: self = .setDelegate
    case .lendDelegate: self = .lendDelegate
    case .lendController: self = .lendController
    case .present: self = .present
    case .dismiss: self = .dismiss
    case .popGesture(.begin): self = .beginPopGesture
    case .popGesture(.update): self = .updatePopGesture
    case .popGesture(.cancel): self = .cancelPopGesture
    case .popGesture(.finish): self = .finishPopGesture
    case .tapEdit: self = .tapEdit
    case .changeBar(.view): self = .assignDirectly
    case .tapToolbarItem: self = .tapToolbarItem
    case .tapLeftItem: self = .tapLeftItem
    case .changeBar: self = .assignNavigationBar
    case .replaceBarDelegate: self = .replaceNavigationBarDelegate
    case .makeAnother: self = .makeAnotherNavigationBar
    // The parts of a scenario that compares two runs are sent each by itself, without the marks between them.
    case .settle, .fork: self = .settle
    }
  }
}

extension WireValue {
  /// A line as the subject gets it.
  package init(_ line: ScenarioLine) {
    var members = [Member("op", .text(WireOperation(line).rawValue))]
    switch line {
    case .change(let name, let attribute):
      let (property, value) = attribute.wire
      members += [
        Member("controller", WireValue(name)),
        Member("property", .text(property.rawValue)), Member("value", value),
      ]
    case .callback(let callback, let operation):
      members += [
        Member("message", .text(WireCallback(callback).rawValue)),
        Member("controller", WireValue(callback.controller)), Member("do", WireValue(operation)),
      ]
    case .start(.onScreen(let root)), .start(.offScreen(let root)),
      .start(.presented(let root)), .start(.embedded(let root)):
      members.append(Member("root", WireValue(root)))
    case .start(.foreignClass(let root, let bar)):
      members += [Member("root", WireValue(root)), Member("bar", .text(bar.rawValue))]
    case .start(.empty), .show, .tapBack, .lendDelegate, .lendController, .popGesture, .tapEdit,
      .tapLeftItem, .replaceBarDelegate, .makeAnother, .settle, .fork:
      break
    case .push(let name, let motion), .popTo(let name, let motion):
      members.append(Member("controller", WireValue(name)))
      members += motion.wire
    case .segue(let name):
      members.append(Member("controller", WireValue(name)))
    case .pop(let motion), .popToRoot(let motion):
      members += motion.wire
    case .setViewControllers(let names, let motion):
      members.append(Member("controllers", .array(names.map { WireValue($0) })))
      members += motion.wire
    case .assignViewControllers(let names):
      members.append(Member("controllers", .array(names.map { WireValue($0) })))
    case .setNavigationBarHidden(let hidden, let animated),
      .setToolbarHidden(let hidden, let animated):
      members += [Member("hidden", .flag(hidden)), Member("animated", .flag(animated))]
    case .assignNavigationBarHidden(let hidden), .assignToolbarHidden(let hidden):
      members.append(Member("hidden", .flag(hidden)))
    case .setToolbarItems(let name, let items, let animated):
      members += [
        Member("controller", WireValue(name)), Member("items", WireValue(items)),
        Member("animated", .flag(animated)),
      ]
    case .setDelegate(let delegate):
      members.append(
        Member("delegate", delegate.map { .integer(Int($0.rawValue)) } ?? .null))
    case .present(let name, let presenter, let animated):
      members.append(Member("controller", WireValue(name)))
      if let presenter { members.append(Member("by", WireValue(presenter))) }
      members.append(Member("animated", .flag(animated)))
    case .dismiss(let animated):
      members.append(Member("animated", .flag(animated)))
    case .tapToolbarItem(let label):
      members.append(Member("item", .text(label.text)))
    case .changeBar(let barProperty):
      members += barProperty.wire
    }
    self = .object(members)
  }

  /// What is to be done inside a callback: as the same outside of one.
  private init(_ operation: CallbackOperation) {
    self =
      switch operation {
      case .push(let name, let animated):
        WireValue(ScenarioLine.push(name, animated ? .animated : .still))
      case .pop(let animated):
        WireValue(ScenarioLine.pop(animated ? .animated : .still))
      case .setViewControllers(let names, let animated):
        WireValue(ScenarioLine.setViewControllers(names, animated ? .animated : .still))
      case .setNavigationBarHidden(let hidden, let animated):
        WireValue(ScenarioLine.setNavigationBarHidden(hidden, animated: animated))
      case .setToolbarHidden(let hidden, let animated):
        WireValue(ScenarioLine.setToolbarHidden(hidden, animated: animated))
      }
  }

  init(_ name: ControllerName) {
    self = .text(name.description)
  }

  init(_ labels: [Label]?) {
    self = labels.map { .array($0.map { .text($0.text) }) } ?? .null
  }

  init(_ label: Label?) {
    self = label.map { .text($0.text) } ?? .null
  }
}

extension Motion {
  fileprivate var wire: [WireValue.Member] {
    let animated = WireValue.Member("animated", .flag(isAnimated))
    return self == .running ? [animated, WireValue.Member("running", true)] : [animated]
  }
}

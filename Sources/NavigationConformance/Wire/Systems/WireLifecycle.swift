/// The words in which life cycles cross the wire.
enum WireLifecycle {
  enum Operation: String, CaseIterable {
    case make
    case push
    case pop
    case setViewControllers
    case setIdentifier
    case setOwnIdentifier
    case encode
    case restore
  }

  enum Field: String, CaseIterable {
    case stack
    case ownBars
    case items
    case barDelegate
    case sameBars
    case hasDelegate
    case encoded
    case restored
  }

  enum Creation: String, CaseIterable {
    case root
    case subclass
    case storyboard
    case storyboardWithoutRoot
    case bars
  }
}

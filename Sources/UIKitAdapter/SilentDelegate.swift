#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
#else
  import HeadlessNavigation
#endif

/// A delegate that reports nothing.
final class SilentDelegate: PlainObject, UINavigationControllerDelegate {}

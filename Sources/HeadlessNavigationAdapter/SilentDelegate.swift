import HeadlessNavigation

/// A delegate that reports nothing.
final class SilentDelegate: UINavigationControllerDelegate {}

public import Foundation

extension UINavigationController {
  /// The seconds it takes to show or hide a bar.
  ///
  /// UINavigationController Class Reference, UINavigationControllerHideShowBarDuration.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
}

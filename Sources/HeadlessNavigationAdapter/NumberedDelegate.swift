import Foundation
import HeadlessNavigation
import NavigationConformance
import NavigationReference

/// A delegate that can be told from others.
final class NumberedDelegate: UINavigationControllerDelegate {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}

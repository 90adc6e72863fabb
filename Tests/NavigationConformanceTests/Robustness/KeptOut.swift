import HeadlessNavigation
import NavigationConformance
import NavigationReference
import Testing

/// What may not come onto the stack, and what is known to go wrong or otherwise with it.
struct KeptOut: Sendable, CustomTestStringConvertible {
  let rule: CallerRule
  let claim: Capabilities
  let property: String
  let fault: NavigationFault
  let variant: NavigationVariant

  var testDescription: String { property }

  static let all = [
    KeptOut(
      rule: .keepsTabBarsOut, claim: .tabBarControllers, property: "isTabBarController",
      fault: .tabBarItemLeftBehind, variant: .tabBarControllersAccepted),
    KeptOut(
      rule: .keepsNavigationControllersOut, claim: .navigationControllers,
      property: "isNavigationController", fault: .navigationControllerItemLeftBehind,
      variant: .navigationControllersAccepted),
    KeptOut(
      rule: .keepsToOneStack, claim: .controllersElsewhere, property: "isElsewhere",
      fault: .itemOfOtherStackLeftBehind, variant: .controllersTakenFromOtherStacks),
  ]
}

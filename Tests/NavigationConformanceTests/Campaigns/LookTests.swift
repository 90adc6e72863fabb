import ConformanceChecks
import NavigationConformance
import NavigationReference
import Testing

@Suite("What the driver looks at") struct LookTests {
  @Test func `is numbered as the model's aspects are`() {
    let pairs: [(Look, Aspect)] = [
      (.stack, .stack), (.returned, .returned), (.itemStack, .itemStack),
      (.topController, .topController), (.visibleController, .visibleController),
      (.content, .content), (.parent, .parent),
      (.itemIdentity, .itemIdentity), (.itemCreation, .itemCreation), (.left, .left),
      (.backTitle, .backTitle), (.centre, .centre), (.right, .right), (.prompt, .prompt),
      (.barFlag, .barFlag), (.barShown, .barShown), (.toolbarFlag, .toolbarFlag),
      (.toolbarShown, .toolbarShown), (.toolbarItems, .toolbarItems),
      (.barDuration, .barDuration), (.gestureView, .gestureView), (.barIdentity, .barIdentity),
      (.toolbarIdentity, .toolbarIdentity), (.barDelegate, .barDelegate),
      (.barAppearance, .barAppearance), (.barTint, .barTint), (.itemColor, .itemColor),
      (.barColor, .barColor),
      (.interfaceParts, .interfaceParts), (.contentInset, .contentInset),
      (.lentDelegate, .lentDelegate),
    ]
    for (look, aspect) in pairs {
      #expect(look.rawValue == AspectSet(aspect).rawValue, "\(aspect)")
    }
  }
}

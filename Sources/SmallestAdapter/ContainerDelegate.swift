/// Is told when another screen comes to the top of a container.
public protocol ContainerDelegate: AnyObject {
  func container(_ container: Container, willShow screen: Screen, animated: Bool)
  func container(_ container: Container, didShow screen: Screen, animated: Bool)
}

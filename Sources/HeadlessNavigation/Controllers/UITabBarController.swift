/// A controller that may contain navigation controllers and must not be on their stacks.
///
/// UINavigationController Class Reference, pushViewController:animated:.
open class UITabBarController: UIViewController {
  override var obstacleToBeingPushed: PushObstacle? { .tabBarController }
}

import HeadlessNavigation

/// What a subclass is made of that changes nothing.
final class OwnNavigationController: UINavigationController {}

final class OwnNavigationBar: UINavigationBar {}

final class OwnToolbar: UIToolbar {}

/// A controller of the counting adapter, with its item.
final class CountedScreen {
  final class Item {}

  let item = Item()
  var isOnStack = false
}

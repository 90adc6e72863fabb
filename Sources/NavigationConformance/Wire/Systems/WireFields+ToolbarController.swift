import NavigationReference

extension WireValue {
  static func rectangle(_ frame: Rectangle) -> WireValue {
    .array([frame.x, frame.y, frame.width, frame.height].map { .integer($0) })
  }
}

extension WireFields {
  func rectangle(_ key: String) throws(WireFault) -> Rectangle {
    guard case .array(let values) = try value(key), values.count == 4 else {
      throw WireFault("'\(key)' expects x, y, width and height")
    }
    var numbers: [Int] = []
    for value in values {
      guard case .integer(let number) = value else {
        throw WireFault(key, expected: "whole numbers", found: value)
      }
      numbers.append(number)
    }
    return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func flexibility(_ key: String) throws(WireFault) -> Flexibility {
    try words(key, of: WireToolbarController.Direction.self)
      .reduce(into: Flexibility()) { $0.formUnion($1.flexibility) }
  }
}

import NavigationReference

/// The members of an object, with messages that name the one that is wrong.
struct WireFields {
  let members: [WireValue.Member]
  private let owner: String

  init(_ value: WireValue, of owner: String) throws(WireFault) {
    guard case .object(let members) = value else {
      throw WireFault("\(owner) expects an object, found \(value.kind)")
    }
    self.members = members
    self.owner = owner
  }

  /// `nil` where there is none. The last of several counts, as in other readers of JSON.
  subscript(key: String) -> WireValue? {
    members.last { $0.key == key }?.value
  }

  func value(_ key: String) throws(WireFault) -> WireValue {
    guard let value = self[key] else { throw WireFault("\(owner) has no '\(key)'") }
    return value
  }

  func text(_ key: String) throws(WireFault) -> String {
    let value = try value(key)
    guard case .text(let text) = value else {
      throw WireFault(key, expected: "a text", found: value)
    }
    return text
  }

  func flag(_ key: String) throws(WireFault) -> Bool {
    let value = try value(key)
    guard case .flag(let flag) = value else {
      throw WireFault(key, expected: "true or false", found: value)
    }
    return flag
  }

  func integer(_ key: String) throws(WireFault) -> Int {
    let value = try value(key)
    guard case .integer(let number) = value else {
      throw WireFault(key, expected: "a whole number", found: value)
    }
    return number
  }

  func texts(_ key: String) throws(WireFault) -> [String] {
    let value = try value(key)
    guard case .array(let values) = value else {
      throw WireFault(key, expected: "an array of texts", found: value)
    }
    var texts: [String] = []
    texts.reserveCapacity(values.count)
    for element in values {
      guard case .text(let text) = element else {
        throw WireFault(key, expected: "an array of texts", found: element)
      }
      texts.append(text)
    }
    return texts
  }

  // MARK: Words of scenarios

  func name(_ key: String) throws(WireFault) -> ControllerName {
    let text = try text(key)
    guard let name = ControllerName(text), name.position <= WireFields.lastPosition else {
      throw WireFault("'\(key)' expects the name of a controller such as A, found '\(text)'")
    }
    return name
  }

  func optionalName(_ key: String) throws(WireFault) -> ControllerName? {
    guard let value = self[key], value != .null else { return nil }
    return try name(key)
  }

  /// Tables are kept by position, and are to stay small.
  static var lastPosition: Int { ScenarioLimits.maximumControllerNumber * 26 + 25 }

  func names(_ key: String) throws(WireFault) -> [ControllerName] {
    var names: [ControllerName] = []
    for text in try texts(key) {
      guard let name = ControllerName(text), name.position <= Self.lastPosition else {
        throw WireFault("'\(key)' expects names of controllers such as A, found '\(text)'")
      }
      names.append(name)
    }
    return names
  }

  func label(_ key: String) throws(WireFault) -> Label? {
    if try value(key) == .null { return nil }
    return Label(observed: try text(key))
  }

  func labels(_ key: String) throws(WireFault) -> [Label]? {
    if try value(key) == .null { return nil }
    return try texts(key).map { Label(observed: $0) }
  }

  func motion() throws(WireFault) -> Motion {
    if self["running"] == true { return .running }
    return try flag("animated") ? .animated : .still
  }

  func delegate() throws(WireFault) -> DelegateName? {
    if try value("delegate") == .null { return nil }
    let number = try integer("delegate")
    guard let delegate = UInt8(exactly: number).flatMap({ DelegateName(rawValue: $0) }) else {
      throw WireFault("'delegate' expects 1, 2 or null, found \(number)")
    }
    return delegate
  }
}

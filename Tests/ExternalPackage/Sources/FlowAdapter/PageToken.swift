/// A page of a flow under test, equal to itself alone.
public final class PageToken: Hashable, CustomStringConvertible {
  private let label: String

  init(label: String) {
    self.label = label
  }

  public var description: String { label }

  public static func == (one: PageToken, other: PageToken) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

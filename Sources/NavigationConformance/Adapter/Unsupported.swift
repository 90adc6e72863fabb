/// Thrown by an adapter whose subject does not have what was asked for.
public struct Unsupported: Error, Hashable, Sendable {
  public init() {}
}

/// The page is among those of the flow already.
public struct DuplicatePage: Error, Hashable, Sendable {
  public init() {}
}

/// For adapters whose subject has no navigation items.
public final class NoItem {
  private init() {}
}

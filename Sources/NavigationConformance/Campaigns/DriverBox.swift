/// Holds a driver between scenarios.
@usableFromInline
final class DriverBox<Adapter: NavigationAdapter> {
  @usableFromInline var driver: Driver<Adapter>

  @inlinable
  init(_ adapter: Adapter) {
    driver = Driver(adapter)
  }
}

/// Lends an oracle to a search that does not know its type, and gives it back with what it has noted.
@usableFromInline
package final class SharedOracle<Oracle: FailureOracle> {
  @usableFromInline package var oracle: Oracle

  @inlinable
  package init(_ oracle: Oracle) {
    self.oracle = oracle
  }
}

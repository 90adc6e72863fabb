/// A small fixed table of weighted outcomes: one bounded draw each time, exact, and without
/// allocation.
///
/// Walker's alias method in Vose's construction, over integers. With n outcomes of total weight W
/// every column holds W units: up to its threshold they belong to its own outcome, the rest to its
/// alias. An outcome of weight w owns exactly w·n of the n·W units.
@usableFromInline
package struct WeightedTable<Outcome> {
  @usableFromInline
  struct Column {
    @usableFromInline var outcome: Outcome
    @usableFromInline var threshold: UInt64
    @usableFromInline var alias: Int
  }

  @usableFromInline let columns: [Column]
  @usableFromInline let total: UInt64

  /// At least one weight must be positive; an outcome of weight zero is never drawn.
  @usableFromInline
  package init(_ outcomes: [(outcome: Outcome, weight: UInt32)]) {
    let count = UInt64(outcomes.count)
    let total = outcomes.reduce(UInt64(0)) { $0 + UInt64($1.weight) }
    precondition(total > 0, "a weighted table needs a positive weight")
    var columns = outcomes.enumerated().map { index, entry in
      Column(outcome: entry.outcome, threshold: UInt64(entry.weight) * count, alias: index)
    }
    var small = columns.indices.filter { columns[$0].threshold < total }
    var large = columns.indices.filter { columns[$0].threshold > total }
    while let lesser = small.popLast(), let greater = large.popLast() {
      columns[lesser].alias = greater
      columns[greater].threshold -= total - columns[lesser].threshold
      if columns[greater].threshold < total {
        small.append(greater)
      } else if columns[greater].threshold > total {
        large.append(greater)
      }
    }
    self.columns = columns
    self.total = total
  }

  @inlinable
  package func draw(using generator: inout SeededGenerator) -> Outcome {
    let unit = generator.below(UInt64(columns.count) * total)
    let column = columns[Int(truncatingIfNeeded: unit / total)]
    return unit % total < column.threshold ? column.outcome : columns[column.alias].outcome
  }
}

extension WeightedTable: Sendable where Outcome: Sendable {}
extension WeightedTable.Column: Sendable where Outcome: Sendable {}

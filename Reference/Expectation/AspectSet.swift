/// A set of aspects in one machine word.
@usableFromInline
package struct AspectSet: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt64

  @inlinable
  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  @inlinable @inline(__always)
  package init(_ aspect: Aspect) {
    rawValue = 1 << UInt64(aspect.rawValue)
  }

  package init(_ aspects: Aspect...) {
    rawValue = aspects.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
  }

  /// What is said to the delegate and to the controllers.
  package static var messages: AspectSet {
    AspectSet(
      .willShow, .willShowController, .willShowFlag, .delegateAddressee, .pairs, .appearing,
      .affected, .bystanders)
  }

  package static var all: AspectSet {
    AspectSet(rawValue: (1 << UInt64(Aspect.allCases.count)) - 1)
  }

  @inlinable @inline(__always)
  package func contains(_ aspect: Aspect) -> Bool {
    rawValue & (1 << UInt64(aspect.rawValue)) != 0
  }

  @inlinable @inline(__always)
  package mutating func insert(_ aspect: Aspect) {
    self = AspectSet(rawValue: rawValue | 1 << UInt64(aspect.rawValue))
  }

  /// The first aspect in the order of blame.
  package var first: Aspect? {
    rawValue == 0 ? nil : Aspect(rawValue: UInt8(rawValue.trailingZeroBitCount))
  }

  package var aspects: [Aspect] {
    Aspect.allCases.filter { contains($0) }
  }
}

/// Keeps a large value in a place of its own, so that whatever it is a part of stays small and cheap to hand over.
///
/// A value like any other: copies do not share changes. No property wrapper: where nothing is optimised, one is read by
/// copying whatever it is a part of.
@usableFromInline
package struct Apart<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The one element is the value.
  @usableFromInline var place: [Value]

  @inlinable
  package init(_ value: Value) {
    place = [value]
  }

  @inlinable package var value: Value {
    _read { yield place[0] }
    _modify { yield &place[0] }
  }

  /// Copies the value once, to where it is to be; read and assigned it would be copied twice.
  @inlinable
  package func copy(to destination: inout Value) {
    destination = place[0]
  }
}

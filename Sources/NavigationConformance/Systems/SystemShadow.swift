/// A requirement of one of the smaller systems that differed in a step which is put down to another one.
struct SystemShadow: Hashable {
  /// Index in the catalogue.
  let requirement: Int
  /// What the step is put down to, as an index in the catalogue.
  let cause: Int
}

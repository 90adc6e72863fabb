/// What is said of a step of one of the smaller systems, in the order in which it is looked at.
struct SystemAnswer<Field: RawRepresentable> where Field.RawValue == String {
  private(set) var members: [WireValue.Member] = []

  mutating func say(_ field: Field, _ value: WireValue) {
    members.append(WireValue.Member(field.rawValue, value))
  }
}

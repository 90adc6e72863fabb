/// What the comment lines at the head of a stored scenario say, each after its name and a colon.
enum CorpusField: String, CaseIterable {
  /// The ID of the requirement.
  case requirement
  /// The requirement in one sentence: for the reader, written anew from the catalogue each time.
  case statement
  /// Begins what is known of one subject.
  case subject
  case verdict
  /// May stand several times.
  case differs
  case found
  case date

  /// The one line by which a file says that it is one of ours, and how it is to be read.
  static let format = "corpus"
  static let formatVersion: UInt64 = 1
  /// The last line: a file without it has been cut off.
  static let end = "# end"
}

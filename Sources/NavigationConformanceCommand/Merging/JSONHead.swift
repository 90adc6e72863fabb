/// What tells what kind of file this is.
struct JSONHead: Decodable {
  let kind: String?
  let schemaVersion: Int?
}

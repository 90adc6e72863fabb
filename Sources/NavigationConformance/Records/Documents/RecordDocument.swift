/// A record in the form in which it is stored: what has to be equal, and the parts.
package struct RecordDocument: Codable, Sendable {
  let subject: String
  let version: String
  let generatorVersion: Int
  let claims: [String]
  /// Left out when all requirements are asked about.
  let asked: [String]?
  let notes: [String]
  let parts: [PartDocument]

  package init(_ record: CampaignRecord) {
    subject = record.header.subject
    version = record.header.version
    generatorVersion = record.header.generatorVersion
    claims = record.header.claims.names
    asked = record.header.requirements
    notes = record.header.notes
    parts = record.parts.map { PartDocument($0) }
  }

  package func record() throws(RecordFault) -> CampaignRecord {
    var claimed: Capabilities = []
    for name in claims {
      guard let known = Capabilities.named.first(where: { $0.name == name }) else {
        throw RecordFault("there is no capability '\(name)'")
      }
      claimed.formUnion(known.capability)
    }
    for id in asked ?? [] { _ = try RecordFault.requirement(id) }
    let header = CampaignHeader(
      subject: subject, claims: claimed, requirements: asked, version: version,
      generatorVersion: generatorVersion, notes: notes)
    var read: [CampaignPart] = []
    for part in parts { read.append(try part.part()) }
    do throws(RecordConflict) {
      return try CampaignRecord(header: header, parts: read)
    } catch {
      throw RecordFault(error.description)
    }
  }
}

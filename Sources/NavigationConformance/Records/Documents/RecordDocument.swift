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
  /// What the smaller systems came to; left out when none was judged.
  let systems: [SystemRunDocument]?
  /// The systems that were there and not judged; left out when there are none.
  let unjudged: [String]?
  /// The runs that somebody ended; left out when there are none.
  let interruptions: [InterruptionDocument]?

  package init(_ record: CampaignRecord) {
    subject = record.header.subject
    version = record.header.version
    generatorVersion = record.header.generatorVersion
    claims = record.header.claims.names
    asked = record.header.requirements
    notes = record.header.notes
    parts = record.parts.map { PartDocument($0) }
    systems =
      record.systemRuns.isEmpty ? nil : record.systemRuns.map { SystemRunDocument($0) }
    let missing = ScenarioSystem.small.filter { record.unjudgedSystems.contains($0) }
    unjudged = missing.isEmpty ? nil : missing.map(\.name)
    interruptions =
      record.interruptions.isEmpty
      ? nil : record.interruptions.map { InterruptionDocument($0) }
  }

  package func record() throws(RecordFault) -> CampaignRecord {
    var claimed: Capabilities = []
    for name in claims {
      guard let known = Capabilities.named.first(where: { $0.name == name }) else {
        throw RecordFault("there is no capability '\(name)'")
      }
      claimed.formUnion(known.capability)
    }
    let known = RequirementDescription.all.map(\.id)
    for id in asked ?? [] where !known.contains(id) { throw RecordFault(noRequirement: id) }
    let header = CampaignHeader(
      subject: subject, claims: claimed, requirements: asked, version: version,
      generatorVersion: generatorVersion, notes: notes)
    var read: [CampaignPart] = []
    for part in parts { read.append(try part.part()) }
    var runs: [SystemRun] = []
    for run in systems ?? [] { runs.append(try run.run()) }
    var missing: [ScenarioSystem] = []
    for name in unjudged ?? [] { missing.append(try RecordFault.system(name)) }
    var ended: [RunInterruption] = []
    for interruption in interruptions ?? [] { ended.append(try interruption.interruption()) }
    do throws(RecordConflict) {
      return try CampaignRecord(
        header: header, parts: read, systemRuns: runs, unjudged: missing, interruptions: ended)
    } catch {
      throw RecordFault(error.description)
    }
  }
}

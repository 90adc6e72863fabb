import Foundation
import NavigationConformance

/// The file in which a campaign is kept while it runs. Whenever the process is killed, it holds a whole state.
struct CampaignFile: Hashable {
  /// As it was given.
  let path: String
  /// Where that leads to: a link stays one, and is the same campaign as what it leads to.
  let place: String

  init(_ path: String) {
    self.path = path
    place = OutputFile.place(of: path)
  }

  /// What stands beside it while a run writes it: a lock, and the next state until it is whole.
  var besides: [String] { [lock, next] }
  var lock: String { place + ".lock" }
  private var next: String { place + ".new" }

  private var name: String { HarmlessArgument.path(path) }

  /// The campaign that the file holds; `nil` when there is no file.
  func read() throws(CommandFailure) -> KeptCampaign? {
    guard FileManager.default.fileExists(atPath: place) else { return nil }
    guard let data = FileManager.default.contents(atPath: place) else {
      throw failure("it cannot be read")
    }
    let head: JSONHead = try decode(data)
    guard head.kind == KeptCampaignDocument.kind else {
      throw failure("it holds something else than a campaign")
    }
    guard head.schemaVersion == KeptCampaignDocument.schemaVersion else {
      throw failure(
        "it is of format \(head.schemaVersion ?? 0), and this version writes format "
          + "\(KeptCampaignDocument.schemaVersion)")
    }
    let document: KeptCampaignDocument = try decode(data)
    do throws(RecordFault) {
      let campaign = try document.campaign()
      try document.checkDigest()
      return campaign
    } catch {
      throw failure(error.description)
    }
  }

  private func decode<Value: Decodable>(_ data: Data) throws(CommandFailure) -> Value {
    do throws(JSONFault) {
      return try JSONFault.decode(data)
    } catch {
      throw failure(error.description)
    }
  }

  private func failure(_ reason: String) -> CommandFailure {
    CommandFailure(
      code: .badData,
      message: "cannot go on from \(name): \(reason); use another file, or remove this one",
      advice: .none)
  }

  /// Goes by way of a second file, so that the first is whole at every instant.
  func write(_ campaign: KeptCampaign) throws(CommandFailure) {
    let data: Data
    do {
      data = try KeptCampaignDocument(campaign).data()
    } catch {
      throw CommandFailure(
        code: .ownFailure, message: "cannot write JSON: \(error)", advice: .none)
    }
    do {
      try replace(by: data)
    } catch {
      throw CommandFailure(
        code: .ownFailure,
        message: "cannot keep the campaign in \(name): \(FileFailure(error).reason)",
        advice: .none)
    }
  }

  private func replace(by data: Data) throws {
    let new = next
    do {
      try data.write(to: URL(fileURLWithPath: new))
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: new))
      try file.synchronize()
      try file.close()
      guard unsafe rename(new, place) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } catch {
      // Half of it would take up, on a full disk, the room that the next attempt needs.
      unsafe unlink(new)
      throw error
    }
    // The folder holds the name; what is not written there may be gone after a loss of power.
    let folder = unsafe open(URL(fileURLWithPath: place).deletingLastPathComponent().path, O_RDONLY)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }
}

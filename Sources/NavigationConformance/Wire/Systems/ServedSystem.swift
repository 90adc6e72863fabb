/// A subject of one of the smaller systems, ready to be served.
struct ServedSystem {
  let begin: () -> Void
  let answer: (_ step: WireValue) async -> WireAnswer.Content

  init(_ server: some SystemServer) {
    let box = Box(server)
    begin = { box.content.begin() }
    answer = { step in
      var operation = "a step"
      do {
        let fields = try WireFields(step, of: "a step")
        operation = try fields.text("op")
        guard let seen = try await box.content.perform(operation, fields) else {
          return .unsupported(operation)
        }
        return .observation(.object(seen))
      } catch let fault as WireFault {
        return .error(fault.description)
      } catch is Unsupported {
        return .unsupported(operation)
      } catch {
        return .raised(
          String(describing: error), .object(box.content.membersOfRefusal()))
      }
    }
  }
}

/// How a subject in another process is treated while something is found out about its breakdowns.
@usableFromInline
struct SubjectCare {
  /// From now on every answer is sent before the next step starts, and, where the subject is known to hang, it is waited
  /// for a fraction of the time.
  let begin: (_ isKnownToHang: Bool) -> Void
  let end: () -> Void
  /// Why there is nobody any more who could be asked, in a sentence without its full stop; `nil` as long as there is.
  let loss: () -> String?
}

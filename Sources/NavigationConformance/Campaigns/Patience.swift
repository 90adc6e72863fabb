/// How long those outside wait for a run. None of it has an influence on any verdict.
package struct Patience {
  /// Asked now and then; once it says so, no further scenario is begun.
  package var isOver: () -> Bool
  /// Asked now and then; once it says so, nothing is tried any more of what hangs.
  package var isInHaste: () -> Bool
  /// Asked before each scenario by which something is made of a finding. Once it says so, findings are kept as they are:
  /// the run is over, and has been waited for long enough.
  package var isOut: () -> Bool

  /// Without arguments, as long as it takes.
  package init(
    isOver: @escaping () -> Bool = { false }, isInHaste: @escaping () -> Bool = { false },
    isOut: @escaping () -> Bool = { false }
  ) {
    self.isOver = isOver
    self.isInHaste = isInHaste
    self.isOut = isOut
  }

  /// The same, and over where there is nobody left who could be asked.
  func minding(_ care: SubjectCare?) -> Patience {
    guard let care else { return self }
    let (isOver, isInHaste, isOut) = (isOver, isInHaste, isOut)
    return Patience(
      isOver: { isOver() || care.loss() != nil }, isInHaste: isInHaste,
      isOut: { isOut() || care.loss() != nil })
  }
}

extension ScenarioLanguage {
  /// The names the lines mention, each once, in order of first use.
  @inlinable
  package func names(in lines: some Sequence<Line>) -> [Name] {
    var seen: Set<Name> = []
    var names: [Name] = []
    for line in lines {
      for name in self.names(in: line) where seen.insert(name).inserted {
        names.append(name)
      }
    }
    return names
  }

  /// The scenario with its names replaced by the canonical ones in order of first use.
  ///
  /// Two scenarios differ only by an injective renaming exactly when their canonical forms are
  /// equal, and the canonical form of a prefix is the prefix of the canonical form.
  @inlinable
  package func canonicalForm(of lines: [Line]) -> [Line] {
    var map: [Name: Name] = [:]
    for (index, name) in names(in: lines).enumerated() {
      map[name] = canonicalName(index)
    }
    return lines.map { line in renaming(line) { map[$0] ?? $0 } }
  }

  /// The names on which the state after accepted lines depends.
  ///
  /// The model is asked, not the state: a name is live when a stranger in its place leads to
  /// another fingerprint.
  @inlinable
  package func liveNames(after lines: [Line]) -> [Name] {
    let names = names(in: lines)
    let original = fingerprint(of: state(after: lines))
    let stranger = firstName(besides: Set(names))
    return names.filter { name in
      let renamed = lines.map { line in renaming(line) { $0 == name ? stranger : $0 } }
      return fingerprint(of: state(after: renamed)) != original
    }
  }

  /// The first of the canonical names that is not among these.
  @inlinable
  package func firstName(besides taken: Set<Name>) -> Name {
    var index = 0
    while taken.contains(canonicalName(index)) { index += 1 }
    return canonicalName(index)
  }
}

/// What mutants refuse with.
struct MutantRefusal: Error {}

/// What a navigation controller has for as long as it lives; only it and its box hold it.
final class ContainerLife: Sendable {}

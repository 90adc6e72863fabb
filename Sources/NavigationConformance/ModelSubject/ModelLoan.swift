/// A delegate or a controller that is lent to the model, which has no use for it.
final class ModelLoan {}

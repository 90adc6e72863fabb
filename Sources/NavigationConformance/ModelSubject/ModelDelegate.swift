/// A delegate of the model's, which tells it nothing.
final class ModelDelegate {}

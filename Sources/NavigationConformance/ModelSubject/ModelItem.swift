/// The navigation item of a controller of the model. It only has to be told from others.
package final class ModelItem {}

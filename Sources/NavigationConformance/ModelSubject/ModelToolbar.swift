/// The toolbar of the model's toolbar controller. It only has to be told from others.
package final class ModelToolbar {}

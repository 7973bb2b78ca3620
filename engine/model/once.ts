/** Computes a value of an object once for all rules that need it: objects of the model never change. */

/** Given how to compute a value of an object, returns a function that computes it at its first call for the object. */
export function onceFor<Of extends object, Value>(derive: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, { readonly value: Value }>();
  return (of) => {
    let entry = known.get(of);
    if (entry === undefined) {
      entry = { value: derive(of) };
      known.set(of, entry);
    }
    return entry.value;
  };
}

/** Derives a value of an object once, however many rules ask for it: objects of the model never change. */

/** Given how a value is derived of an object, returns a function that gives it, and derives it when it is first asked for. */
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

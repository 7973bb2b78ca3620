/** Fills maps by key: what `Map.groupBy` does in later versions of Node, and values that are made when first needed. */

/** Given things and the key of each, returns those of each key; keys and things keep their order. */
export function groupBy<T, K>(of: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of of) makeOnce(groups, keyOf(one), () => []).push(one);
  return groups;
}

/** Given a map and a key, returns its value, and makes it if there is none. */
export function makeOnce<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

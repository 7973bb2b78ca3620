/** Groups by a key, as `Map.groupBy` does in later versions of Node. */

/** Given things and the key of each, returns those of each key; keys and things keep their order. */
export function groupBy<T, K>(of: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of of) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** Groups things by what they share. */

/** Given things and the keys of each, returns the things by key, both in their given order. */
export function grouped<T, K>(things: readonly T[], keysOf: (thing: T, index: number) => readonly K[]): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const [index, thing] of things.entries()) {
    for (const key of keysOf(thing, index)) {
      const group = groups.get(key);
      if (group) group.push(thing);
      else groups.set(key, [thing]);
    }
  }
  return groups;
}

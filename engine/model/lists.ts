/** Groups lists, and searches them. */

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

/** Given things and how to search one, returns the first result that is not null; null without. */
export function firstFound<T, R>(things: readonly T[], find: (thing: T, index: number) => R | null): R | null {
  for (const [index, thing] of things.entries()) {
    const found = find(thing, index);
    if (found !== null) return found;
  }
  return null;
}

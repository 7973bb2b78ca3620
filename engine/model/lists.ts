/** Groups lists by a key, cuts them into stretches, and searches them. */

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

/** Given things in order, returns the stretches in which each follows the one before it. */
export function stretchesOf<T>(things: readonly T[], follows: (thing: T, before: T) => boolean): T[][] {
  const stretches: T[][] = [];
  for (const [i, thing] of things.entries()) {
    const [last, before] = [stretches.at(-1), things[i - 1]];
    if (last !== undefined && before !== undefined && follows(thing, before)) last.push(thing);
    else stretches.push([thing]);
  }
  return stretches;
}

/** Given things and the keys of each, returns the things by key, both in their given order. */
export function grouped<T, K>(things: readonly T[], keysOf: (thing: T, index: number) => readonly K[]): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const [index, thing] of things.entries()) {
    for (const key of keysOf(thing, index)) makeOnce(groups, key, () => []).push(thing);
  }
  return groups;
}

/** Given things and how to search one, returns the first result that is not null; null without. */
export function firstFound<T, R>(things: Iterable<T>, find: (thing: T, index: number) => R | null): R | null {
  let index = 0;
  for (const thing of things) {
    const found = find(thing, index++);
    if (found !== null) return found;
  }
  return null;
}

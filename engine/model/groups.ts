/** Groups things by key, and cuts lists where a thing does not follow the one before it. */

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
    if (i > 0 && follows(thing, things[i - 1])) stretches[stretches.length - 1].push(thing);
    else stretches.push([thing]);
  }
  return stretches;
}

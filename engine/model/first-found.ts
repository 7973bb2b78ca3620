/** Finds the first answer among several places, and looks no further. */

/** Given candidates and what is found in each, returns what is found in the first that has something, or null. */
export function firstFound<T, Found>(candidates: Iterable<T>, find: (one: T) => Found | null): Found | null {
  for (const one of candidates) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

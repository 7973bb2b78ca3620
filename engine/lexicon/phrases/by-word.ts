/** Makes of lists of words what each of them means. */

/** Given meanings with the words for each, returns the meaning by word; a word of several has the first of them. */
export function byWord<T>(lists: Iterable<readonly [meaning: T, words: readonly string[]]>): ReadonlyMap<string, T> {
  const meanings = new Map<string, T>();
  for (const [meaning, words] of lists) for (const word of words) if (!meanings.has(word)) meanings.set(word, meaning);
  return meanings;
}

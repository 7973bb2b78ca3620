/** Which of the known names a mistyped one most likely means. */

/** With more wrong letters than this, another word was meant. */
const MAX_TYPOS = 3;

/** Given a word and the known ones, returns the nearest; undefined if none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [first] = known
    .map((name) => ({ name, typos: distance(word, name) }))
    .filter(({ name, typos }) => typos <= Math.min(MAX_TYPOS, name.length - 1))
    .sort((a, b) => a.typos - b.typos);
  return first?.name;
}

/** Returns Levenshtein's distance of two words; of a word that is far longer, at least how much longer it is. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MAX_TYPOS) return Math.abs(a.length - b.length);
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const [above = 0, aside = 0, across = 0] = [row[j], next[j - 1], row[j - 1]];
      next[j] = Math.min(above + 1, aside + 1, across + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Where the name of a file may be cut. */

/** Letters at the end that stay: a day or a number, and the ending. */
const TAIL = 14;

/** Given a name, returns the part that may be cut, and the part that is shown whole. */
export function headAndTail(name: string): { head: string; tail: string } {
  // by what people see as a letter
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)];
  const at = letters[Math.max(0, letters.length - TAIL)]?.index ?? 0;
  return { head: name.slice(0, at), tail: name.slice(at) };
}

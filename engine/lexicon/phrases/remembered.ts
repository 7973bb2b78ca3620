/** Remembers what was read from texts: words, headings and dates come again on many lines. */

/** Texts that are remembered; past them the memory is emptied, so that it never grows without bound. */
const MOST = 5_000;

/** Returns a function that reads each text once, and answers from memory when it is asked again. */
export function remembered<T>(read: (text: string) => T, most = MOST): (text: string) => T {
  const memory = new Map<string, T>();
  return (text) => {
    const known = memory.get(text);
    if (known !== undefined) return known;
    const found = read(text);
    if (memory.size >= most) memory.clear();
    memory.set(text, found);
    return found;
  };
}

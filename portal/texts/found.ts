/** Finds the words for what the service tells by a code with parameters. */

/** By code. A wording without parameters takes none. */
export type Words = Readonly<Record<string, (params: never) => string>>;

/** Given the words of a language by code, a code and its parameters, returns the words; null for a code that is not among them, or none. */
export function wordsIn(words: Words, code: string | undefined, params: unknown): string | null {
  if (code === undefined || !Object.hasOwn(words, code)) return null;
  return words[code]?.(params as never) ?? null;
}

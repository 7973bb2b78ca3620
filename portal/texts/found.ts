/** Finds the texts for the service's codes with parameters. */

/** By code. A text without parameters takes none. */
export type Words = Readonly<Record<string, (params: never) => string>>;

/**
 * Given the texts of a language by code, a code and its parameters, returns the text; null if the code is unknown or
 * missing.
 */
export function wordsIn(words: Words, code: string | undefined, params: unknown): string | null {
  if (code === undefined || !Object.hasOwn(words, code)) return null;
  return words[code]?.(params as never) ?? null;
}

/** Finds the words for what the service says in its own. */
import type { mismatch as Mismatch, Told } from './en/told.ts';

interface Sentences {
  readonly told: readonly Told[];
  readonly mismatch: typeof Mismatch;
}

/** Given the sentences of a language, and one of the service, returns the words for it; null for one that is not among them. */
export function toldIn(language: Sentences, sentence: string): string | null {
  const list = language.mismatch.sentence.exec(sentence);
  if (list !== null) return language.mismatch.words(partsToldIn(language, list[1]!), list[2]);
  for (const [known, words] of language.told) {
    const groups = known.exec(sentence);
    if (groups !== null) return words(...groups.slice(1));
  }
  return null;
}

/** Given the sentences of a language, and what the service lists in one of its own, returns the words for each part; as the service says it where there are none. */
export function partsToldIn(language: Sentences, list: string): string[] {
  return list.split(language.mismatch.between).map((part) => toldIn(language, part) ?? part);
}

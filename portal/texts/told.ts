/** Finds the words for what the service says in its own. */
import type { mismatch as Mismatch, Told } from './en/told.ts';

interface Sentences {
  readonly told: readonly Told[];
  readonly mismatch: typeof Mismatch;
}

/** Given the sentences of a language, and one of the service, returns the words for it; null for one that is not among them. */
export function toldIn({ told, mismatch }: Sentences, sentence: string): string | null {
  const list = mismatch.sentence.exec(sentence)?.[1];
  if (list !== undefined) {
    const parts = list.split(mismatch.between).map((part) => toldIn({ told, mismatch }, part) ?? part);
    return mismatch.words(parts);
  }
  for (const [known, words] of told) {
    const groups = known.exec(sentence);
    if (groups !== null) return words(...groups.slice(1));
  }
  return null;
}

/** Finds the words for what the service says in its own. */
import type { Told } from './en/told.ts';

/** Given the sentences of a language, and one of the service, returns the words for it; null for one that is not among them. */
export function toldIn({ told }: { readonly told: readonly Told[] }, sentence: string): string | null {
  for (const [known, words] of told) {
    const groups = known.exec(sentence);
    if (groups !== null) return words(...groups.slice(1));
  }
  return null;
}

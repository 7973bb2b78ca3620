/** Finds the codes of banks (BIC, SWIFT): a word of eight capitals is one where its label or an IBAN stands beside it. */
import { labelOf, labelsIn } from '../lexicon/labels.ts';
import { ibansIn, isBic } from '../money/iban.ts';
import type { TokenLine } from '../tables/types.ts';

const MARK = /\b(?:BIC|SWIFT)\b|БИК|СВИФТ/iu;

/** Given a line and the one above it, returns the codes on it, in order. */
export function bicsOf({ line }: TokenLine, above: TokenLine | undefined): string[] {
  const words = line.words.map(({ text }) => text.replace(/^[([]|[)\],;.]$/g, ''));
  const found = words.flatMap((word, at) => (isBic(word) && word !== 'SWIFT' ? [at] : []));
  if (found.length === 0) return [];
  const isTold = (at: number) => {
    const before = words.slice(0, at);
    if (MARK.test(before.join(' ')) || labelsIn(before).some(({ label }) => label === 'bic')) return true;
    const { x0, x1 } = line.words[at];
    const heading = above?.line.phrases.find((phrase) => phrase.x0 < x1 && phrase.x1 > x0);
    if (heading && (MARK.test(heading.text) || labelOf(heading.text) === 'bic')) return true;
    return ibansIn(line.text).some((iban) => iban.slice(0, 2) === words[at].slice(4, 6));
  };
  return found.filter(isTold).map((at) => words[at]);
}

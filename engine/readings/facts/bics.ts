/** Finds the codes of banks (BIC, SWIFT): a word of eight capitals is one where its label or an IBAN stands beside it. */

import { headingOver, type LineAt } from '../../labels/near-phrases.ts';
import { labelOf, labelsIn } from '../../lexicon/facts/labels.ts';
import type { Line } from '../../model/line.ts';
import { ibansIn, isBic } from '../../money/iban.ts';

const MARK = /\b(?:BIC|SWIFT)\b|БИК|СВИФТ/iu;

/** Given a line, returns the indices of its words that look like codes of banks. */
export function bicWords({ words }: Line): number[] {
  return words.flatMap(({ text }, at) => (isBic(bare(text)) && bare(text) !== 'SWIFT' ? [at] : []));
}

const bare = (text: string): string => text.replace(/^[([]|[)\],;.]$/g, '');

/** Given a line among others, returns the codes on it, in order. */
export function bicsOf(lineAt: LineAt): string[] {
  const { line } = lineAt.lines[lineAt.at];
  const words = line.words.map(({ text }) => bare(text));
  const found = bicWords(line);
  if (found.length === 0) return [];
  const isNamed = (at: number) => {
    const before = words.slice(0, at);
    if (MARK.test(before.join(' ')) || labelsIn(before).some(({ label }) => label === 'bic')) return true;
    const heading = headingOver(line.words[at], lineAt);
    if (MARK.test(heading) || labelOf(heading) === 'bic') return true;
    return ibansIn(line.text).some((iban) => iban.slice(0, 2) === words[at].slice(4, 6));
  };
  return found.filter(isNamed).map((at) => words[at]);
}

/** Finds the numbers of banks and cards: BICs, IBANs that are wrapped in their cell, numbers of cards. */
import { beginBelow, headingOver, type LineAt, phraseBelow } from '../../labels/near-phrases.ts';
import { beforeLinked, labelOf, labelsIn } from '../../lexicon/facts/labels.ts';
import type { Line } from '../../model/line.ts';
import { itemAt } from '../../model/lists.ts';
import { countryOfBic, ibansIn, isBic } from '../../money/iban.ts';

const START = /^[A-Z]{2}\d{2}[A-Z0-9]*$/;
/** The second part is right below the first, within so many text sizes. */
const BELOW = { lines: 1, sizes: 2, aligned: beginBelow };

/**
 * Given a line among others, returns the IBAN that begins on it and ends on the next line, below its beginning or its
 * label; or null.
 */
export function wrappedIbanOf(lineAt: LineAt): string | null {
  const { line } = itemAt(lineAt.lines, lineAt.at);
  const own = beforeLinked(line.text);
  for (const phrase of line.phrases) {
    const at = phrase.words.findIndex(({ text }) => START.test(text));
    if (at < 0 || !own.includes(phrase.text)) continue;
    const begun = phrase.words.slice(at).map(({ text }) => text);
    for (const place of [phrase, itemAt(phrase.words, at)]) {
      const rest = phraseBelow(place, lineAt, BELOW)?.phrase.text;
      const [iban] = rest === undefined ? [] : ibansIn(`${begun.join(' ')} ${rest}`);
      if (iban !== undefined) return iban;
    }
  }
  return null;
}

const MARK = /\b(?:BIC|SWIFT)\b|БИК|СВИФТ/iu;

/** Given a line, returns the indices of its words that look like codes of banks. */
export function bicWords({ words }: Line): number[] {
  return words.flatMap(({ text }, at) => (isBic(bare(text)) && bare(text) !== 'SWIFT' ? [at] : []));
}

const bare = (text: string): string => text.replace(/^[([]|[)\],;.]$/g, '');

/** Given a line among others, returns the codes on it, in order. */
export function bicsOf(lineAt: LineAt): string[] {
  const { line } = itemAt(lineAt.lines, lineAt.at);
  const words = line.words.map(({ text }) => bare(text));
  const found = bicWords(line);
  if (found.length === 0) return [];
  const isNamed = (at: number) => {
    const before = words.slice(0, at);
    if (MARK.test(before.join(' ')) || labelsIn(before).some(({ label }) => label === 'bic')) return true;
    const heading = headingOver(itemAt(line.words, at), lineAt);
    if (MARK.test(heading) || labelOf(heading) === 'bic') return true;
    return ibansIn(line.text).some((iban) => iban.startsWith(countryOfBic(itemAt(words, at))));
  };
  return found.filter(isNamed).map((at) => itemAt(words, at));
}

const HIDDEN = 'Xx*•●#';
const PART = `[\\d${HIDDEN}]`;
const FOURS = `([ -])${PART}{4}\\1${PART}{4}\\1\\d{4}`;
const SIX_AND_FIVE = `([ -])${PART}{6}\\2${PART}{1,2}\\d{3,4}`;
/** Four groups of four, or of four, six and five, parted alike; cards begin with 2 to 6. */
const GROUPED = new RegExp(
  `(?<![\\d${HIDDEN}-]|\\d{4} )[2-6${HIDDEN}]${PART}{3}(?:${FOURS}|${SIX_AND_FIVE})(?![\\d${HIDDEN}-]| \\d{4})`,
  'u',
);
/** Sixteen figures in one, all but the last of which may be hidden. */
const MASKED = new RegExp(`(?<![\\d${HIDDEN}])(?:[2-6]\\d{3,5})?[${HIDDEN}]{6,12}\\d{4}(?![\\d${HIDDEN}])`, 'u');
const FEWEST_CARD_FIGURES = 15;
const MOST_CARD_FIGURES = 16;
export const isOfCard = (figures: number): boolean => figures >= FEWEST_CARD_FIGURES && figures <= MOST_CARD_FIGURES;

/** Given a line's text, returns the number of a card in it as printed, or null. */
export function cardNumberIn(text: string): string | null {
  const number = GROUPED.exec(text)?.[0] ?? MASKED.exec(text)?.[0] ?? null;
  return number !== null && isOfCard(number.replace(/[ -]/g, '').length) ? number : null;
}

/** Letters right before amounts that are no known symbol: a sign that the typeface lacked ("N1,250.00"). */
import { isCodeOrSymbol } from './currencies.ts';

/** What letters stand for that many papers print in a symbol's place. */
const STANDS_FOR: Readonly<Record<string, string>> = { N: '₦' };

/** Letters glued to an amount with cents, which hardly anything else has. */
const GLUED = /(?<![^\s(+−-])(\p{L}{1,4}\.?)(?=[-−]?\d[\d.,’']*[.,]\d\d(?!\d))/gu;
/** Whether a text may have them, at a third of the cost: most have none. */
const MAY_HAVE_GLUED = /[^\0-@[-`{-~]\.?[-−]?\d/;
/** So many amounts tell of a symbol; less may be references. */
const LEAST = 3;

const asPrinted = (token: string): string => token;

/** Returns how to read a token for its amount: without such letters, or with the symbol that they stand for. */
export function withoutLetters(texts: readonly string[]): (token: string) => string {
  const counts = new Map<string, number>();
  for (const text of texts) {
    if (!MAY_HAVE_GLUED.test(text)) continue;
    for (const [, letters = ''] of text.matchAll(GLUED)) counts.set(letters, (counts.get(letters) ?? 0) + 1);
  }
  const unknown = [...counts]
    .filter(([letters, count]) => count >= LEAST && !isCodeOrSymbol(letters))
    .map(([letters]) => letters);
  if (unknown.length === 0) return asPrinted;
  return (token) =>
    token.replace(GLUED, (_, letters: string) => (unknown.includes(letters) ? (STANDS_FOR[letters] ?? '') : letters));
}

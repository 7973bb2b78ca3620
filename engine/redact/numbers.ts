/** Finds numbers that are printed in several words: IBANs, and others in short parts. */
import { groupedNumbers, isIban } from '../money/iban.ts';

/** Short numbers side by side that are one. */
const LEAST_PARTS = 3;
const LONGEST_IBAN = 34;

/** Given the words of a line, returns where IBANs stand among them, in whatever groups. */
export function ibansAt(words: readonly string[]): [from: number, to: number][] {
  const whole = words.flatMap((_, from): [number, number][] => {
    const to = ibanEnd(words, from);
    return to === null ? [] : [[from, to]];
  });
  // three letters behind a number may be its currency
  const grouped = groupedNumbers(words).map(([from, to]): [number, number] =>
    isIban(words.slice(from, to - 1).join('')) ? [from, to - 1] : [from, to],
  );
  return [...whole, ...grouped];
}

/** Given words and the place of one, returns the end of the IBAN that begins there, in whatever groups; null where none does. */
function ibanEnd(words: readonly string[], from: number): number | null {
  let text = '';
  if (!/^[A-Z]{2}\d/.test(words[from]!)) return null;
  for (let to = from; to < words.length && text.length < LONGEST_IBAN; ) {
    text += words[to++]!;
    if (isIban(text)) return to;
  }
  return null;
}

/** Given words, and which of them are something else, returns where parts of one number stand: a telephone's is printed in pairs. */
export function numbersInParts(words: readonly string[], isElse: (i: number) => boolean): [from: number, to: number][] {
  const found: [number, number][] = [];
  let from = 0;
  for (let i = 0; i <= words.length; i++) {
    if (i < words.length && !isElse(i) && /^[+(]*\p{Nd}{1,4}[)/.-]?$/u.test(words[i]!)) continue;
    if (i - from >= LEAST_PARTS) found.push([from, i]);
    from = i + 1;
  }
  return found;
}

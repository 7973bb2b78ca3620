/** Finds numbers of cards by their shape: a card's statement often prints them without a label. */

/** Stands for a hidden figure. */
const HIDDEN = 'Xx*•●#';
const PART = `[\\d${HIDDEN}]`;
/** Four groups of four, or of four, six and five, parted alike; cards begin with 2 to 6. */
const GROUPED = new RegExp(
  `(?<![\\d${HIDDEN}-]|\\d{4} )[2-6${HIDDEN}]${PART}{3}(?:([ -])${PART}{4}\\1${PART}{4}\\1\\d{4}|([ -])${PART}{6}\\2${PART}{1,2}\\d{3,4})(?![\\d${HIDDEN}-]| \\d{4})`,
  'u',
);
/** Sixteen figures in one, all but the last of which may be hidden. */
const MASKED = new RegExp(`(?<![\\d${HIDDEN}])(?:[2-6]\\d{3,5})?[${HIDDEN}]{6,12}\\d{4}(?![\\d${HIDDEN}])`, 'u');
const LENGTHS: ReadonlySet<number> = new Set([15, 16]);

/** Given a line's text, returns the number of a card in it as printed, or null. */
export function cardNumberIn(text: string): string | null {
  const number = GROUPED.exec(text)?.[0] ?? MASKED.exec(text)?.[0] ?? null;
  return number !== null && LENGTHS.has(number.replace(/[ -]/g, '').length) ? number : null;
}

/** Finds IBANs that are wrapped in their cell. */
import { beginAlike, type LineAt, phraseBelow } from '../../labels/near-phrases.ts';
import { beforeLinked } from '../../lexicon/facts/linked.ts';
import { ibansIn } from '../../money/iban.ts';

const START = /^[A-Z]{2}\d{2}[A-Z0-9]*$/;
/** The second part stands right below the first, within so many text sizes, and begins within so many points of it. */
const BELOW = { lines: 1, sizes: 2, aligned: beginAlike(3) };

/**
 * Given a line among others, returns the IBAN that begins on it and ends on the next line, below its beginning or its
 * label; or null.
 */
export function wrappedIbanOf(lineAt: LineAt): string | null {
  const { line } = lineAt.lines[lineAt.at];
  const own = beforeLinked(line.text);
  for (const phrase of line.phrases) {
    const at = phrase.words.findIndex(({ text }) => START.test(text));
    if (at < 0 || !own.includes(phrase.text)) continue;
    const begun = phrase.words.slice(at).map(({ text }) => text);
    for (const place of [phrase, phrase.words[at]]) {
      const rest = phraseBelow(place, lineAt, BELOW)?.phrase.text;
      const [iban] = rest === undefined ? [] : ibansIn(`${begun.join(' ')} ${rest}`);
      if (iban !== undefined) return iban;
    }
  }
  return null;
}

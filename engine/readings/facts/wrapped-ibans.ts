/** Finds account numbers that go on below themselves: an IBAN wrapped in its cell. */
import { beforeLinked } from '../../lexicon/facts/linked.ts';
import type { TokenLine } from '../../model/table.ts';
import { ibansIn } from '../../money/iban.ts';

const START = /^[A-Z]{2}\d{2}[A-Z0-9]*$/;
/** A line stands right below another within so many text sizes. */
const NEAR = 2;
/** Points by which the two parts may begin off each other. */
const OFF = 3;

/** Given a line and the next one, returns the IBAN that begins on the first, and ends below its own beginning, or below that of its label; null where there is none. */
export function wrappedIbanOf({ line }: TokenLine, below: TokenLine | undefined): string | null {
  if (!below || below.line.page !== line.page || below.line.baseline - line.baseline > NEAR * line.size) return null;
  const own = beforeLinked(line.text);
  for (const phrase of line.phrases) {
    const at = phrase.words.findIndex(({ text }) => START.test(text));
    if (at < 0 || !own.includes(phrase.text)) continue;
    const places = [phrase.x0, phrase.words[at].x0];
    const rest = below.line.phrases.find(({ x0 }) => places.some((x) => Math.abs(x - x0) <= OFF));
    const begun = phrase.words.slice(at).map(({ text }) => text);
    const [iban] = rest ? ibansIn(`${begun.join(' ')} ${rest.text}`) : [];
    if (iban !== undefined) return iban;
  }
  return null;
}

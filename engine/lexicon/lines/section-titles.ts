/** Distinguishes titles of sections from other lines: what a line above rows says about them. */

import { exactKind } from './kind-of-line.ts';
import { LIST_KINDS, type LineKind } from './line-kind.ts';
import { type SectionSign, sectionSign } from './sections.ts';
import { beginsWithTotal } from './totals.ts';

/** A title that is less sure of what its section is says nothing. */
const SURE = 0.6;
/** Enough for a title apart from the texts of rows: elsewhere "PURCHASE" may be a booking's text. */
const SURE_APART = 0.5;
/** Below the bookings, lists of these hold no bookings either; above, they are labels of the summary. */
const LISTS_BELOW: ReadonlySet<LineKind> = new Set(['limit', 'available', 'minimum_payment', 'interest_rate']);

/** "****** OTHER DEBITS ******" */
const ORNAMENTS = /^[*=~_#•-]{2,}\s*|\s*[*=~_#•-]{2,}$/gu;

/**
 * Returns the holder's sign of the rows below a title, 0 if they are no bookings; null for an unknown title. `phrase`:
 * the line's first. `inBody`: below a table's header. `apart`: clear of rows' texts.
 */
export function sectionTitle(
  line: string,
  phrase: string,
  inBody: boolean,
  apart = false,
): { readonly sign: 1 | -1 | 0; readonly cardSign?: 1 | -1 } | null {
  const [text, firstPhrase] = [line.replace(ORNAMENTS, ''), phrase.replace(ORNAMENTS, '')];
  if (!/^\p{L}/u.test(text) || beginsWithTotal(text)) return null;
  const sure = (one: SectionSign | null) => (one && one.weight >= (apart ? SURE_APART : SURE) ? one : null);
  const whole = sectionSign(text);
  // beside a sentence the first text is the title: "Checks    There were 3 checks listed totaling $1,770.79."
  const isFirst = firstPhrase !== text && (whole === null || isSentence(text.slice(firstPhrase.length).trim()));
  const found = sure(whole) ?? (isFirst ? sure(sectionSign(firstPhrase)) : null) ?? noneOf(text);
  if (found) return { sign: found.sign, cardSign: found.cardSign };
  const kind = /\d/.test(text) ? null : exactKind(text);
  return kind && (LIST_KINDS.has(kind.kind) || (inBody && LISTS_BELOW.has(kind.kind))) ? { sign: 0 } : null;
}

/** "Pending transactions - direct debits": what is after the dash says which of those that are not booked. */
function noneOf(text: string): SectionSign | null {
  const [head = '', ...rest] = text.split(/\s[-–—]\s/u);
  const found = rest.length > 0 ? sectionSign(head) : null;
  return found?.sign === 0 && found.weight >= SURE ? found : null;
}

const SENTENCE_WORDS = 6;

/** True for many words with a full stop, as are below titles: "There were 3 checks listed totaling $1,770.79." */
export const isSentence = (text: string): boolean => text.endsWith('.') && text.split(' ').length >= SENTENCE_WORDS;

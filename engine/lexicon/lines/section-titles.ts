/** Distinguishes titles of sections from other lines: what a line above rows says about them. */

import { exactKind } from './kind-of-line.ts';
import { LIST_KINDS, type LineKind } from './line-kind.ts';
import { sectionSign } from './sections.ts';
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
  const found = sectionSign(text) ?? (firstPhrase === text ? null : sectionSign(firstPhrase));
  if (found && found.weight >= (apart ? SURE_APART : SURE)) return { sign: found.sign, cardSign: found.cardSign };
  const kind = /\d/.test(text) ? null : exactKind(text);
  return kind && (LIST_KINDS.has(kind.kind) || (inBody && LISTS_BELOW.has(kind.kind))) ? { sign: 0 } : null;
}

const SENTENCE_WORDS = 6;

/** True for many words with a full stop, as are below titles: "There were 3 checks listed totaling $1,770.79." */
export const isSentence = (text: string): boolean => text.endsWith('.') && text.split(' ').length >= SENTENCE_WORDS;

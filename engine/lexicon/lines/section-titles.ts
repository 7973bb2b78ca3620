/** Tells titles of sections from other lines: what a line that stands above rows says about them. */

import { lineKind } from './kind-of-line.ts';
import type { LineKind } from './line-kind.ts';
import { sectionSign } from './sections.ts';
import { beginsWithTotal } from './totals.ts';

/** A title that says less surely what its section is says nothing. */
const SURE = 0.6;
/**
 * Where the title stands apart from the texts of rows, this sure is enough: "PURCHASE" may be a booking's text as well.
 */
const SURE_APART = 0.5;
/** Titles of lists that hold no bookings; below the bookings also those that above them are labels of the summary. */
const LISTS: ReadonlySet<LineKind> = new Set(['daily_balance', 'pending', 'fee_summary', 'points']);
const LISTS_BELOW: ReadonlySet<LineKind> = new Set(['limit', 'available', 'minimum_payment', 'interest_rate']);

/** "****** OTHER DEBITS ******" */
const ORNAMENTS = /^[*=~_#•-]{2,}\s*|\s*[*=~_#•-]{2,}$/gu;

/**
 * Given a line's text and its first phrase (`inBody`: it stands below a table's header; `apart`: and where no texts of
 * rows do), returns the holder's sign of the rows of the section that it opens, 0 where these are no bookings; null
 * where it is no title that is known.
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
  const kind = /\d/.test(text) ? null : lineKind(text);
  return kind?.exact && (LISTS.has(kind.kind) || (inBody && LISTS_BELOW.has(kind.kind))) ? { sign: 0 } : null;
}

/** Words of a sentence, at the least. */
const SENTENCE_WORDS = 6;

/**
 * True for a text of many words with a full stop, as may stand between a title and the headings below: "There were 3
 * checks listed totaling $1,770.79."
 */
export const isSentence = (text: string): boolean => text.endsWith('.') && text.split(' ').length >= SENTENCE_WORDS;

/** Decides which words of a line stay in the copy: the trade's own, if they say what something is. */
import { periodsIn } from '../dates/period.ts';
import { monthOfName } from '../lexicon/calendar/months.ts';
import { accountTypeOf } from '../lexicon/facts/accounts.ts';
import { labelOf } from '../lexicon/facts/labels.ts';
import { isSmall, lineKind } from '../lexicon/lines/kind-of-line.ts';
import { saysNoBookings } from '../lexicon/lines/no-bookings.ts';
import { sectionSign } from '../lexicon/lines/sections.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import type { Phrase } from '../model/line.ts';
import { isBooking, type LineUse } from './line-uses.ts';
import { isTerm, type Span, termsIn } from './vocabulary.ts';

export interface StayRules {
  /** terms of the trade stay in the texts of rows, too, and beside words that may be names */
  readonly keepTerms: boolean;
  /** phrases outside of rows that name a figure or a section stay whole, also with unknown words */
  readonly keepLabels: boolean;
  readonly replaceHeadings: boolean;
  /** words that stay wherever they stand, in small letters */
  readonly keep: ReadonlySet<string>;
}

/** No name, whatever stands beside it. */
const NAMES_NUMBER = /^(?:IBAN|BIC|SWIFT)[:.]?$/i;

/** Given a line, returns for each of its words whether its letters stand as they are. */
export function wordsThatStay(place: LineUse, rules: StayRules): boolean[] {
  const { source, header } = place;
  const { words, phrases } = source.line;
  const stays = words.map(
    ({ text }) => !/[\p{L}\p{N}]/u.test(text) || NAMES_NUMBER.test(text) || rules.keep.has(text.toLowerCase()),
  );
  const booking = isBooking(place);
  if (saysNoBookings(source.line.text)) stays.fill(true);
  if (!booking) for (const { from, to } of periodsIn(words.map(({ text }) => text))) stays.fill(true, from, to);
  let at = 0;
  for (const phrase of phrases) {
    const from = at;
    at += phrase.words.length;
    const found = booking && !rules.keepTerms ? wholeTerm(phrase) : termsOf(phrase, rules.keepTerms);
    for (const span of found) stays.fill(true, from + span.from, from + span.to);
    if (rules.keepLabels && !booking && saysWhat(phrase)) stays.fill(true, from, at);
    if (found.length === 0 || booking) continue;
    for (const [i, { text }] of phrase.words.entries()) stays[from + i] ||= isBesideTerms(text);
  }
  if (header && !rules.replaceHeadings) {
    for (const [i, { text }] of words.entries()) stays[i] ||= !/\p{N}/u.test(text);
  }
  return stays;
}

function saysWhat({ text }: Phrase): boolean {
  return (
    lineKind(text) !== null || labelOf(text) !== null || sectionSign(text) !== null || accountTypeOf(text) !== null
  );
}

/** Small words around terms and between them: "on", "and", "of the". */
function isBesideTerms(text: string): boolean {
  const folded = fold(text);
  if (folded.length > LONGEST_SMALL || /\p{N}/u.test(text) || monthOfName(folded) !== null) return false;
  return isSmall(folded) || /^\p{Ll}+$/u.test(text);
}

const LONGEST_SMALL = 3;

function wholeTerm({ text, words }: Phrase): Span[] {
  return isTerm(text) ? [{ from: 0, to: words.length }] : [];
}

/**
 * The terms of a phrase that say something there: of several words, before a colon, or with no other words beside them
 * than figures and terms. One word amid others may be a name ("Price", "Savings"): `all` takes it, too.
 */
function termsOf({ words }: Phrase, all: boolean): Span[] {
  const texts = words.map(({ text }) => text);
  const found = termsIn(texts);
  const covered = new Set(found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const alone = texts.every(
    (text, i) => covered.has(i) || !/\p{L}/u.test(text) || /\p{N}/u.test(text) || isBesideTerms(text) || isMonth(text),
  );
  return found.filter(({ from, to }) => all || alone || to - from > 1 || /[:：]$/.test(texts[to - 1]));
}

function isMonth(text: string): boolean {
  return monthOfName(fold(text)) !== null;
}

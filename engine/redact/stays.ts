/** Decides which words of a line stay in the copy: the trade's own, if they say what something is. */
import { periodsIn } from '../dates/period.ts';
import { holdsWord, type WordSpan } from '../geometry/spans.ts';
import { monthOfName } from '../lexicon/calendar/months.ts';
import { accountTypeOf } from '../lexicon/facts/accounts.ts';
import { labelOf } from '../lexicon/facts/labels.ts';
import { isSmall, lineKind } from '../lexicon/lines/kind-of-line.ts';
import { saysNoBookings } from '../lexicon/lines/no-bookings.ts';
import { sectionSign } from '../lexicon/lines/sections.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import type { Phrase } from '../model/line.ts';
import { itemAt } from '../model/lists.ts';
import { isBooking, type LineUse } from './line-uses.ts';
import { isTerm, termsIn } from './vocabulary.ts';

export interface StayRules {
  /** terms of the trade stay in the texts of rows, too, and beside words that may be names */
  readonly keepTerms: boolean;
  /** phrases outside of rows that name a figure or a section stay whole, also with unknown words */
  readonly keepLabels: boolean;
  readonly replaceHeadings: boolean;
  /** words that stay wherever they are, in small letters */
  readonly keep: ReadonlySet<string>;
}

/** No name, whatever is beside it. */
const NAMES_NUMBER = /^(?:IBAN|BIC|SWIFT)[:.]?$/i;

/** Given a line, returns for each of its words whether its letters stay as they are. */
export function wordsThatStay(place: LineUse, rules: StayRules): boolean[] {
  const { source, header } = place;
  const { words, phrases } = source.line;
  const stays = words.map(
    ({ text }) => !/[\p{L}\p{N}]/u.test(text) || NAMES_NUMBER.test(text) || rules.keep.has(text.toLowerCase()),
  );
  const booking = isBooking(place);
  const isHeading = header && !rules.replaceHeadings;
  if (saysNoBookings(source.line.text)) stays.fill(true);
  if (!booking) for (const { from, to } of periodsIn(words.map(({ text }) => text))) stays.fill(true, from, to);
  const inPhrases = phrases.flatMap((phrase) => (booking ? inBooking(phrase, rules) : inPhrase(phrase, rules)));
  return words.map(({ text }, i) => stays[i] || inPhrases[i] || (isHeading && !/\p{N}/u.test(text)));
}

/** Which words of a phrase of a booking stay: its terms. */
function inBooking(phrase: Phrase, { keepTerms }: StayRules): boolean[] {
  const found = keepTerms ? termsOf(phrase, true) : wholeTerm(phrase);
  return phrase.words.map((_, i) => holdsWord(found, i));
}

/** Which words of another phrase stay: its terms, and small words beside them; all of a label, if labels stay. */
function inPhrase(phrase: Phrase, { keepTerms, keepLabels }: StayRules): boolean[] {
  const found = termsOf(phrase, keepTerms);
  const isLabel = keepLabels && saysWhat(phrase);
  return phrase.words.map(({ text }, i) => isLabel || holdsWord(found, i) || (found.length > 0 && isBesideTerms(text)));
}

const saysWhat = ({ text }: Phrase): boolean =>
  [lineKind, labelOf, sectionSign, accountTypeOf].some((read) => read(text) !== null);

/** Small words around terms and between them: "on", "and", "of the". */
function isBesideTerms(text: string): boolean {
  const folded = fold(text);
  if (folded.length > LONGEST_SMALL || /\p{N}/u.test(text) || monthOfName(folded) !== null) return false;
  return isSmall(folded) || /^\p{Ll}+$/u.test(text);
}

const LONGEST_SMALL = 3;

const wholeTerm = ({ text, words }: Phrase): WordSpan[] => (isTerm(text) ? [{ from: 0, to: words.length }] : []);

/**
 * The terms of a phrase that say something there: of several words, before a colon, or with no other words beside them
 * than figures and terms. One word amid others may be a name ("Price", "Savings"): `all` takes it, too.
 */
function termsOf({ words }: Phrase, all: boolean): WordSpan[] {
  const texts = words.map(({ text }) => text);
  const found = termsIn(texts);
  const alone = texts.every(
    (text, i) =>
      holdsWord(found, i) || !/\p{L}/u.test(text) || /\p{N}/u.test(text) || isBesideTerms(text) || isMonth(text),
  );
  return found.filter(({ from, to }) => all || alone || to - from > 1 || /[:：]$/.test(itemAt(texts, to - 1)));
}

const isMonth = (text: string): boolean => monthOfName(fold(text)) !== null;

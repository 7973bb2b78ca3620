/** The paper's structure shows the direction of the money: with every sign reversed it would not fit. */
import { namesLedger } from '../../lexicon/facts/bill-names.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import { turnsMarks, turnsSide } from '../../lexicon/lines/legend-words.ts';
import { sectionSign } from '../../lexicon/lines/sections.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { type Booking, linesOfBookings } from '../bookings.ts';
import { isLineOf } from '../part.ts';
import { ownLines, type Subject } from '../subject.ts';
import { byBalances, byFees, byKind, byNumber } from './account-signs.ts';
import { defaults, excludes, type ObligationRule, type Reason, suggests, suggestsIf } from './judge.ts';
import { byChecks, byFigures, bySides } from './sides.ts';

/** Given a function of amounts with a sign, returns it as a rule: null without such amounts. */
const whereSigned =
  (find: Reason['find']): Reason['find'] =>
  (subject) =>
    subject.signed.length === 0 ? null : find(subject);

export const SIGN_RULES: readonly ObligationRule[] = [
  // one column of amounts without signs, not all of them between two balances (verified.test.ts)
  excludes('sides_not_said', whereSigned(sidesNotSaid)),
  // "D = deposit", "a minus marks money in" (other-readings.test.ts)
  excludes('legend_against', whereSigned(legendAgainst)),
  // "Purchases refunded" (other-readings.test.ts)
  excludes('section_turned', whereSigned(sectionTurned)),
  // a customer's account in the books of a shop (other-readings.test.ts)
  excludes('ledger_title', whereSigned(ledgerTitle)),
  suggests('sides', whereSigned(bySides)),
  suggests('printed_figures', whereSigned(byChecks)),
  suggests('sum_of_side', whereSigned(byFigures)),
  suggests('marked_balances', whereSigned(byBalances)),
  suggests('kind_of_paper', whereSigned(byKind)),
  suggests('minus_of_fees', whereSigned(byFees)),
  suggests('account_number', whereSigned(byNumber)),
  suggestsIf('nothing_signed', 'NOTHING_SIGNED', ({ signed }) => signed.length === 0),
  // a list with only plus and minus: a card's and an account's look alike
  defaults('words_alone', () => finding('SIGNS_BY_WORDS_ALONE')),
];

function sidesNotSaid({ signed, chained }: Subject): Finding | null {
  const amounts = signed.filter(({ sign }) => sign === 'none' || sign === 'balance').length;
  return !chained && amounts > 0 ? finding('SIDES_NOT_SAID', { amounts }) : null;
}

function sectionTurned({ signed }: Subject): Finding | null {
  const titles = signed.flatMap(({ sign, row }) => (sign === 'section' && row.section ? [row.section.title] : []));
  const title = titles.find(turnsSide);
  return title === undefined ? null : finding('SECTION_TURNED', { title });
}

/** At most this many texts on the line of a title: a line with more has headings. */
const BESIDE = 2;

function ledgerTitle({ part: { part }, readings: { facts } }: Subject): Finding | null {
  const first = part.rows[0]?.lines[0].source.line.index ?? part.toLine;
  const above = facts.bills.filter(
    ({ line }) => isLineOf(part, line) && line.index < first && line.phrases.length <= BESIDE,
  );
  const title = above.flatMap(({ line }) => line.phrases.map(({ text }) => text)).find(namesLedger);
  return title === undefined ? null : finding('LEDGER_TITLE', { title });
}

/** "D = deposit". */
const EXPLAINED = /(?<![^\s,;(])([\p{L}]{1,3}|[+\-−])\s*=\s*([^,;.=)]+)/gu;
/** A title with less confidence about its side does not explain a mark. */
const SURE = 0.5;

/** Returns the line that explains the paper's signs differently from how they were read, or by unknown words. */
function legendAgainst(subject: Subject): Finding | null {
  const { part, signed } = subject;
  if (part.convention.flip !== 1) return null;
  const inRows = linesOfBookings(signed);
  const marks = marksOf(signed);
  const found = ownLines(subject).find(
    ({ line: { index, text } }) => !inRows.has(index) && (turnsMarks(text) || explains(text, marks)),
  );
  return found ? finding('LEGEND_AGAINST', { text: found.line.text }) : null;
}

function marksOf(booked: readonly Booking[]): ReadonlySet<string> {
  const marks = new Set<string>();
  for (const { row, sign } of booked) {
    if (sign !== 'marker') continue;
    for (const amount of row.amounts) if (amount?.token.marker) marks.add(amount.token.marker.toUpperCase());
    for (const text of row.texts) if (markerSign(text) !== null) marks.add(text.toUpperCase());
  }
  return marks;
}

/** True for a line that explains one of the marks by words that are not known for its side. */
function explains(text: string, marks: ReadonlySet<string>): boolean {
  for (const [, mark = '', words = ''] of text.matchAll(EXPLAINED)) {
    if (!marks.has(mark.toUpperCase())) continue;
    const title = sectionSign(words.trim());
    const side = markerSign(words) ?? (title !== null && title.weight >= SURE ? title.sign : null);
    if (side !== markerSign(mark)) return true;
  }
  return false;
}

/** The paper's structure shows the direction of the money: with every sign reversed it would not fit. */
import { namesLedger } from '../../lexicon/facts/bill-names.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { turnsMarks, turnsSide } from '../../lexicon/lines/legend-words.ts';
import { sectionSign } from '../../lexicon/lines/sections.ts';
import type { Line } from '../../model/line.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { type Booking, firstRow, isLineOf, linesOfBookings } from '../part.ts';
import { ownLines, type Subject } from '../subject.ts';
import { byBalances, byFees, byKind, byNumber } from './account-signs.ts';
import { defaults, excludes, foundWith, type Rule, suggests, suggestsIf } from './judge.ts';
import { byChecks, byFigures, bySides } from './sides.ts';

export const SIGN_RULES: readonly Rule[] = [
  // one column of amounts without signs, not all of them between two balances (verified.test.ts)
  excludes('sides_not_said', ({ signed, chained }) => {
    const amounts = signed.filter(({ sign }) => sign === 'none' || sign === 'balance').length;
    return chained ? null : foundWith('SIDES_NOT_SAID', { amounts });
  }),
  // "D = deposit", "a minus marks money in" (other-readings.test.ts)
  excludes('legend_against', legendAgainst),
  // "Purchases refunded" (other-readings.test.ts)
  excludes('section_turned', ({ signed }) => {
    const titles = signed.flatMap(({ sign, row }) => (sign === 'section' && row.section ? [row.section.title] : []));
    return foundWith('SECTION_TURNED', { title: titles.find(turnsSide) });
  }),
  // a customer's account in the books of a shop (other-readings.test.ts)
  excludes('ledger_title', ledgerTitle),
  // named before all other proofs, which may find something without amounts
  suggestsIf('nothing_signed', 'NOTHING_SIGNED', ({ signed }) => signed.length === 0),
  suggests('sides', bySides),
  suggests('printed_figures', byChecks),
  suggests('sum_of_side', byFigures),
  suggestsIf('marked_balances', 'SIGNS_BY_BALANCES', byBalances),
  suggests('kind_of_paper', byKind),
  suggestsIf('minus_of_fees', 'SIGNS_BY_FEES', byFees),
  suggests('account_number', byNumber),
  // a list with only plus and minus: a card's and an account's look alike
  defaults('words_alone', () => finding('SIGNS_BY_WORDS_ALONE')),
];

/** At most this many texts on the line of a title: a line with more has headings. */
const BESIDE = 2;

function ledgerTitle({ signed, part: { part }, readings: { facts } }: Subject): Finding | null {
  if (signed.length === 0) return null;
  const first = firstRow(part) ?? part.toLine;
  const above = facts.bills.filter(
    ({ line }) => isLineOf(part, line) && line.index < first && line.phrases.length <= BESIDE,
  );
  const texts = above.flatMap(({ line }) => line.phrases.map(({ text }) => text));
  return foundWith('LEDGER_TITLE', { title: texts.find(namesLedger) });
}

/** "D = deposit". */
const EXPLAINED = /(?<![^\s,;(])([\p{L}]{1,3}|[+\-−])\s*=\s*([^,;.=)]+)/gu;
/** "D: deposit  C: charge", "(D) deposit": other words than those of a side may follow, "CR: see overleaf". */
const NAMED = /(?<![^\s,;(/])\(?(\p{L}{1,3})(?:\)|\)?\s*[:→])\s*(.+?)\s*(?=$|[,;./(]|\s\p{L}{1,3}\s*[):→])/gu;
/** A title with less confidence about its side does not explain a mark. */
const SURE = 0.5;

/** Returns the line that explains the paper's signs differently from how they were read, or by unknown words. */
function legendAgainst(subject: Subject): Finding | null {
  const { part, signed } = subject;
  if (part.convention.flip !== 1 || signed.length === 0) return null;
  const inRows = linesOfBookings(signed);
  const marks = marksOf(signed);
  const found = ownLines(subject).find(
    ({ line }) =>
      !inRows.has(line.index) && !listsFigures(line) && (turnsMarks(line.text) || explains(line.text, marks)),
  );
  return foundWith('LEGEND_AGAINST', { text: found?.line.text });
}

/** True for the headings of figures, and no sentence: "Opening balance | Total credits | Total paid out". */
const listsFigures = ({ phrases }: Line): boolean =>
  phrases.length > 1 && phrases.every(({ text }) => lineKind(text)?.exact === true);

function marksOf(booked: readonly Booking[]): ReadonlySet<string> {
  const marked = booked.filter(({ sign }) => sign === 'marker');
  const marks = marked.flatMap(({ row }) => [
    ...row.amounts.flatMap((amount) => amount?.token.marker ?? []),
    ...row.texts.filter((text) => markerSign(text) !== null),
  ]);
  return new Set(marks.map((mark) => mark.toUpperCase()));
}

/** True for a line that explains one of the marks by words that are not known for its side, or also for the other. */
function explains(text: string, marks: ReadonlySet<string>): boolean {
  const isTurned = [...text.matchAll(NAMED)].some(([, mark = '', words = '']) => {
    const side = marks.has(mark.toUpperCase()) ? markerSign(mark) : null;
    return side !== null && sideOf(words) === -side;
  });
  if (isTurned) return true;
  return [...text.matchAll(EXPLAINED)].some(([, mark = '', words = '']) => {
    // "S = Sollsaldo/Belastung"
    const halves = words.split('/').map(sideOf);
    const whole = sideOf(words);
    const sides = whole === null ? halves : [whole, ...halves.filter((side) => side !== null)];
    return marks.has(mark.toUpperCase()) && sides.some((side) => side !== markerSign(mark));
  });
}

function sideOf(printed: string): 1 | -1 | 0 | null {
  const words = printed.replace(/(?<=soll|haben)saldo/iu, '');
  const title = sectionSign(words.trim());
  return markerSign(words) ?? (title !== null && title.weight >= SURE ? title.sign : null);
}

/** The marks that may set bookings apart, whatever they mean: words, notes, looks, cells that differ. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { informingWords, saysOnlyInforms } from '../../lexicon/lines/informing-words.ts';
import { namesRefund } from '../../lexicon/lines/refund-words.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import { firstOf, grouped, itemAt, lastOf } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import type { TextStyle } from '../../model/page.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { AmountToken } from '../../money/amount.ts';
import { BEGINS } from '../figures/printed.ts';
import { type Booking, columnsOf, isBooked, pageOf } from '../part.ts';
import type { BookedRows } from '../subject.ts';
import { dashedLeadsOf, leadsOf, shadedOn, struckOn } from './row-marks.ts';

/** Rows with a mark of their own are fewer than those without it. */
const FEW = 0.5;
/** Rows of several lines are seldom up to this share of all. */
const SELDOM = 0.34;

type Group = ReadonlySet<Booking>;

/** One way in which bookings may be set apart. */
export interface Mark {
  readonly id: string;
  /** Given the rows of a statement, returns the groups of its bookings that have a mark in common. */
  groups(subject: BookedRows): readonly Group[];
  /** Given a run with a sum of 0, returns true if the mark sets it apart; without this function it does. */
  tells?(run: readonly Booking[], group: Group): boolean;
}

type KeysOf = (row: Booking) => readonly string[];

const having = (id: string, holdsIn: (subject: BookedRows) => (row: Booking) => boolean): Mark => ({
  id,
  groups: (subject) => [new Set(subject.booked.filter(holdsIn(subject)))],
});

/** The bookings of each key, if their number allows it. */
const sharing = (id: string, keysOf: KeysOf, mayBe: (size: number, all: number) => boolean = () => true): Mark => ({
  id,
  groups: ({ booked }) =>
    [...grouped(booked, keysOf).values()].map((rows) => new Set(rows)).filter(({ size }) => mayBe(size, booked.length)),
});
const isMinority = (size: number, all: number): boolean => size <= all * FEW;
const isSome = (size: number, all: number): boolean => size > 1 && size < all;

/** In this order, until the limit on runs is reached. */
export const MARKS: readonly Mark[] = [
  { id: 'informing_words', groups: ({ booked }) => withInformingWords(booked) },
  { id: 'below_title', groups: ({ booked }) => belowTitles(booked) },
  { id: 'outside_balances', groups: ({ rows }) => outsideBalances(rows) },
  having('struck', ({ pages }) => struckOn(pages)),
  having('shaded', ({ pages }) => shadedOn(pages)),
  // beside a balance for each other row, however few these are
  having('no_balance', ({ booked }) => {
    const hasBalances = booked.some(({ balance }) => balance !== null);
    return ({ balance }) => hasBalances && balance === null;
  }),
  // no look is the usual one: half of the rows may be for information only
  sharing('look', (row) => [lookOf(row)], isMinority),
  having('marked_amount', () => hasMarkedAmount),
  sharing('lead_or_note', leadsOf),
  // kinds of bookings are before a dash as well
  sharing('dashed_lead', dashedLeadsOf, isMinority),
  // money that goes back and forth is booked: its texts begin alike too, or one names a refund
  {
    ...sharing('last_word', endsOf, isMinority),
    tells: (run, group) =>
      run.every((row) => group.has(row)) &&
      new Set(run.map((row) => fold(firstOf(wordsOf(row))))).size > 1 &&
      !run.some(({ description }) => namesRefund(description)),
  },
  sharing('code', codesOf, isSome),
  { id: 'below_text', groups: ({ booked }) => belowTexts(booked) },
  { id: 'unusual_cell', groups: ({ booked }) => cellsOf(booked).map((cells) => unusual(booked, cells)) },
];

/** The bookings with each word on its own, as one may be on many booked rows; then those with any of the words. */
function withInformingWords(booked: readonly Booking[]): Group[] {
  const words = [...grouped(booked, ({ row }) => informingWords(row.texts.join(' '))).values()];
  const any = new Set(words.flat());
  return [...words.map((rows) => new Set(rows)), new Set(booked.filter((row) => any.has(row)))];
}

/**
 * Returns the bookings below each line that announces entries for information only, and was read as text of the row
 * above: "Memo transactions (not included in balance)".
 */
function belowTitles(booked: readonly Booking[]): Group[] {
  return booked.flatMap(({ row: { lines } }, i) => {
    const below = lines.slice(lines.findLastIndex(({ source }) => source.amounts.length > 0) + 1);
    return below.some(({ source }) => saysOnlyInforms(source.line.text)) ? [new Set(booked.slice(i + 1))] : [];
  });
}

/** Reasons of rows that print the balance after all bookings. */
const ENDS: ReadonlySet<string | null> = new Set(['closing', 'carried_forward']);

/** Returns the bookings above the row of the first balance, and those below the last one on its page, if few. */
function outsideBalances(rows: readonly ReadRow[]): Group[] {
  const isOf = (reasons: typeof ENDS) => (r: ReadRow) => r.role === 'balance' && reasons.has(r.reason);
  const first = rows.findIndex(isOf(BEGINS));
  const last = rows.findLastIndex(isOf(ENDS));
  const booked = rows.filter(isBooked).length;
  const onPageOf = (at: number) => (r: ReadRow) => at >= 0 && pageOf(r) === pageOf(itemAt(rows, at));
  // a page may end with the balance that is carried to the next
  return [rows.slice(0, Math.max(first, 0)).filter(onPageOf(first)), rows.slice(last).filter(onPageOf(last))]
    .map((part) => new Set(part.filter(isBooked)))
    .filter(({ size }) => size < booked * FEW);
}

const textOfStyle = onceFor((style: TextStyle) => Object.values(style).join(' '));

/** The style of the words that show what a row is, and of its amount. */
function lookOf({ row: { lines, kinds, amounts } }: Booking): string {
  const cells = lines.flatMap((line) => line.cells.filter((cell) => cell !== null));
  const looks = cells.flatMap((cell) => {
    const isAmount = amounts.some((amount) => amount !== null && cell.amounts.includes(amount));
    const [word] = kinds[cell.column.index] === 'text' || isAmount ? cell.words : [];
    return word ? [textOfStyle(word.style)] : [];
  });
  return looks.slice(0, 2).join('|');
}

const NOTED = /[*†‡§#]/u;

/** True for an amount with a mark for a note, or in brackets if its column gives the side. */
const isMarked = ({ text, notation }: AmountToken, role: ColumnRole | null): boolean =>
  NOTED.test(text) || (notation === 'brackets' && (role === 'debit' || role === 'credit'));

const hasMarkedAmount = ({ row: { amounts, columns } }: Booking): boolean =>
  amounts.some((amount, i) => amount !== null && isMarked(amount.token, itemAt(columns, i).role));

const WORD = /^\p{L}+$/u;
const wordsOf = ({ description }: Booking): string[] => description.split(/\s+/);

/** The last word of a booking's description, if others are before it. */
function endsOf(row: Booking): string[] {
  const words = wordsOf(row);
  const last = fold(lastOf(words));
  return words.length > 1 && WORD.test(last) ? [last] : [];
}

function codesOf({ row: { texts, columns, kinds } }: Booking): string[] {
  return texts.flatMap((text, i) =>
    text !== '' && kinds[i] === 'text' && itemAt(columns, i).role !== 'description' ? [`${i} ${fold(text)}`] : [],
  );
}

/** If nearly all bookings have one line, those below each longer one: its last line may be the title of a list. */
function belowTexts(booked: readonly Booking[]): Group[] {
  const long = booked.flatMap(({ row: { lines } }, i) => (lines.length > 1 ? [i] : []));
  if (long.length > booked.length * SELDOM) return [];
  return long.map((at, k) => new Set(booked.slice(at + 1, (long[k + 1] ?? booked.length) + 1)));
}

/** In each thing in which rows may differ besides their look, what each has: a date, and the cells of its texts. */
function cellsOf(booked: readonly Booking[]): string[][] {
  const texts = columnsOf(booked, 'texts').map((column) => booked.map(({ row }) => row.texts[column] ?? ''));
  return [
    booked.map(({ ownDate }) => (ownDate ? 'date' : 'none')),
    booked.map(({ valueDate }) => (valueDate === null ? 'none' : 'date')),
    ...texts,
    ...texts.map((column) => column.map((text) => (text ? 'filled' : 'empty'))),
  ];
}

/** The bookings without the cell that more than half of them share. */
function unusual(booked: readonly Booking[], cells: readonly string[]): Group {
  const groups = [...grouped(booked, (_, i) => [itemAt(cells, i)])];
  const usual = groups.find(([, { length }]) => length > booked.length * FEW);
  return new Set(usual ? booked.filter((_, i) => cells[i] !== usual[0]) : []);
}

/** Finds bookings that may only inform: some mark sets them apart from the others, and they come to nothing, so that sums close with them and without. */

import type { Box } from '../../geometry/box.ts';
import { greatest } from '../../geometry/extremes.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { informingWords, saysOnlyInforms } from '../../lexicon/lines/informing-words.ts';
import { namesRefund } from '../../lexicon/lines/refund-words.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { LinedPage } from '../../model/line.ts';
import { onceFor } from '../../model/once.ts';
import type { Rule, TextStyle } from '../../model/page.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Word } from '../../model/word.ts';
import type { AmountToken } from '../../money/amount.ts';
import { isBooked } from '../bookings.ts';
import { pageOf, runsThatCancel } from './cancelling.ts';
import { otherAlike } from './other-alike.ts';
import { valuesOfRows } from './row-traits.ts';

/** Rows with a mark of their own are fewer than those without it. */
const FEW = 0.5;
/** Rows of several lines are seldom up to this share of all. */
const SELDOM = 0.34;
/** Runs that are tried, over all marks: each is a statement to be built. */
const MOST_RUNS = 24;

/** Given a booking, returns what it has of something that may set rows apart. */
type Trait = (row: ReadRow) => string;

/**
 * Given a statement's rows and the document's pages, returns runs of its bookings that come to nothing, each of rows that something sets apart: a
 * word, a stroke through them, how they look, a cell that they lack or that says otherwise than on most rows.
 */
export function setApartThatCancel(rows: readonly ReadRow[], pages: readonly LinedPage[]): ReadRow[][] {
  const booked = rows.filter(isBooked);
  if (booked.length < 2) return [];
  const found: ReadRow[][] = [];
  const among = (group: ReadonlySet<ReadRow>) => {
    if (group.size > 0 && found.length < MOST_RUNS) found.push(...runsThatCancel(booked, group));
  };
  const marked = (isMarked: (row: ReadRow) => boolean) => among(new Set(booked.filter(isMarked)));
  // each word by itself: one may stand on many rows that book something
  const informing = sharing(booked, ({ row }) => informingWords(row.texts.join(' ')));
  for (const rows of informing) among(rows);
  marked((row) => informing.some((rows) => rows.has(row)));
  for (const list of belowTitles(booked)) among(list);
  for (const list of outsideBalances(rows)) among(list);
  marked(struckOn(pages));
  marked(shadedOn(pages));
  // beside a balance for each other row, however few these are
  if (booked.some(({ balance }) => balance !== null)) marked(({ balance }) => balance === null);
  // of looks none is the usual one: half of the rows may only inform
  const looks = sharing(booked, (row) => [lookOf(row)]);
  if (looks.length > 1) for (const rows of looks) if (rows.size <= booked.length * FEW) among(rows);
  marked(({ row }) => row.amounts.some((amount, i) => amount !== null && isMarked(amount.token, row.columns[i].role)));
  for (const rows of sharing(booked, leadsOf)) among(rows);
  for (const rows of sharing(booked, endsOf))
    if (rows.size <= booked.length * FEW) found.push(...endingAlike(booked, rows));
  for (const rows of sharing(booked, codesOf)) if (rows.size > 1 && rows.size < booked.length) among(rows);
  for (const below of belowTexts(booked)) among(below);
  for (const trait of traitsOf(booked)) {
    const usual = mostOf(booked.map(trait));
    if (usual !== null) marked((row) => trait(row) !== usual);
  }
  const alike = valuesOfRows(booked, pages).flatMap((values) => otherAlike(booked, values));
  return unlike([...found.slice(0, MOST_RUNS), ...alike]).filter((run) => !isInBalances(run));
}

/** True for a run of which printed balances hold a part, whichever row is the newest: what moves a balance is booked. */
function isInBalances(run: readonly ReadRow[]): boolean {
  const holds = (list: readonly ReadRow[]) => {
    let sum = 0;
    return list.some(({ amount, balance }) => {
      sum += amount as number;
      return balance !== null && sum !== 0;
    });
  };
  return holds(run) && holds(run.toReversed());
}

/** Given bookings, returns those below each line that says so of what follows it, and was taken for the end of the text above: "Memo transactions (not included in balance)". */
function belowTitles(booked: readonly ReadRow[]): ReadonlySet<ReadRow>[] {
  return booked.flatMap(({ row: { lines } }, i) => {
    const below = lines.slice(lines.findLastIndex(({ source }) => source.amounts.length > 0) + 1);
    return below.some(({ source }) => saysOnlyInforms(source.line.text)) ? [new Set(booked.slice(i + 1))] : [];
  });
}

/** Reasons of rows that print the balance before all bookings, and behind them. */
const BEFORE: ReadonlySet<string> = new Set(['opening', 'brought_forward']);
const BEHIND: ReadonlySet<string> = new Set(['closing', 'carried_forward']);

/** Given a statement's rows, returns the bookings above the row of the first balance, and those below that of the last on its page, where each are fewer than the others. */
function outsideBalances(rows: readonly ReadRow[]): ReadonlySet<ReadRow>[] {
  const isOf = (reasons: ReadonlySet<string>) => (r: ReadRow) => r.role === 'balance' && reasons.has(r.reason);
  const first = rows.findIndex(isOf(BEFORE));
  const last = rows.findLastIndex(isOf(BEHIND));
  const booked = rows.filter(isBooked).length;
  const onPageOf = (at: number) => (r: ReadRow) => at >= 0 && pageOf(r) === pageOf(rows[at]);
  // a page may end with the balance that is carried to the next
  return [rows.slice(0, Math.max(first, 0)).filter(onPageOf(first)), rows.slice(last).filter(onPageOf(last))]
    .map((part) => new Set(part.filter(isBooked)))
    .filter(({ size }) => size > 0 && size < booked * FEW);
}

/** Given the document's pages, returns what tells of a row whether a line is drawn through it. */
export function struckOn(pages: readonly LinedPage[]): (row: ReadRow) => boolean {
  const rules = new Map(pages.map((page) => [page.number, page.rules.filter(({ horizontal }) => horizontal)]));
  const slants = new Map(pages.map((page) => [page.number, page.slants]));
  return ({ row }) => isStruck(row, rules) || isCrossed(row, slants);
}

/** Given the document's pages, returns what tells of a row whether it stands on a band of colour. */
function shadedOn(pages: readonly LinedPage[]): (row: ReadRow) => boolean {
  const bands = new Map(pages.map((page) => [page.number, page.bands]));
  return ({ row: { lines } }) => {
    const { box, page } = lines[0].source.line;
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    return (bands.get(page) ?? []).some(({ box: [x0, y0, x1, y1] }) => x >= x0 && x <= x1 && y >= y0 && y <= y1);
  };
}

/** What rows may differ in, besides their look: whether they have a balance and a date, and the cells of their columns of text. */
function traitsOf(booked: readonly ReadRow[]): Trait[] {
  const columns = greatest([0, ...booked.map(({ row }) => row.texts.length)]);
  const cells = Array.from(
    { length: columns },
    (_, i): Trait =>
      ({ row }) =>
        row.texts[i] ?? '',
  );
  return [
    ({ ownDate }) => (ownDate ? 'date' : 'none'),
    ({ valueDate }) => (valueDate === null ? 'none' : 'date'),
    ...cells,
    ...cells.map(
      (cell): Trait =>
        (row) =>
          cell(row) === '' ? 'empty' : 'filled',
    ),
  ];
}

/** What stands before a colon at the begin of a text, or in brackets at its begin or end: "En trámite: Cine", "Cine (en suspens)". */
const LEAD = /^[([]?([^:()[\]\d]{2,30})[:)\]]|[([]([^()[\]\d]{2,30})[)\]]$/u;

/** A mark for a note below: "Hotel *", "Hotel ¹", "Hotel 1)", "Hotel(1)", "Hotel (!)". */
const NOTE = /(?:[*†‡§#¹²³]|\s\d\)|\((?:\p{L}|\d|[!?*†]+)\))$/u;

const NOTED = /[*†‡§#]/u;

/** True for an amount with a mark for a note, or in brackets where its column tells the side. */
function isMarked({ text, notation }: AmountToken, role: ColumnRole | null): boolean {
  return NOTED.test(text) || (notation === 'brackets' && (role === 'debit' || role === 'credit'));
}

/** Given a booking, returns what sets its texts apart from what they tell, whatever it means. */
function leadsOf({ row: { texts } }: ReadRow): string[] {
  return texts.flatMap((text) => {
    const [, before, behind] = LEAD.exec(text.trim()) ?? [];
    const lead = before ?? behind;
    const [note] = NOTE.exec(text.trim()) ?? [];
    return [...(lead === undefined ? [] : [fold(lead)]), ...(note === undefined ? [] : [note.trim()])];
  });
}

/** Given bookings and what each says, returns for each thing that is said the bookings that say it. */
function sharing(booked: readonly ReadRow[], said: (row: ReadRow) => readonly string[]): ReadonlySet<ReadRow>[] {
  const groups = new Map<string, Set<ReadRow>>();
  for (const row of booked)
    for (const one of said(row)) {
      const group = groups.get(one);
      if (group) group.add(row);
      else groups.set(one, new Set([row]));
    }
  return [...groups.values()];
}

const WORD = /^\p{L}+$/u;
const wordsOf = ({ description }: ReadRow): string[] => description.split(/\s+/);

/** The last word with which a booking tells what it is, where others stand before it. */
function endsOf(row: ReadRow): string[] {
  const words = wordsOf(row);
  const last = fold(words[words.length - 1]);
  return words.length > 1 && WORD.test(last) ? [last] : [];
}

/** Given bookings and those whose texts end alike, returns runs of these that come to nothing, but for money that goes to and fro: their texts begin alike too, or one names a refund. */
function endingAlike(booked: readonly ReadRow[], group: ReadonlySet<ReadRow>): ReadRow[][] {
  return runsThatCancel(booked, group).filter((run) => {
    const isOfGroup = run.every((row) => group.has(row));
    const beginAlike = new Set(run.map((row) => fold(wordsOf(row)[0]))).size === 1;
    return isOfGroup && !beginAlike && !run.some(({ description }) => namesRefund(description));
  });
}

/** What a booking prints in columns of texts besides that which tells what it is: a status, a code. */
const codesOf = ({ row: { texts, columns, kinds } }: ReadRow): string[] =>
  texts.flatMap((text, i) =>
    text !== '' && kinds[i] === 'text' && columns[i].role !== 'description' ? [`${i} ${fold(text)}`] : [],
  );

/** Where nearly all bookings have one line, those below each that has more: the last of its lines may be the title of a list. */
function belowTexts(booked: readonly ReadRow[]): ReadonlySet<ReadRow>[] {
  const long = booked.flatMap(({ row: { lines } }, i) => (lines.length > 1 ? [i] : []));
  if (long.length === 0 || long.length > booked.length * SELDOM) return [];
  return long.map((at, k) => new Set(booked.slice(at + 1, (long[k + 1] ?? booked.length) + 1)));
}

/** Given values, returns the one that more than half of them share, where others differ from it; else null. */
function mostOf(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (counts.size < 2) return null;
  for (const [value, count] of counts) if (count > values.length * FEW) return value;
  return null;
}

const textOfStyle = onceFor((style: TextStyle) => Object.values(style).join(' '));

/** Font, size, colour, slant and weight of the words with which a row tells what it is, and of its amount. */
function lookOf({ row: { lines, kinds, amounts } }: ReadRow): string {
  const looks: string[] = [];
  for (const { cells } of lines) {
    for (const cell of cells) {
      if (cell === null || looks.length > 1) continue;
      const isAmount = amounts.some((amount) => amount !== null && cell.amounts.includes(amount));
      if (kinds[cell.column.index] !== 'text' && !isAmount) continue;
      const word = cell.words[0];
      if (word) looks.push(textOfStyle(word.style));
    }
  }
  return looks.slice(0, 2).join('|');
}

/** Share of the text's height above its baseline between which a stroke goes through it. */
const STRUCK_FROM = 0.08;
const STRUCK_TO = 0.65;
/** Share of a word's width that a stroke covers. */
const MOST_OF_WORD = 0.8;

/** True for a row of which a line goes through a word. */
function isStruck({ lines }: Row, rules: ReadonlyMap<number, readonly Rule[]>): boolean {
  return lines.some(({ source: { line } }) => {
    const near = (rules.get(line.page) ?? []).filter(
      ({ box }) => box[3] <= line.baseline && box[1] >= line.baseline - line.size,
    );
    return near.length > 0 && line.words.some((word) => near.some((rule) => goesThrough(rule, word)));
  });
}

/** True for a row with a slanted line over its words, alone or as one stroke of a cross. */
function isCrossed({ lines }: Row, slants: ReadonlyMap<number, readonly Box[]>): boolean {
  return lines.some(({ source: { line } }) => {
    const middle = (line.box[1] + line.box[3]) / 2;
    return (slants.get(line.page) ?? []).some(
      ([x0, y0, x1, y1]) => y0 <= middle && y1 >= middle && line.words.some((w) => w.x0 < x1 && w.x1 > x0),
    );
  });
}

function goesThrough({ box: [x0, y0, x1, y1] }: Rule, word: Word): boolean {
  const above = (word.baseline - (y0 + y1) / 2) / word.style.size;
  const covered = Math.min(x1, word.x1) - Math.max(x0, word.x0);
  return above >= STRUCK_FROM && above <= STRUCK_TO && covered >= (word.x1 - word.x0) * MOST_OF_WORD;
}

/** Given runs of bookings, returns those that no other is the same as. */
function unlike(runs: readonly ReadRow[][]): ReadRow[][] {
  const isSame = (one: ReadRow[], other: ReadRow[]) =>
    one.length === other.length && one.every((row) => other.includes(row));
  return runs.filter((run, i) => !runs.slice(0, i).some((other) => isSame(run, other)));
}

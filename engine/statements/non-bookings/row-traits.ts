/** The traits of bookings: the places of cells, the forms of days, amounts and texts, the marks beside them. */

import { greatest } from '../../geometry/extremes.ts';
import type { LinedPage } from '../../model/line.ts';
import { grouped, itemAt } from '../../model/lists.ts';
import type { Cell, Row } from '../../model/row.ts';
import { type Booking, columnsOf } from '../part.ts';
import { barredOn, belowMarginTextOn } from './row-marks.ts';

/** The value of each booking for a trait; null if the booking has none. */
export type Values = readonly (string | null)[];

/** Points by which edges of one column may be out of line. */
const SAME_EDGE = 1.5;
/** The step in points that distinguishes edges that are out of line. */
const STEP = 3;

/** Given bookings and the pages, returns for each trait the value of each booking. */
export function valuesOfRows(booked: readonly Booking[], pages: readonly LinedPage[]): Values[] {
  const [isBarred, isBelowText] = [barredOn(pages), belowMarginTextOn(pages)];
  return [
    edges(booked.map((row) => firstOf(row, 'date')?.words[0]?.x0 ?? null)),
    edges(booked.map((row) => firstOf(row, 'text')?.words[0]?.x0 ?? null)),
    amountEdges(booked),
    booked.map(caseOf),
    booked.map(dayShape),
    booked.map(amountShape),
    booked.map(beforeAmount),
    booked.map(endSigns),
    booked.map(({ row }) => lacks(TIME.test(textOf(row.texts)))),
    booked.map(({ row }) => lacks(row.lines.length > 1)),
    ...numbersOfMost(booked),
    ...numberedColumns(booked),
    booked.map((row) => lacks(isBarred(row))),
    booked.map((row) => lacks(isBelowText(row))),
  ];
}

const TIME = /(?<!\d)\d{1,2}[:.h]\d{2}(?!\d|[.,]\d)/;

/** If most have something and few do not, that is a sign; that few have it is not. */
const lacks = (has: boolean): string => (has ? 'has' : 'lacks');

const textOf = (texts: readonly string[]): string => texts.join(' ').trim();

function firstOf({ row: { lines, kinds } }: Booking, kind: 'date' | 'text'): Cell | null {
  return lines[0].cells.find((cell) => cell !== null && kinds[cell.column.index] === kind) ?? null;
}

/** Given an edge of each booking, returns its place: in line with most of them, or how far from that. */
function edges(places: readonly (number | null)[]): Values {
  const counts = new Map<number, number>();
  for (const x of places) if (x !== null) counts.set(x, (counts.get(x) ?? 0) + 1);
  const near = nearEdges(counts);
  const most = greatest(near.values());
  const usual = [...counts.keys()].find((x) => near.get(x) === most) ?? 0;
  return places.map((x) => {
    if (x === null) return null;
    return Math.abs(x - usual) <= SAME_EDGE ? 'same' : `${Math.round((x - usual) / STEP)}`;
  });
}

function nearEdges(counts: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const places = [...counts].sort(([a], [b]) => a - b);
  const near = new Map<number, number>();
  let from = 0;
  let to = 0;
  let sum = 0;
  for (const [x] of places) {
    for (let next = places[to]; next && Math.abs(next[0] - x) <= SAME_EDGE; next = places[++to]) sum += next[1];
    for (let last = places[from]; last && Math.abs(last[0] - x) > SAME_EDGE; last = places[++from]) sum -= last[1];
    near.set(x, sum);
  }
  return near;
}

function amountEdges(booked: readonly Booking[]): Values {
  const places = columnsOf(booked, 'amounts').map((i) => edges(booked.map(({ row }) => row.amounts[i]?.x1 ?? null)));
  return booked.map(({ row }, i) => places[row.amounts.findIndex((amount) => amount !== null)]?.[i] ?? null);
}

/** The number of letters that shows a text's case. */
const LETTERS = 3;

const LETTER = /\p{L}/gu;

function caseOf({ description }: Booking): string | null {
  const letters = description.match(LETTER) ?? [];
  const upper = letters.some((letter) => letter !== letter.toLowerCase());
  const lower = letters.some((letter) => letter !== letter.toUpperCase());
  if (letters.length < LETTERS || (!upper && !lower)) return null;
  if (upper && lower) return 'mixed';
  return upper ? 'upper' : 'lower';
}

/** The text with one figure for each number and one letter for each word. */
const shapeOf = (text: string): string =>
  text
    .replace(/\p{N}+/gu, '9')
    .replace(/\p{L}+/gu, 'a')
    .replace(/\s+/g, ' ');

/** The form in which a booking writes its day, with the signs around it. */
function dayShape(row: Booking): string | null {
  const cell = firstOf(row, 'date');
  return row.ownDate && cell !== null ? shapeOf(cell.text) : null;
}

/** Signs of an amount, and letters for its side behind it. */
const SIDES = /[-+−–()]|(?<=\d)\s*\p{L}{1,2}\.?$/gu;

/** The form in which a booking writes its amount, without side and size. */
function amountShape({ row }: Booking): string | null {
  const at = amountColumn(row);
  const cell = row.lines.flatMap(({ cells }) => cells[at] ?? []).find((one) => one.amounts.length > 0);
  return cell ? shapeOf(cell.text.replace(SIDES, '').replace(/\d[\d\s.,'’]*/g, '9')).trim() : null;
}

/** The first column in which a row has an amount that is no balance, or -1. */
const amountColumn = ({ amounts, columns }: Row): number =>
  amounts.findIndex((amount, i) => amount !== null && itemAt(columns, i).role !== 'balance');

/** Ems between an amount and a word before it that is part of it. */
const NEAR = 0.6;

/** The word directly before a booking's amount, in any column: "ca.", "EUR". */
function beforeAmount({ row }: Booking): string {
  const amount = row.amounts[amountColumn(row)];
  const words = row.lines.find(({ source }) => amount && source.amounts.includes(amount))?.source.line.words ?? [];
  const near = words.find(({ x1, style }) => amount && x1 <= amount.x0 && amount.x0 - x1 <= style.size * NEAR);
  return near && !/\p{N}/u.test(near.text) ? near.text.toLowerCase() : '';
}

/** Signs at either end of a text that are not part of it: quotes, stars, a question mark. */
const SIGNS = /^([^\p{L}\p{N}\s.,;:()&]+(?:\s|(?=[\p{L}\p{N}])))|([^\p{L}\p{N}\s.,;:()&]+)$/gu;

/** The signs at either end of a booking's description. */
function endSigns({ row: { texts } }: Booking): string {
  const found = texts.flatMap((text) => text.trim().match(SIGNS) ?? []).join('');
  return [...new Set(found.replace(/\s/g, ''))].sort().join('');
}

/** Figures of a number that is on most rows, such as a card's. */
const NUMBER = /(?<![\p{L}\p{N}])[*xX]*\d{4,}(?![\p{L}\p{N}])/gu;
/** At least this share of all rows have such a number. */
const SHARED = 0.6;

/** For each number that most bookings have (their card's), which bookings lack it. */
function numbersOfMost(booked: readonly Booking[]): Values[] {
  const has = booked.map(({ row }) => new Set(textOf(row.texts).match(NUMBER) ?? []));
  return [...grouped(has, (numbers) => [...numbers])].flatMap(([number, having]) =>
    having.length >= booked.length * SHARED ? [has.map((numbers) => lacks(numbers.has(number)))] : [],
  );
}

/** Which bookings have no number in a column of texts other than the description. */
function numberedColumns(booked: readonly Booking[]): Values[] {
  return columnsOf(booked, 'texts').map((i) =>
    booked.map(({ row: { texts, kinds, columns: own } }) =>
      kinds[i] === 'text' && itemAt(own, i).role !== 'description' ? lacks(/[1-9]/.test(itemAt(texts, i))) : null,
    ),
  );
}

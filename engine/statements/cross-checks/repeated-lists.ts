/** Finds lists that repeat the bookings, as balances of days or as cheques, and compares them with the bookings. */
import { daysBetween, yearOf } from '../../dates/calendar.ts';
import { type DateToken, hasYear, resolveDate } from '../../dates/date.ts';
import { sharesWord } from '../../geometry/spans.ts';
import { tellsBalance } from '../../lexicon/lines/figure-sentences.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { Line } from '../../model/line.ts';
import { grouped, onlyOf } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import type { TokenLine } from '../../model/table.ts';
import { figureOf } from '../figures/printed.ts';
import { type Booking, linesOf } from '../part.ts';
import { ownLines, type Subject } from '../subject.ts';
import { DAYS } from './reached.ts';
import { type CrossChecked, sizeOf } from './subject.ts';

/** An amount of a list after a day or a number, and nothing else. */
interface Entry {
  readonly text: string;
  readonly line: Line;
  readonly size: Minor;
  readonly day: IsoDate | null;
  readonly number: string | null;
}

type List = readonly Entry[];

/** A list has at least this many entries: fewer may be of anything. */
const LEAST = 3;
/** Lines that may be between two entries of one page. */
const BETWEEN = 2;

/** Given a statement, returns the entries that contradict its bookings, from lists that mostly repeat them. */
export function wrongListEntries(subject: CrossChecked): string[] {
  const { booked, figures, reached } = subject;
  const lists = booked.length === 0 ? [] : listsOf(subject);
  if (lists.length === 0) return [];
  const byNumber = grouped(booked, numbersOf);
  const isListed = ({ number, size }: Entry) =>
    number !== null && (byNumber.get(number) ?? []).some(({ amount }) => Math.abs(amount) === size);
  const isReached = ({ size }: Entry) => reached.has(size);
  const opening = figures.opening?.value ?? null;
  const [first = ''] = booked.map(({ date }) => date).sort();
  // a list may begin with the balance before the bookings of its first day
  const isOpening = (day: IsoDate, size: Minor) => day <= first && size === Math.abs(opening ?? 0);
  const isOfItsDay = ({ day, size }: Entry) =>
    day !== null && opening !== null && (isOpening(day, size) || balancesOfDay(day, booked, opening).includes(size));
  return lists.flatMap((list) => {
    const numbers = list.filter(({ number }) => number !== null);
    // the day before the number of a cheque may be that of the cheque before
    const days = opening === null ? [] : list.filter((entry) => entry.day !== null && !isListed(entry));
    // a list by other days, of value or of the week, has the balances of those days
    return against(numbers, isListed) ?? against(days, isOfItsDay) ?? against(days, isReached) ?? [];
  });
}

/**
 * Given a statement, returns the lines of lists in which each amount is a booking's once more, with its number, or with
 * its day where no number is printed: none of them is another booking.
 */
export function linesPrintedAgain(subject: Subject): ReadonlySet<Line> {
  const lists = listsOf(subject).filter((list) => list.length >= LEAST && areBooked(list, subject.booked));
  const entries = new Map<Line, number>();
  for (const { line } of lists.flat()) entries.set(line, (entries.get(line) ?? 0) + 1);
  const isWhole = ({ line, amounts }: TokenLine) =>
    entries.get(line) === amounts.filter(({ token }) => !token.whole && !token.nil).length;
  return new Set(ownLines(subject).flatMap((tl) => (isWhole(tl) ? [tl.line] : [])));
}

/** True if each entry is another one of the bookings. */
function areBooked(list: List, booked: readonly Booking[]): boolean {
  const left = new Set(booked);
  return list.every(({ size, day, number }) => {
    const isSame = (row: Booking) =>
      Math.abs(row.amount) === size &&
      (number === null || numbersOf(row).includes(number)) &&
      (day === null || [row.date, row.transactionDate, row.valueDate].includes(day));
    const same = [...left].find(isSame);
    return same !== undefined && left.delete(same);
  });
}

/** Returns the texts of the entries that repeat no booking; null if most of them do not, or if the list is short. */
function against(list: List, repeats: (entry: Entry) => boolean): string[] | null {
  const others = list.filter((entry) => !repeats(entry));
  return list.length >= LEAST && others.length * 2 < list.length ? [...new Set(others.map(({ text }) => text))] : null;
}

/** The sizes of the balances after the bookings up to a day, by days of booking and by days of value. */
function balancesOfDay(day: IsoDate, booked: readonly Booking[], opening: Minor): Minor[] {
  return DAYS.map((dayOf) => {
    let balance = opening;
    for (const row of booked) if (dayOf(row) <= day) balance += row.amount;
    return Math.abs(balance);
  });
}

const NUMBERS = /(?<!\d)\d{2,}(?!\d)/g;
const numberOf = (text: string): string => text.replace(/^0+/, '');

/** The numbers of a booking, as of a cheque. */
const numbersOf = ({ row }: Booking): string[] => row.texts.flatMap((text) => text.match(NUMBERS) ?? []).map(numberOf);

function listsOf(subject: Subject): List[] {
  const { rows, figures, booked } = subject;
  const dayOf = dayAmong(subject);
  // the balances that the sums begin and end with, and those among the bookings, are checked elsewhere
  const measured = linesOf(rows.filter(({ role }) => role !== 'ignored'));
  const ends = new Set([figures.opening, figures.closing].flatMap((end) => figureOf(end)?.line.line.index ?? []));
  const bookings = linesOf(booked);
  const lists: Entry[][] = [];
  let isBroken = false;
  for (const tl of ownLines(subject)) {
    const { index } = tl.line;
    isBroken ||= bookings.has(index);
    if (measured.has(index) || ends.has(index)) continue;
    for (const entry of entriesOn(tl, subject, dayOf)) {
      const list = lists.at(-1);
      const last = list?.at(-1)?.line;
      // a list may continue on the next page, but bookings end it
      const continues = last && (tl.line.page !== last.page || tl.line.index - last.index <= BETWEEN);
      if (continues && !isBroken) list.push(entry);
      else lists.push([entry]);
      isBroken = false;
    }
  }
  return lists;
}

const WORD = /\p{L}{2}/u;
const NUMBER = /^[*#]?\d{2,}[*#]?$/;

type DayOf = (token: DateToken) => IsoDate | null;

/**
 * Given a statement, returns what reads the day of a date. Without a year, it is the day between the first and last
 * booking, or else the nearest to them.
 */
function dayAmong({ booked, part }: Subject): DayOf {
  const all = booked.map(({ date }) => date).sort();
  const [first, last] = [all[0] ?? '', all.at(-1) ?? ''];
  const years = [...new Set(all.map(yearOf))];
  return (token) => {
    if (hasYear(token)) return resolveDate(token, part.context.order, null);
    const days = years.flatMap((year) => resolveDate(token, part.context.order, year) ?? []);
    const distance = (day: IsoDate) => Math.max(0, daysBetween(day, first), daysBetween(last, day));
    return days.sort((a, b) => distance(a) - distance(b))[0] ?? null;
  };
}

/** The amounts on a line that are each after a day or a number; empty if it has more words than a balance has. */
function entriesOn({ line, texts: words, dates, amounts }: TokenLine, subject: Subject, dayOf: DayOf): Entry[] {
  const isRead = (i: number) => [...dates, ...amounts].some(({ from, to }) => i >= from && i < to);
  const others = words.filter((text, i) => WORD.test(text) && !isRead(i));
  if (others.length > 0 && !tellsBalance(others.join(' '))) return [];
  let from = 0;
  return amounts.flatMap((amount): Entry[] => {
    const size = sharesWord(amount, dates) ? null : sizeOf(amount, subject);
    if (size === null) return [];
    const begin = from;
    from = amount.to;
    const before = dates.filter((date) => date.from >= begin && date.to <= amount.from);
    // the number of a cheque may look like a date: "100410"
    const own = before.length > 1 ? before.filter(({ from }) => !NUMBER.test(words[from] ?? '')) : before;
    if (own.length > 1) return [];
    const number = words.slice(begin, amount.from).findLast((text) => NUMBER.test(text)) ?? null;
    const only = onlyOf(own);
    const day = only && dayOf(only.token);
    if (day === null && number === null) return [];
    const text = words.slice(begin, amount.to).join(' ');
    return [{ text, line, size, day, number: number && numberOf(number.replace(/\D/g, '')) }];
  });
}

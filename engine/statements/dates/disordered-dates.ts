/** Finds the one date that breaks the order of its list: it may be misprinted, or misread. */
import { daysBetween } from '../../dates/calendar.ts';
import { firstOf, groupBy, itemAt, lastOf, neighbours, onlyOf } from '../../model/lists.ts';
import type { Booking } from '../part.ts';

/** This many consecutive days show that a list is in order. */
const ENOUGH = 4;
/** Bookings come in the order of posting: one is at most this many days before its time. */
const EARLY = 2;
/** But its own day may lie this many days before the day of posting. */
const LATE = 5;
/** Cards list purchases by the day of posting, up to this many days later, and print either day. */
const CARDS = 31;

/**
 * Given bookings in printed order, counts the lists that are in order except for one date far from its neighbours, if
 * its row prints no other day near it.
 */
export function disorderedDates(booked: readonly Booking[], card: boolean): number {
  const isDisordered = (days: readonly Booking[]) => {
    const oldestFirst = firstOf(days).date <= lastOf(days).date;
    // an odd day at an end must not decide the direction
    const inOrder = [oldestFirst, !oldestFirst].map((forward) => (forward ? days : days.toReversed()));
    return !areNumbered(days) && !inOrder.some(isSorted) && inOrder.some((list) => hasStray(list, card));
  };
  const lists = listsOf(booked);
  return (card ? lists.map(withoutFirstPayments) : lists).filter(isDisordered).length;
}

/**
 * The bookings of each section, of several with one printed day the first. Bookings without words are left out: cheques
 * are listed by number.
 */
function listsOf(booked: readonly Booking[]): (readonly Booking[])[] {
  const worded = booked.filter(({ description }) => WORD.test(description));
  const sections = groupBy(worded, ({ row }) => row.section?.title ?? '');
  return [...sections.values()].map((rows) =>
    rows.filter(({ ownDate, date }, i) => ownDate || i === 0 || rows[i - 1]?.date !== date),
  );
}

const WORD = /\p{L}/u;

/** The list of a card without the payments that begin it; the days of its purchases begin before these. */
function withoutFirstPayments(list: readonly Booking[]): readonly Booking[] {
  return list.slice(
    Math.max(
      0,
      list.findIndex(({ amount }) => amount <= 0),
    ),
  );
}

function areNumbered(days: readonly Booking[]): boolean {
  const numbers = days.map(({ reference }) => (reference !== null && /^\d+$/.test(reference) ? Number(reference) : -1));
  return numbers.every((number, i) => number > (numbers[i - 1] ?? -1));
}

const isSorted = (days: readonly Booking[]): boolean =>
  neighbours(days).every(([above, { date }]) => above.date <= date);

/** True for days of which only one breaks the order, and lies far from its neighbours. */
function hasStray(days: readonly Booking[], card: boolean): boolean {
  const falls = neighbours(days).flatMap(([above, { date }], before) => (above.date > date ? before + 1 : []));
  const fall = onlyOf(falls);
  if (fall === null || new Set(days.map(({ date }) => date)).size < ENOUGH + 1) return false;
  const isOrdered = (without: number): boolean => {
    const [before, after] = [days[without - 1], days[without + 1]];
    return before === undefined || after === undefined || before.date <= after.date;
  };
  // if either may be the odd one, two neighbours are only swapped
  const [early, late] = [isOrdered(fall - 1), isOrdered(fall)];
  if (!early && !late) return false;
  const off = daysBetween(itemAt(days, fall).date, itemAt(days, fall - 1).date);
  const posted = early && !late ? EARLY : LATE;
  if (off <= (card ? CARDS : posted)) return false;
  const odd = itemAt(days, early ? fall - 1 : fall);
  const { date, valueDate, transactionDate } = odd;
  if (card && isInstalment(odd, off)) return false;
  return ![valueDate, transactionDate].some((day) => day !== null && Math.abs(daysBetween(day, date)) < off);
}

/** An instalment and how many there are: "2/6", "C.03/12". */
const INSTALMENT = /(?:^|[\s.(])0?(\d{1,2})\/0?(\d{1,2})\)?$/;
const MONTH = 30;

/** True for a booking with the day of its purchase, a month before the last instalment or more: "2/6". */
function isInstalment({ row }: Booking, off: number): boolean {
  return row.texts.some((text) => {
    const [number, of] = (INSTALMENT.exec(text) ?? []).slice(1).map(Number);
    if (number === undefined || of === undefined || number < 2 || number > of) return false;
    return Math.abs(off - (number - 1) * MONTH) <= CARDS;
  });
}

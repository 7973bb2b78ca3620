/** Finds the one date that breaks the order of its list: it may be misprinted, or misread. */
import { daysBetween } from '../../dates/calendar.ts';
import type { IsoDate } from '../../model/iso-date.ts';
import type { ReadRow } from '../../model/reading.ts';

/** This many consecutive days show that a list is in order. */
const ENOUGH = 4;
/** Bookings come in the order of posting: one stands at most this many days before its time. */
const EARLY = 2;
/** But its own day may lie this many days before the day of posting. */
const LATE = 5;
/** Cards list purchases by the day of posting, up to this many days later, and print either day. */
const CARDS = 31;

interface Day {
  readonly date: IsoDate;
  readonly others: readonly IsoDate[];
  readonly reference: string | null;
}

/**
 * Given rows in printed order, counts the lists that are in order except for one date far from its neighbours, if its
 * row prints no other day near it.
 */
export function disorderedDates(rows: readonly ReadRow[], card: boolean): number {
  let found = 0;
  for (const days of listsOf(rows)) {
    if (areNumbered(days)) continue;
    const oldestFirst = days[0].date <= days[days.length - 1].date;
    // an odd day at an end must not decide the direction
    const inOrder = [oldestFirst, !oldestFirst].map((forward) => (forward ? days : days.toReversed()));
    if (inOrder.some(isSorted)) continue;
    if (inOrder.some((list) => hasStray(list, card))) found++;
  }
  return found;
}

/**
 * The printed days of each section; a day that is printed once for several rows counts once. Bookings without words are
 * left out: cheques are listed by number.
 */
function listsOf(rows: readonly ReadRow[]): Day[][] {
  const lists = new Map<string, Day[]>();
  for (const { role, date, ownDate, valueDate, transactionDate, reference, description, row } of rows) {
    if (role !== 'transaction' || date === null || description === '') continue;
    const section = row.section?.title ?? '';
    let days = lists.get(section);
    if (days === undefined) {
      days = [];
      lists.set(section, days);
    }
    if (!ownDate && days.at(-1)?.date === date) continue;
    days.push({ date, others: [valueDate, transactionDate].filter((day) => day !== null), reference });
  }
  return [...lists.values()].filter((days) => days.length > 0);
}

function areNumbered(days: readonly Day[]): boolean {
  let above = -1;
  for (const { reference } of days) {
    const number = reference !== null && /^\d+$/.test(reference) ? Number(reference) : -1;
    if (number <= above) return false;
    above = number;
  }
  return true;
}

const isSorted = (days: readonly Day[]): boolean => days.every(({ date }, i) => i === 0 || days[i - 1].date <= date);

/** True for days of which only one breaks the order, and lies far from its neighbours. */
function hasStray(days: readonly Day[], card: boolean): boolean {
  const falls = days.flatMap(({ date }, i) => (i > 0 && days[i - 1].date > date ? [i] : []));
  if (falls.length !== 1 || new Set(days.map(({ date }) => date)).size < ENOUGH + 1) return false;
  const [fall] = falls;
  const isOrdered = (without: number): boolean => {
    const [before, after] = [days[without - 1], days[without + 1]];
    return before === undefined || after === undefined || before.date <= after.date;
  };
  // if either may be the odd one, two neighbours are only swapped
  const [early, late] = [isOrdered(fall - 1), isOrdered(fall)];
  if (!early && !late) return false;
  const off = daysBetween(days[fall].date, days[fall - 1].date);
  if (off <= (card ? CARDS : early && !late ? EARLY : LATE)) return false;
  const stray = days[early ? fall - 1 : fall];
  return !stray.others.some((day) => Math.abs(daysBetween(day, stray.date)) < off);
}

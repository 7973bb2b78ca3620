/** Finds the rows that a paper with numbered rows leaves out. */

import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { firstFound, itemAt, neighbours, numberAt } from '../../model/lists.ts';
import { type Booking, columnsOf, rolesOf } from '../part.ts';
import type { Subject } from '../subject.ts';

/** At least this share of all rows with a number follow the one before. */
const FOLLOWING = 0.5;
/** The same without a heading for the numbers. */
const NEARLY_ALL = 0.75;
/** A count without a heading has at least this many rows. */
const LEAST_COUNTED = 5;
/** A larger gap means that the numbers count other papers. */
const MOST_LEFT_OUT = 20;
const NUMBER = /^#?(\d{1,4})[.)]?$/;
/** A number before a text, with the signs around it: "7. ", "(7) ", "TX0007 ". */
const LEADING = /^(\p{P}?\p{Lu}{0,3})(\d{1,5})(\p{P}?)(?=\s|$)/u;
/** The same after a text: a column without a heading may be there. */
const TRAILING = /(?<=\s|^)(\p{P}?\p{Lu}{0,3})(\d{1,5})(\p{P}?)$/u;
/** The roles of columns whose texts may begin with a number that counts rows; null: no known heading. */
const COUNTED: ReadonlySet<ColumnRole | null> = new Set([null, 'description', 'date', 'other']);

/** Given a statement, returns the first gap in the numbers that count the rows; null without. */
export function missingRowNumbers({ rows, booked, part }: Subject) {
  const numbers = rows.flatMap(({ role, row }) => {
    const at = rolesOf(row, part).indexOf('sequence');
    const text = role !== 'ignored' && at >= 0 ? NUMBER.exec(itemAt(row.texts, at)) : null;
    return text ? [Number(text[1])] : [];
  });
  const gap = numbers.length < Math.max(booked.length, 2) ? null : gapIn(numbers, FOLLOWING);
  if (gap !== null || booked.length < LEAST_COUNTED) return gap;
  const columns = columnsOf(booked, 'texts').filter((i) =>
    booked.every(({ row }) => COUNTED.has(rolesOf(row, part)[i] ?? null)),
  );
  const places = columns.flatMap((column) => [LEADING, TRAILING].map((place) => ({ column, place })));
  return firstFound(places, ({ column, place }) => {
    const counting = numbersAt(place, booked, column);
    return counting && gapIn(counting, NEARLY_ALL);
  });
}

/** Returns the numbers at a place of all bookings' texts in a column, with the same signs around them; else null. */
function numbersAt(place: RegExp, booked: readonly Booking[], column: number): number[] | null {
  const signs = new Set<string>();
  const numbers: number[] = [];
  for (const { row } of booked) {
    const found = place.exec(row.texts[column] ?? '');
    if (!found || signs.add(`${found[1]} ${found[3]}`).size > 1) return null;
    numbers.push(Number(found[2]));
  }
  return numbers;
}

/** Given numbers that mostly follow one another, by the given share of them, returns the first gap; else null. */
function gapIn(numbers: readonly number[], following: number) {
  const [first = 0] = numbers;
  const ordered = first > (numbers.at(-1) ?? first) ? numbers.toReversed() : numbers;
  const steps = neighbours(ordered).map(([one, next]) => next - one);
  // a new list may begin to count again
  const grows = steps.every((step, i) => step > 0 || ordered[i + 1] === 1);
  if (!grows || steps.filter((step) => step === 1).length < steps.length * following) return null;
  const at = steps.findIndex((step) => step > 1 && step <= MOST_LEFT_OUT);
  return at < 0 ? null : { from: numberAt(ordered, at) + 1, to: numberAt(ordered, at + 1) - 1 };
}

/** Groups the bookings that a paper may print a total or a count of. */
import { monthOf } from '../../dates/calendar.ts';
import { sectionName } from '../../lexicon/lines/sections.ts';
import type { ReadRow } from '../../model/reading.ts';
import { addTo, type Booking, isBooked, noTurnover, pageOf, type Turnover } from '../bookings.ts';

export interface Group extends Turnover {
  /** papers count such groups, but not days, nor the bookings above a page's end */
  readonly counted: boolean;
}

/**
 * Given rows, returns the groups of bookings that a figure may be of. The first is all bookings; then those up to a
 * page's end, of each page, section, table, day and month, and between two totals.
 */
export function groupsOf(rows: readonly ReadRow[]): readonly [Group, ...Group[]] {
  const whole = emptyGroup(true);
  const upToPages: Group[] = [];
  const byKind = KINDS.map((kind) => ({ ...kind, groups: new Map<unknown, Group>() }));
  let page = -1;
  let block = 0;
  let list = 0;
  for (const row of rows) {
    if (row.role === 'total') block++;
    // a subtotal at a page's end does not end the list
    if (row.role === 'total' && row.reason !== 'subtotal') list++;
    if (!isBooked(row)) continue;
    if (pageOf(row) !== page) upToPages.push({ ...whole, counted: false });
    page = pageOf(row);
    addTo(whole, row.amount);
    for (const { counted, keyOf, groups } of byKind) {
      const key = keyOf(row, { block, list });
      const group = groups.get(key) ?? emptyGroup(counted);
      groups.set(key, group);
      addTo(group, row.amount);
    }
  }
  return [whole, ...upToPages, ...byKind.flatMap(({ groups }) => [...groups.values()])];
}

/** Which bookings belong together: those with the same value. */
interface Kind {
  readonly counted: boolean;
  readonly keyOf: (
    row: Booking,
    at: { readonly block: number; readonly list: number },
  ) => string | number | null | undefined;
}

const KINDS: readonly Kind[] = [
  { counted: true, keyOf: pageOf },
  { counted: true, keyOf: ({ row }) => row.section && sectionName(row.section.title) },
  { counted: true, keyOf: ({ row }) => row.table },
  { counted: true, keyOf: ({ row }) => `${row.table} ${row.segment}` },
  { counted: true, keyOf: (_, { block }) => block },
  { counted: true, keyOf: (_, { list }) => list },
  { counted: false, keyOf: ({ date }) => date },
  { counted: false, keyOf: ({ date }) => monthOf(date) },
  { counted: false, keyOf: ({ type }) => type },
];

const emptyGroup = (counted: boolean): Group => ({ ...noTurnover(), counted });

/** Groups the bookings that a paper may print a total or a count of. */
import { monthOf } from '../../dates/calendar.ts';
import type { ReadRow } from '../../model/reading.ts';
import { type Booking, isBooked, pageOf } from '../bookings.ts';
import { addTo, noTurnover, type Turnover } from '../turnover.ts';

export interface Group extends Turnover {
  ins: number;
  outs: number;
  zeros: number;
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
  const byKey = new Map<string, Group>();
  const current: Current[] = KINDS.map(() => ({ value: undefined, group: null }));
  let page = -1;
  let block = 0;
  for (const row of rows) {
    if (row.role === 'total') block++;
    if (!isBooked(row)) continue;
    if (pageOf(row) !== page) upToPages.push({ ...whole, counted: false });
    page = pageOf(row);
    count(row, whole);
    for (const [i, kind] of KINDS.entries()) count(row, groupAt(kind, kind.valueOf(row, block), current[i], byKey));
  }
  return [whole, ...upToPages, ...byKey.values()];
}

interface Kind {
  readonly name: string;
  readonly counted: boolean;
  valueOf(row: Booking, block: number): string | number | null | undefined;
}

const KINDS: readonly Kind[] = [
  { name: 'page', counted: true, valueOf: pageOf },
  { name: 'title', counted: true, valueOf: ({ row }) => row.section?.title },
  { name: 'table', counted: true, valueOf: ({ row }) => row.table },
  { name: 'list', counted: true, valueOf: ({ row }) => `${row.table} ${row.segment}` },
  { name: 'block', counted: true, valueOf: (_, block) => block },
  { name: 'day', counted: false, valueOf: ({ date }) => date },
  { name: 'month', counted: false, valueOf: ({ date }) => monthOf(date) },
  { name: 'type', counted: false, valueOf: ({ type }) => type },
];

/** The group of the row above: most rows share their groups with it. */
interface Current {
  value: ReturnType<Kind['valueOf']>;
  group: Group | null;
}

function groupAt(kind: Kind, value: Current['value'], current: Current, groups: Map<string, Group>): Group {
  if (current.group !== null && current.value === value) return current.group;
  const key = `${kind.name} ${value}`;
  const group = groups.get(key) ?? emptyGroup(kind.counted);
  groups.set(key, group);
  current.value = value;
  current.group = group;
  return group;
}

const emptyGroup = (counted: boolean): Group => ({ ...noTurnover(), ins: 0, outs: 0, zeros: 0, counted });

function count({ amount }: Booking, group: Group): void {
  addTo(group, amount);
  if (amount > 0) group.ins++;
  else if (amount < 0) group.outs++;
  else group.zeros++;
}

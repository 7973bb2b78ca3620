/** Groups the bookings of which a paper may print a total or a count. */
import { monthOf } from '../../dates/calendar.ts';
import type { ReadRow } from '../../model/reading.ts';
import { type Booking, isBooked, pageOf } from '../bookings.ts';
import { addTo, noTurnover, type Turnover } from '../turnover.ts';

/** What bookings come to, and how many they are. */
export interface Group extends Turnover {
  ins: number;
  outs: number;
  zeros: number;
  /** papers count such groups: no days, nor what stands above a page's end */
  readonly counted: boolean;
}

/**
 * Given rows, returns the groups of bookings that a figure may be of: all, which come first, those up to a page's end, those
 * of each page, section, table, day and month, and those between two totals.
 */
export function groupsOf(rows: readonly ReadRow[]): readonly [Group, ...Group[]] {
  const whole = emptyGroup(true);
  const upToPages: Group[] = [];
  const byKey = new Map<string, Group>();
  let page = -1;
  let block = 0;
  for (const row of rows) {
    if (row.role === 'total') block++;
    if (!isBooked(row)) continue;
    if (pageOf(row) !== page) upToPages.push({ ...whole, counted: false });
    page = pageOf(row);
    count(row, whole);
    for (const key of countedKeys(row, block)) count(row, groupAt(key, true, byKey));
    for (const key of otherKeys(row)) count(row, groupAt(key, false, byKey));
  }
  return [whole, ...upToPages, ...byKey.values()];
}

const countedKeys = ({ row }: Booking, block: number): string[] => [
  `page ${row.lines[0].source.line.page}`,
  `title ${row.section?.title}`,
  `table ${row.table}`,
  `list ${row.table} ${row.segment}`,
  `block ${block}`,
];

const otherKeys = ({ date, type }: Booking): string[] => [`day ${date}`, `month ${monthOf(date)}`, `type ${type}`];

function groupAt(key: string, counted: boolean, groups: Map<string, Group>): Group {
  const group = groups.get(key) ?? emptyGroup(counted);
  groups.set(key, group);
  return group;
}

const emptyGroup = (counted: boolean): Group => ({ ...noTurnover(), ins: 0, outs: 0, zeros: 0, counted });

function count({ amount }: Booking, group: Group): void {
  addTo(group, amount);
  if (amount > 0) group.ins++;
  else if (amount < 0) group.outs++;
  else group.zeros++;
}

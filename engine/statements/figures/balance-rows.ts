/** Finds the rows that state the balance with which a statement begins and ends. */
import type { ReadRow } from '../../model/reading.ts';
import type { ReadPart } from '../../readings/read.ts';
import { isBooked } from '../bookings.ts';
import { daySteps } from '../day-steps.ts';

/** The rows that state a balance, as they stand to the bookings in the order of these. */
interface BalanceRows {
  readonly all: readonly ReadRow[];
  /** before and behind all bookings; all where there are none */
  readonly before: readonly ReadRow[];
  readonly behind: readonly ReadRow[];
}

const OPENING: ReadonlySet<string> = new Set(['opening', 'brought_forward']);
const CLOSING: ReadonlySet<string> = new Set(['closing', 'carried_forward']);
const PLAIN: ReadonlySet<string> = new Set(['balance', 'daily_balance']);

const saysOneOf =
  (reasons: ReadonlySet<string>) =>
  ({ reason }: ReadRow) =>
    reasons.has(reason);

type Way = (rows: BalanceRows, openingRow?: ReadRow) => ReadRow | undefined;

/** Ways to find the row, the surest first: newest first, the row whose words say so may stand on the other side. */
const OPENING_ROWS: readonly Way[] = [
  ({ before }) => before.find(saysOneOf(OPENING)),
  ({ before }) => before.find(saysOneOf(PLAIN)),
  ({ all }) => all.find(({ reason }) => reason === 'opening'),
];
const CLOSING_ROWS: readonly Way[] = [
  ({ behind }) => behind.findLast(({ reason }) => reason === 'closing'),
  ({ behind }, openingRow) => behind.findLast((row) => saysOneOf(PLAIN)(row) && row !== openingRow),
  ({ behind }) => behind.findLast(saysOneOf(CLOSING)),
  ({ all }) => all.findLast(({ reason }) => reason === 'closing'),
];

/** Given a part, returns the rows that state the balance at its begin and at its end. */
export function balanceRows({ rows }: ReadPart): {
  readonly openingRow: ReadRow | undefined;
  readonly closingRow: ReadRow | undefined;
} {
  const all = rows.filter(({ role }) => role === 'balance');
  const first = rows.findIndex(isBooked);
  const last = rows.findLastIndex(isBooked);
  const isBalance = ({ role }: ReadRow) => role === 'balance';
  const above = first < 0 ? all : rows.slice(0, first).filter(isBalance);
  const below = first < 0 ? all : rows.slice(last + 1).filter(isBalance);
  const [before, behind] = isNewestFirst(rows) ? [below, above] : [above, below];
  const subject: BalanceRows = { all, before, behind };
  const openingRow = firstOf(OPENING_ROWS, subject);
  return { openingRow, closingRow: firstOf(CLOSING_ROWS, subject, openingRow) };
}

function firstOf(ways: readonly Way[], rows: BalanceRows, openingRow?: ReadRow): ReadRow | undefined {
  for (const way of ways) {
    const found = way(rows, openingRow);
    if (found) return found;
  }
  return undefined;
}

/**
 * True where the last booking is earlier than the first, and more bookings are earlier than the one above them than
 * later.
 */
export function isNewestFirst(rows: readonly ReadRow[]): boolean {
  const first = rows.find(isBooked)?.date ?? '';
  if (first <= (rows.findLast(isBooked)?.date ?? '')) return false;
  // in lists by kind the last may be before the first by chance
  const { up, down } = daySteps(rows);
  return down > up;
}

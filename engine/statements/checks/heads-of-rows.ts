/** Tells the heads of rows, lines with a day and their amount further down, from bookings without an amount. */
import type { Line } from '../../model/line.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Doubt } from '../../model/row.ts';
import { firstLineOf, isBooked } from '../part.ts';
import type { Proof } from './types.ts';

/**
 * Given lines in doubt, the other unexplained lines and a proof, returns the lines in doubt without those that only
 * print the day of their row: a booking there would move the balance, but printed balances above and below it follow
 * from the rows between them. Two bookings could cancel out, so no other line between those balances may be in doubt.
 */
export function withoutHeads(doubtful: readonly Doubt[], others: readonly Line[], proof: Omit<Proof, 'unexplained'>) {
  const lines = doubtful.map(({ line }) => line.line);
  const { rows, order } = proof;
  if (order === 'newest first' || !doubtful.some(isDayAlone)) return lines;
  const at = [...others, ...lines].map((line) => stretchAt(rows, rowAt(rows, line)));
  const proved = provedStretches(proof);
  const isHead = (doubt: Doubt): boolean => {
    const own = rowAt(rows, doubt.line.line);
    const stretch = stretchAt(rows, own);
    const isAlone = at.filter((one) => one === stretch).length === 1;
    return isAlone && proved.has(stretch) && isDayAlone(doubt) && isDayOf(rows[own], doubt);
  };
  return doubtful.filter((doubt) => !isHead(doubt)).map(({ line }) => line.line);
}

const isDayAlone = ({ rule }: Doubt): boolean => rule === 'day_without_amount';

/** True for a booking that begins with a line, and has no other day in the same column. */
function isDayOf(read: ReadRow | undefined, { line: { line, dates } }: Doubt): boolean {
  if (!read || !isBooked(read) || !read.ownDate || firstLineOf(read) !== line || read.row.headingDate) return false;
  const columns = read.row.dates.filter(({ length }) => length > 0);
  const isOwn = ([date]: (typeof columns)[number]) => date !== undefined && dates.includes(date);
  return columns.some(isOwn) && columns.every(({ length }) => length === 1);
}

/** Returns the index of the row that has a line, or else of the first below it. */
function rowAt(rows: readonly ReadRow[], { index }: Line): number {
  const below = rows.findIndex(({ row }) => row.lines.some(({ source: { line } }) => line.index >= index));
  return below < 0 ? rows.length : below;
}

/** Counts the balances of bookings above a row: this number names the rows between two of them. */
const stretchAt = (rows: readonly ReadRow[], at: number): number =>
  rows.slice(0, at).filter((row) => isBooked(row) && row.balance !== null).length;

/** Returns the stretches whose bookings all have a sign of their own, and are proved by balances. */
function provedStretches({ rows, chain }: Omit<Proof, 'unexplained'>): ReadonlySet<number> {
  const found = new Map<number, boolean>();
  let [stretch, booking] = [0, 0];
  for (const row of rows.filter(isBooked)) {
    const isProved = chain.proved.has(booking++) && row.sign !== 'balance' && row.sign !== 'none';
    found.set(stretch, isProved && found.get(stretch) !== false);
    if (row.balance !== null) stretch++;
  }
  return new Set([...found].flatMap(([at, isProved]) => (isProved ? at : [])));
}

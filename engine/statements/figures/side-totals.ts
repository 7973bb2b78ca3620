/** Finds the totals and the counts of either side that a statement prints. */

import { endAlike } from '../../geometry/intervals.ts';
import { sectionName } from '../../lexicon/lines/sections.ts';
import { onlyOf } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import { minorUnits } from '../../money/amount.ts';
import type { FigureKind } from '../../readings/facts/figure-kinds.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadPart } from '../../readings/read.ts';
import { isBooked, turnoverOf, unitsOf } from '../part.ts';
import type { PrintedCount, PrintedTotal } from './printed.ts';

/** The names of each side: of figures, of columns of totals, and of rows with the sum, or the number, of one side. */
const NAMES = {
  in: { figure: 'total_in', column: 'credit', rows: ['total_credit', 'count_credit'] },
  out: { figure: 'total_out', column: 'debit', rows: ['total_debit', 'count_debit'] },
} as const;

type Side = keyof typeof NAMES;

/** Given the figures of a part, returns its printed total of a side: after a label, or else in a row. */
export function totalOfSide(side: Side, part: ReadPart, figures: readonly Figure[]): PrintedTotal | null {
  const totals = part.rows.filter(({ role }) => role === 'total');
  return labelledTotal(side, part, figures) ?? totalOfOneSide(side, totals) ?? totalOfBoth(side, totals, part);
}

function labelledTotal(side: Side, part: ReadPart, figures: readonly Figure[]): PrintedTotal | null {
  const held = balancesHeld(part);
  // "Total deposits" may also be the money in all deposit accounts
  const isHeld = (f: Figure) => held.has(unitsOf(f.amount, part)) || sumsAccounts(f, figures, part);
  const ofSide = figures.filter((f) => f.kind === NAMES[side].figure && !isHeld(f));
  const named = [...ofSide, ...partsBeside(side, ofSide, figures, part)];
  const values = named.flatMap(({ amount }) => unitsOf(amount, part) ?? []);
  const sure = onlyOf(ofSide)?.sure === true;
  return values.length === 0 ? null : { values, sure, carried: 0, sources: named.map((figure) => ({ figure })) };
}

/** A sign alone before the label of a figure. */
const SIGN = /^[-–−+]$/;
/** Lines between two figures of one summary, at the most. */
const SUMMARY_LINES = 4;

/**
 * Other parts of a side in the same summary: by the sign before them ("− Total withdrawals", "− Fees and taxes"), or by
 * the name of a section with bookings of that side: "Debits" and "Fees".
 */
function partsBeside(side: Side, ofSide: readonly Figure[], figures: readonly Figure[], part: ReadPart): Figure[] {
  const total = onlyOf(ofSide);
  if (total === null) return [];
  const signOf = ({ line: { texts } }: Figure) => (SIGN.test(texts[0] ?? '') ? texts[0] : null);
  // beside a total of 0 all bookings may be of the other side
  const [sign, sections] = [signOf(total), unitsOf(total.amount, part) ? sectionsOf(side, part) : new Set<string>()];
  const isPart = (one: Figure) => (sign === null ? sections.has(sectionName(one.label)) : signOf(one) === sign);
  const isBelow = ({ amount, line: { line } }: Figure) =>
    endAlike(amount, total.amount) && Math.abs(line.index - total.line.line.index) <= SUMMARY_LINES;
  return figures.filter((one) => one.kind === null && isPart(one) && isBelow(one));
}

/** The names of the sections with bookings of a side. */
function sectionsOf(side: Side, { rows }: ReadPart): ReadonlySet<string> {
  const own = rows.filter((row) => isBooked(row) && (side === 'in' ? row.amount > 0 : row.amount < 0));
  return new Set(own.flatMap(({ row: { section } }) => (section ? [sectionName(section.title)] : [])));
}

/** The balances that the rows begin and end with. */
function balancesHeld({ rows }: ReadPart): ReadonlySet<Minor | null> {
  const balances = rows.flatMap(({ balance }) => balance ?? []);
  return new Set([...balances.slice(0, 1), ...balances.slice(-1)]);
}

/**
 * Given a total among figures, returns whether it is that of a list of accounts: the sum of the last figures of two or
 * more lines right above it, of which one is a balance that the part's rows begin or end with.
 */
export function sumsAccounts({ amount, line }: Figure, figures: readonly Figure[], part: ReadPart): boolean {
  const total = unitsOf(amount, part);
  const held = balancesHeld(part);
  const lines = new Map(figures.map((one) => [one.line.line.index, one.line]));
  let [sum, holds] = [0, false];
  for (let at = line.line.index - 1; total !== null && sum < total; at--) {
    const last = lines.get(at)?.amounts.at(-1);
    const value = last === undefined ? null : unitsOf(last, part);
    if (value === null) return false;
    sum += value;
    holds ||= held.has(value);
    if (sum === total) return holds && at < line.line.index - 1;
  }
  return false;
}

/** One row of a side among several totals may be a section's: it counts only if it fits. */
function totalOfOneSide(side: Side, totals: readonly ReadRow[]): PrintedTotal | null {
  const isOfSide = ({ row: { kind, kindExact } }: ReadRow) => kindExact && NAMES[side].rows.some((one) => one === kind);
  const row = onlyOf(totals.filter(isOfSide));
  const value = row && (row.totals[NAMES[side].column] ?? row.amount);
  if (totals.length < 2 || row === null || value === null) return null;
  return { values: [Math.abs(value)], sure: false, carried: 0, sources: [{ row }] };
}

/**
 * Totals of pages and sections are not the statement's: a row counts if it is the only one, has both sides, and is not
 * named as the sum of a page, or carried to the next.
 */
function totalOfBoth(side: Side, totals: readonly ReadRow[], part: ReadPart): PrintedTotal | null {
  const [row, other] = totals;
  if (row === undefined || other || row.totals.debit === null || row.totals.credit === null) return null;
  if (row.row.kind === 'subtotal' || row.reason === 'subtotal') return null;
  const { column } = NAMES[side];
  const value = row.totals[column] ?? 0;
  return { values: [value], sure: true, carried: beginOf(column, row, part), sources: [{ row }] };
}

/**
 * The balance above a total that the column of its side begins with; 0 if it begins with a booking. Balances between
 * bookings are sums of the rows above.
 */
function beginOf(column: 'credit' | 'debit', total: ReadRow, { rows }: ReadPart): Minor {
  for (const { role, balance, amount } of rows.slice(0, rows.indexOf(total))) {
    if (role !== 'balance' || amount === null) continue;
    // it may also be in the column of balances
    if (balance !== null && Math.abs(balance) !== Math.abs(amount)) continue;
    return Math.max(0, column === 'credit' ? amount : -amount);
  }
  return 0;
}

/**
 * Given the figures of a part, returns its printed count of a kind; null without one, or if there is one for each side.
 */
export function countOf(kind: FigureKind, part: ReadPart, figures: readonly Figure[]): PrintedCount | null {
  const named = figures.filter((f) => f.kind === kind && f.sure && f.amount.token.whole);
  // two after one label are those of the two sides
  const figure = onlyOf(named.filter((f) => f.line === named[0]?.line));
  const value = figure && minorUnits(figure.amount.token, part.context.mark, 0);
  if (figure === null || value === null || isSideSum(value, part)) return null;
  return { value, source: { figure } };
}

/** True for a sum of one side: where amounts are printed without decimals, a bare number may be one: "支出合計 94". */
function isSideSum(value: Minor, { rows, decimals, context: { mark } }: ReadPart): boolean {
  const amounts = rows.flatMap(({ row }) => row.amounts.flatMap((amount) => amount ?? []));
  if (!amounts.every(({ token }) => token.decimals[mark] === 0)) return false;
  const turnover = turnoverOf(rows);
  const sum = value * 10 ** decimals;
  return sum !== 0 && (sum === turnover.in || sum === turnover.out);
}

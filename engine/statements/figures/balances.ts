/** Finds the opening and closing balance, the totals and the counts that a statement prints. */
import type { Minor } from '../../model/minor.ts';
import type { DocumentReading, ReadRow } from '../../model/reading.ts';
import { minorUnits } from '../../money/amount.ts';
import type { Facts } from '../../readings/facts/facts.ts';
import type { FigureKind } from '../../readings/facts/figure-kinds.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type AgainstFinding, finding } from '../../wording/catalogue.ts';
import { isBooked } from '../bookings.ts';
import { mayBeOfPage, mayGoOn } from './carried-balance.ts';
import { figuresBetween, figuresIn } from './own-figures.ts';
import { summaryBalances, type ValuedFigure, valuedFigures } from './summary.ts';
import { unnamedClosing } from './unnamed-closing.ts';

/** Where the paper prints a figure: in a row of a table, or by a label elsewhere. */
export type Source = { readonly row: ReadRow } | { readonly figure: Figure };

/** A balance that the paper prints, apart from the balances of transactions. */
export interface PrintedBalance {
  readonly value: Minor;
  readonly source: Source;
  /** it may be what a page carries over to the next: it closes nothing, and opens nothing that is known to begin there */
  readonly ofPage?: boolean;
}

/** What the paper prints as the total of one side: one figure, or parts of it (purchases, fees, interest). */
interface PrintedTotal {
  readonly values: readonly Minor[];
  /** it is one figure, and named so that it can be nothing else */
  readonly sure: boolean;
  /** the balance with which its column begins: it may count that in */
  readonly carried: Minor;
  readonly sources: readonly Source[];
}

/** What the paper prints as a number of bookings. */
interface PrintedCount {
  readonly value: number;
  readonly source: Source;
}

export interface PrintedFigures {
  readonly opening: PrintedBalance | null;
  readonly closing: PrintedBalance | null;
  /** other places that print an opening or a closing balance and say otherwise */
  readonly contradictions: readonly AgainstFinding[];
  readonly totalIn: PrintedTotal | null;
  readonly totalOut: PrintedTotal | null;
  readonly countIn: PrintedCount | null;
  readonly countOut: PrintedCount | null;
  readonly count: PrintedCount | null;
}

const OPENING = new Set(['opening', 'brought_forward']);
const CLOSING = new Set(['closing', 'carried_forward']);
const PLAIN = new Set(['balance', 'daily_balance']);

/** Rows that name the sum, or the number, of one side. */
const OF_SIDE: Readonly<Record<'credit' | 'debit', ReadonlySet<string>>> = {
  credit: new Set(['total_credit', 'count_credit']),
  debit: new Set(['total_debit', 'count_debit']),
};

/** Given a row that states a balance, returns it: of its balance column, else of the column that it stands in. */
export function statedBalance(row: ReadRow): Minor | null {
  return row.balance ?? row.amount;
}

/** Given a part and the document's facts, returns what it prints about itself. */
export function printedFigures(
  part: ReadPart,
  facts: Facts,
  document: DocumentReading,
  single: boolean,
): PrintedFigures {
  const inside = figuresBetween(part.part.fromLine, part.part.toLine, facts.figures);
  const all = inside.length > 0 || !single ? inside : facts.figures;
  const figures = part.part.money ? figuresIn(all, part.part.money) : all;
  const totals = part.rows.filter(isTotal);
  const moneyIn = (f: Figure) => minorUnits(f.amount.token, document.mark, part.decimals);
  const held = new Set([part.rows.find(isStated)?.balance, part.rows.findLast(isStated)?.balance]);
  const side = (kind: 'total_in' | 'total_out', column: 'credit' | 'debit'): PrintedTotal | null => {
    // "Total deposits" may also be what all accounts for deposits hold
    const named = figures.filter((f) => f.kind === kind && !held.has(moneyIn(f) as Minor));
    const values = named.map(moneyIn).filter((v) => v !== null);
    if (values.length > 0) {
      return {
        values,
        sure: named.length === 1 && named[0].sure,
        carried: 0,
        sources: named.map((figure) => ({ figure })),
      };
    }
    // subtotals of pages and sections are no totals of the statement
    const only = totals.length === 1 ? totals[0].totals : null;
    const own = totals.filter(({ row }) => row.kindExact && row.kind !== null && OF_SIDE[column].has(row.kind));
    // the one row that names that side may be a section's: what it says counts where it fits
    const stood = own.length === 1 ? (own[0].totals[column] ?? own[0].amount) : null;
    if (totals.length > 1 && stood !== null)
      return { values: [Math.abs(stood)], sure: false, carried: 0, sources: [{ row: own[0] }] };
    const value = only?.debit !== null && only?.credit !== null ? only?.[column] : null;
    return value === null || value === undefined
      ? null
      : { values: [value], sure: true, carried: beginOf(column, totals[0], part), sources: [{ row: totals[0] }] };
  };
  const totalIn = side('total_in', 'credit');
  const totalOut = side('total_out', 'debit');
  const only = (total: PrintedTotal | null) => (total?.values.length === 1 ? total.values[0] : null);
  const { openingRow, closingRow } = balanceRows(part);
  const valued = valuedFigures(figures, part, document);
  const summary = summaryBalances(valued, part, { in: only(totalIn), out: only(totalOut) });
  const begin = balanceOf(openingRow, summary.opening);
  const goesOn = openingRow !== undefined && mayGoOn(openingRow, summary.opening?.value ?? null);
  const opening = begin && { ...begin, ofPage: goesOn };
  const below = balanceOf(closingRow, summary.closing);
  const stated = summary.closing?.value ?? null;
  const ofPage = closingRow !== undefined && mayBeOfPage(closingRow, stated, facts.pages);
  const closing =
    (below && { ...below, ofPage }) ??
    closingWithoutName(part, valued, opening) ??
    closingTotal(part, openingRow, opening);
  const countOf = (kind: FigureKind): PrintedCount | null => {
    const named = figures.filter((f) => f.kind === kind && f.sure && f.amount.token.whole);
    // two behind one label are those of the two sides
    const [figure, other] = named.filter((f) => f.line === named[0].line);
    if (other) return null;
    const value = figure ? minorUnits(figure.amount.token, document.mark, 0) : null;
    if (!figure || value === null || (part.decimals === 0 && isSideSum(value, part))) return null;
    return { value, source: { figure } };
  };
  return {
    opening,
    closing,
    contradictions: contradictions(openingRow, closingRow, opening, closing, valued, stated),
    totalIn,
    totalOut,
    countIn: countOf('count_in'),
    countOut: countOf('count_out'),
    count: countOf('count'),
  };
}

const isBalance = ({ role }: ReadRow): boolean => role === 'balance';
const isTotal = ({ role }: ReadRow): boolean => role === 'total';
const isStated = ({ balance }: ReadRow): boolean => balance !== null;

/** True for what the bookings of either side come to: where money has no decimals, a bare number below "Withdrawals" may be a sum. */
function isSideSum(value: Minor, { rows }: ReadPart): boolean {
  const sums = { in: 0, out: 0 };
  for (const { role, amount } of rows)
    if (role === 'transaction') sums[(amount ?? 0) > 0 ? 'in' : 'out'] += amount ?? 0;
  return value !== 0 && (value === sums.in || value === -sums.out);
}

/** The balance that the column of one side begins with, above a total; 0 where it begins with a booking. Those between bookings are sums of the rows above. */
function beginOf(column: 'credit' | 'debit', total: ReadRow, { rows }: ReadPart): Minor {
  for (const { role, balance, amount } of rows.slice(0, rows.indexOf(total))) {
    if (role !== 'balance' || amount === null) continue;
    // it may stand in the column of balances, too
    if (balance !== null && Math.abs(balance) !== Math.abs(amount)) continue;
    return Math.max(0, column === 'credit' ? amount : -amount);
  }
  return 0;
}

/**
 * Rows that state the balance at the begin and at the end: those that stand before and after all transactions, else
 * those whose words say so (newest first, the closing balance stands above).
 */
function balanceRows(part: ReadPart): { openingRow: ReadRow | undefined; closingRow: ReadRow | undefined } {
  const { rows } = part;
  const first = rows.findIndex(isBooked);
  const last = rows.findLastIndex(isBooked);
  const newestFirst = isNewestFirst(rows);
  const balances = rows.filter(isBalance);
  const above = first < 0 ? balances : rows.slice(0, first).filter(isBalance);
  const below = first < 0 ? balances : rows.slice(last + 1).filter(isBalance);
  const [begin, end] = newestFirst ? [below, above] : [above, below];
  const says = (kinds: ReadonlySet<string>) => (r: ReadRow) => kinds.has(r.reason);
  const openingRow =
    begin.find(says(OPENING)) ?? begin.find(says(PLAIN)) ?? balances.find((r) => r.reason === 'opening');
  const closingRow =
    end.findLast((r) => r.reason === 'closing') ??
    end.findLast((r) => says(PLAIN)(r) && r !== openingRow) ??
    end.findLast(says(CLOSING)) ??
    balances.findLast((r) => r.reason === 'closing');
  return { openingRow, closingRow };
}

function isNewestFirst(rows: readonly ReadRow[]): boolean {
  const first = rows.find(isBooked)?.date ?? '';
  return first > (rows.findLast(isBooked)?.date ?? '') && mostlyFall(rows);
}

/** True where more bookings are earlier than the one above them than later: in lists by kind the last may be before the first by chance. */
function mostlyFall(rows: readonly ReadRow[]): boolean {
  let fall = 0;
  let before: string | null = null;
  for (const { role, date } of rows) {
    if (role !== 'transaction' || date === null) continue;
    if (before !== null && date !== before) fall += date < before ? 1 : -1;
    before = date;
  }
  return fall > 0;
}

/** The closing balance that has no name of one, where what the rows come to is printed. */
function closingWithoutName(
  part: ReadPart,
  figures: readonly ValuedFigure[],
  opening: PrintedBalance | null,
): PrintedBalance | null {
  const sum = comesTo(part, opening);
  if (sum === null) return null;
  const own = opening !== null && 'figure' in opening.source ? opening.source.figure : null;
  const figure = unnamedClosing(part, figures, { opened: opening !== null, opening: own, sum });
  return figure && { value: sum, source: { figure } };
}

/** What a part's rows come to: the opening balance and all amounts, else the balance of the latest row; null where none is printed there. */
function comesTo({ rows }: ReadPart, opening: PrintedBalance | null): Minor | null {
  if (opening !== null) return opening.value + sumOf(rows);
  const booked = rows.filter(isBooked);
  return booked.at(isNewestFirst(rows) ? 0 : -1)?.balance ?? null;
}

/** The sum of the bookings among rows. */
function sumOf(rows: readonly ReadRow[]): Minor {
  let sum = 0;
  for (const { role, amount } of rows) if (role === 'transaction') sum += amount ?? 0;
  return sum;
}

/**
 * A total below all rows states the closing balance where its figure below the balances is what the rows come to, or that of a column
 * that begins with the opening balance.
 */
function closingTotal(
  part: ReadPart,
  openingRow: ReadRow | undefined,
  opening: PrintedBalance | null,
): PrintedBalance | null {
  const last = part.rows.findLastIndex(isBooked);
  if (last < 0) return null;
  // what a page comes to closes no statement
  const sums = part.rows.slice(last + 1).filter((r) => isTotal(r) && r.row.kind !== 'subtotal');
  const below = sums.filter((r) => r.row.table === part.rows[last].row.table);
  const end = comesTo(part, opening);
  const held = below.findLast(({ balance }) => balance !== null && balance === end);
  if (held) return { value: held.balance as Minor, source: { row: held } };
  const begin = openingRow?.row.table === part.rows.at(-1)?.row.table ? statedBalance(openingRow as ReadRow) : null;
  if (begin === null) return null;
  const sum = begin + sumOf(part.rows);
  const fits = below.find(({ amount }) => amount !== null && Math.abs(amount) === Math.abs(sum));
  return sum !== begin && fits ? { value: sum, source: { row: fits } } : null;
}

function balanceOf(row: ReadRow | undefined, summed: ValuedFigure | null): PrintedBalance | null {
  const stated = row ? statedBalance(row) : null;
  if (row && stated !== null) return { value: stated, source: { row } };
  return summed === null ? null : { value: summed.value, source: { figure: summed.figure } };
}

/** Given the figures of no row, returns of which balance two are printed that surely name it, of one day, and differ. */
function printedTwice(figures: readonly ValuedFigure[]): AgainstFinding[] {
  return (['opening', 'closing'] as const).flatMap((kind) => {
    const named = figures.filter(({ figure }) => figure.kind === kind && figure.sure && !figure.listed);
    const isOther = ({ value, day }: ValuedFigure, i: number) =>
      named.slice(0, i).some((one) => one.value !== value && (one.day === day || one.day === null || day === null));
    return named.some(isOther) ? [finding('BALANCE_PRINTED_TWICE', { balance: kind })] : [];
  });
}

function contradictions(
  openingRow: ReadRow | undefined,
  closingRow: ReadRow | undefined,
  opening: PrintedBalance | null,
  closing: PrintedBalance | null,
  figures: readonly ValuedFigure[],
  stated: Minor | null,
): AgainstFinding[] {
  const out: AgainstFinding[] = [];
  const differs = (row: ReadRow | undefined, printed: PrintedBalance | null, balance: 'opening' | 'closing') => {
    if (!row || !printed) return;
    // the words of a row with sums beside its balance name that one, whichever stands next to them
    const isElsewhere = ({ figure: { line } }: ValuedFigure) =>
      row.row.lines.every(({ source }) => source.line.index !== line.line.index);
    const figure = figures.find((f) => f.figure.kind === balance && f.figure.sure && isElsewhere(f));
    if (figure && figure.value !== printed.value) out.push(finding('BALANCE_PRINTED_TWICE', { balance }));
  };
  differs(openingRow, opening, 'opening');
  differs(closingRow, closing, 'closing');
  const rowLines = new Set([openingRow, closingRow].flatMap((row) => row?.row.lines.map(({ source }) => source) ?? []));
  if (out.length === 0) out.push(...printedTwice(figures.filter(({ figure }) => !rowLines.has(figure.line))));
  // what is carried over may end a page only: rows overleaf are lost where the paper ends with another balance
  const carried = closingRow?.reason === 'carried_forward' && stated !== null && stated !== closing?.value;
  if (carried && out.length === 0) out.push(finding('CARRIED_BALANCE_NOT_CLOSING'));
  return out;
}

/** Checks every sum that a statement's paper allows. */
import type { Line } from '../../model/line.ts';
import { neighbours, onlyOf } from '../../model/lists.ts';
import type { Minor } from '../../model/minor.ts';
import { onceFor } from '../../model/once.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { ReadingsResult, ReadPart } from '../../readings/read.ts';
import { printedFigures } from '../figures/balances.ts';
import { type PrintedFigures, statedBalance } from '../figures/printed.ts';
import { daySteps, firstLineOf, isBooked, isLineOf, isNote, turnoverOf } from '../part.ts';
import { type ChainResult, compareDates, compareFigures, followBalances, type Step } from './checks.ts';
import { withoutHeads } from './heads-of-rows.ts';
import type { BookingOrder, Proof } from './types.ts';
import { unexplainedRows } from './unexplained-rows.ts';
import { unexplainedTotals } from './unexplained-totals.ts';

/** Given a part, its readings, and lines beside it that may be its bookings, returns its proof. */
export const proofOf = (part: ReadPart, readings: ReadingsResult, beside: readonly Line[] = []): Proof =>
  beside.length === 0 ? proofsIn(readings)(part) : provedBeside(part, readings, beside);

/** A part whose statement is built again, with what was in doubt, is proved once. */
const proofsIn = onceFor((readings: ReadingsResult) => onceFor((part: ReadPart) => provedBeside(part, readings, [])));

function provedBeside(part: ReadPart, readings: ReadingsResult, beside: readonly Line[]): Proof {
  const unsigned = printedFigures(part, readings);
  const order = bookingOrder(part.rows, unsigned);
  const rows = signsFromBalances(part.rows, order, unsigned.opening?.value ?? null);
  // the signs from the balances are needed to find a closing balance that only its sum identifies
  const figures = rows === part.rows ? unsigned : printedFigures({ ...part, rows }, readings);
  const steps = stepsOf(rows);
  const chain = followBalances(order === 'newest first' ? steps.reverse() : steps, figures.opening?.value ?? null);
  const days = rows.filter(isBooked).map(({ date }) => date);
  const dates = part.period.printed ? compareDates(days, part.period, part.convention.card) : null;
  const checks = [...chain.checks, ...compareFigures(figures, turnoverOf(rows)), ...(dates ? [dates] : [])];
  const doubtful = readings.doubtful.filter(({ line }) => isLineOf(part.part, line.line));
  const others = [
    ...[...unexplainedRows(rows), ...unexplainedTotals(rows, readings.titles)].map(firstLineOf),
    ...beside,
  ];
  const proof = { rows, order, figures, chain, checks };
  const lines = withoutHeads(doubtful, others, proof);
  const left = withoutNotes(lines, order === 'newest first' ? rows.toReversed() : rows, chain);
  return { ...proof, unexplained: [...others, ...left] };
}

/** Of the bookings, at most this share has a note below it: where more have one, rows may be of two lines. */
const FEW = 0.3;

/**
 * Given lines that may be bookings, rows in the order of booking, and how their balances follow, returns the lines
 * without those between two bookings whose balances are one amount apart: a note has no amount, and a booking has one.
 */
function withoutNotes(lines: readonly Line[], rows: readonly ReadRow[], { proved }: ChainResult): readonly Line[] {
  const booked = rows.filter(isBooked);
  const notes = lines.filter((line) => {
    const at = booked.findIndex((row, i) => isBetween(line, booked[i - 1], row));
    const [before, row] = [booked[at - 1], booked[at]];
    const isNext = before?.balance != null && row?.balance != null && proved.has(at);
    return isNext && isNote(line) && lines.filter((other) => isBetween(other, before, row)).length === 1;
  });
  return notes.length > booked.length * FEW ? lines : lines.filter((line) => !notes.includes(line));
}

function isBetween({ index }: Line, before: ReadRow | undefined, row: ReadRow): boolean {
  const ends = before === undefined ? [] : [firstLineOf(before).index, firstLineOf(row).index].sort((a, b) => a - b);
  const [from = Infinity, to = -Infinity] = ends;
  return index > from && index < to;
}

function stepsOf(rows: readonly ReadRow[]): Step[] {
  const steps: Step[] = [];
  let index = 0;
  let isFirst = true;
  for (const r of rows) {
    if (isBooked(r)) {
      steps.push({ kind: 'transaction', index, amount: r.amount, balance: r.balance });
      index++;
    } else if (r.role === 'balance') {
      // a closing balance that only repeats the opening balance checks nothing
      const repeats = isFirst && r.reason === 'brought_forward';
      const stated = r.reason === 'opening' || r.reason === 'closing' || repeats ? null : statedBalance(r);
      if (stated !== null) steps.push({ kind: 'balance', balance: stated });
      isFirst = false;
    }
  }
  return steps;
}

/** Given a part's rows and its figures, returns their order: by days, or by balances if days go up and down. */
function bookingOrder(rows: readonly ReadRow[], figures: PrintedFigures): BookingOrder {
  const { up, down } = daySteps(neighbours(rows.filter(isBooked)));
  if (up > 0 && down === 0) return 'oldest first';
  if (down > 0 && up === 0) return 'newest first';
  const steps = stepsOf(rows).filter(({ kind }) => kind === 'transaction');
  const opening = figures.opening?.value ?? null;
  const forward = followBalances(steps, opening).proved.size;
  const backward = followBalances(steps.toReversed(), opening).proved.size;
  if (forward !== backward) return forward > backward ? 'oldest first' : 'newest first';
  return down > up ? 'newest first' : 'oldest first';
}

/**
 * Given rows, their order and the opening balance, returns the rows with a sign for each unsigned amount that is the
 * step between two printed balances. Such a sign is marked `balance`: it does not prove itself.
 */
function signsFromBalances(rows: readonly ReadRow[], order: BookingOrder, opening: Minor | null): readonly ReadRow[] {
  if (!rows.some(({ role, sign }) => role === 'transaction' && sign === 'none')) return rows;
  const inOrder = order === 'newest first' ? rows.toReversed() : rows;
  let before = opening;
  const signed = inOrder.map((row) => {
    if (row.role !== 'transaction') return row;
    const step = before === null || row.balance === null ? null : row.balance - before;
    const isStep = step !== null && row.amount !== null && Math.abs(step) === Math.abs(row.amount);
    // a row that is not booked leaves the balance as it was
    if (row.balance !== null || row.amount !== 0) before = row.balance;
    return row.sign === 'none' && isStep ? { ...row, amount: step, sign: 'balance' as const } : row;
  });
  const typed = withSignsOfTypes(signed);
  return order === 'newest first' ? typed.toReversed() : typed;
}

/** So many rows of one type show that it has one sign. */
const LEAST_OF_TYPE = 2;

/**
 * Given rows, returns each booking without a sign, such as the first if no opening balance is printed, with the sign
 * that all others of its type have by their balances. That proves nothing: it still has no sign of its own.
 */
function withSignsOfTypes(rows: readonly ReadRow[]): readonly ReadRow[] {
  const signed = rows.filter(({ role, sign }) => role === 'transaction' && sign === 'balance');
  return rows.map((row) => {
    if (row.role !== 'transaction' || row.sign !== 'none' || row.type === null || row.amount === null) return row;
    const alike = signed.filter(({ type }) => type === row.type).map(({ amount }) => Math.sign(amount ?? 0));
    const sign = alike.length >= LEAST_OF_TYPE ? onlyOf([...new Set(alike)]) : null;
    return sign === null ? row : { ...row, amount: sign * Math.abs(row.amount) };
  });
}

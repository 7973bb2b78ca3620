/** Checks whether a copy converts as its original does: the same statements, rows, columns and checks. */
import type { Extraction } from '../model/extraction.ts';
import { itemAt, numberAt } from '../model/lists.ts';
import type { Statement } from '../model/statement.ts';
import type { Transaction } from '../model/transaction.ts';
import type { Stages } from '../stages.ts';
import { moveDay, type Shift } from './shift.ts';

/** Points that a box may be off: letters of another font reach a little further. */
const SAME_PLACE = 4;

export interface Reading {
  readonly extraction: Extraction;
  readonly stages: Stages;
}

/** Given the readings of an original and of its copy, returns what differs, in words that hold nothing of either. */
export function differences(original: Reading, copy: Reading, shift: Shift): string[] {
  const [from, to] = [original.extraction.statements, copy.extraction.statements];
  if (from.length !== to.length) return [`${to.length} statements for ${from.length}`];
  const found = from.flatMap((statement, i) =>
    inStatement(statement, itemAt(to, i), shift).map((what) => `${what} ${i}`),
  );
  return areEqual(columnRoles(original), columnRoles(copy)) ? found : [...found, 'the roles of columns'];
}

const columnRoles = ({ stages }: Reading) =>
  stages.tables.tables.map(({ segments }) => segments.map(({ columns }) => columns.map(({ role }) => role)));

const areEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is the same in a copy; the dates of the original are moved. */
const PARTS: readonly (readonly [name: string, of: (statement: Statement, shift: Shift | null) => unknown])[] = [
  ['the status', ({ reconciliation }) => reconciliation.status],
  ['the checks', ({ reconciliation: { checks } }) => checks.map(({ kind, status, unit }) => [kind, status, unit])],
  ['the failing rows', ({ reconciliation }) => reconciliation.failingRows.map(({ row }) => row)],
  ['the currency', ({ currency, decimals }) => [currency, decimals]],
  ['the type', ({ accountType }) => accountType],
  ['the period', ({ periodStart, periodEnd }, shift) => [moveable(periodStart, shift), moveable(periodEnd, shift)]],
  ['the balances', ({ openingBalance, closingBalance }) => [openingBalance, closingBalance].map(signOf)],
  ['the warnings', ({ warnings }) => warnings.map(({ code }) => code)],
];

function inStatement(from: Statement, to: Statement, shift: Shift): string[] {
  const parts = PARTS.filter(([, of]) => !areEqual(of(from, shift), of(to, null))).map(([name]) => name);
  const [own, others] = [from.transactions, to.transactions];
  const rows =
    own.length !== others.length
      ? [`${others.length} rows for ${own.length}`]
      : own.flatMap((row, i) => (isSameRow(row, itemAt(others, i), shift) ? [] : [`row ${i}`]));
  return [...parts, ...rows].map((what) => `${what} of statement`);
}

const moveable = (day: string | null, shift: Shift | null): string | null =>
  day === null || shift === null ? day : moveDay(day, shift);
const signOf = (value: number | null): number | null => (value === null ? null : Math.sign(value));

const isSameRow = (from: Transaction, to: Transaction, shift: Shift): boolean =>
  areEqual(partsOf(from, shift), partsOf(to, null)) && areSamePlaces(from.places, to.places);

function partsOf(row: Transaction, shift: Shift | null) {
  const { date, valueDate, transactionDate, amount, balance, reference, type, description } = row;
  const days = [date, valueDate, transactionDate].map((day) => moveable(day, shift));
  return [days, signOf(amount), signOf(balance), reference === null, type === null, description.split(' ').length];
}

function areSamePlaces(a: Transaction['places'], b: Transaction['places']): boolean {
  const isNear = (one: Transaction['places'][number], other: Transaction['places'][number]) =>
    one.page === other.page && one.box.every((edge, k) => Math.abs(edge - numberAt(other.box, k)) <= SAME_PLACE);
  return a.length === b.length && a.every((place, i) => isNear(place, itemAt(b, i)));
}

/** The rows of a statement after its changes. */
import type { EnteredFields, Removed } from '../../model/correction.ts';
import type { Editor } from '../../model/editor.ts';
import type { Minor } from '../../model/minor.ts';
import type { Statement } from '../../model/statement.ts';
import type { Transaction } from '../../model/transaction.ts';
import { readOf } from './as-read.ts';
import { minorOf } from './minor-of.ts';
import { swapped } from './swapped.ts';
import { type Of, UnfitChangeError, type Wanted } from './wanted.ts';

interface Rows {
  readonly transactions: Transaction[];
  readonly removed: Removed[];
  /** by the index of a row before, its index now, if it was not deleted */
  readonly moved: ReadonlyMap<number, number>;
}

/** Given a statement and its changes, returns its rows, and those that are deleted then. */
export function rowsOf(statement: Statement, wanted: Wanted, editor: Editor): Rows {
  const made: Making = { transactions: [], removed: [], moved: new Map() };
  const all: OfAll = { sign: wanted.flips % 2 === 0 ? 1 : -1, isSwapped: wanted.swaps % 2 === 1 };
  const { transactions, decimals } = statement;
  for (let row = 0; row <= transactions.length; row++) {
    putRemoved(made, statement, { wanted, row, all, editor });
    for (const one of wanted.added) if (one.before === row) made.transactions.push(added(one, statement, editor));
    const transaction = transactions[row];
    if (transaction === undefined) continue;
    const own = wanted.rows.get(row);
    if (own?.do === 'delete') remove(made, transaction, editor);
    else {
      const next = changed(transaction, { change: own ?? null, all, decimals, editor });
      made.moved.set(row, made.transactions.push(next) - 1);
    }
  }
  return made;
}

/** What becomes of all rows of a statement. */
interface OfAll {
  readonly sign: 1 | -1;
  readonly isSwapped: boolean;
}

interface Above {
  readonly wanted: Wanted;
  readonly row: number;
  readonly all: OfAll;
  readonly editor: Editor;
}

interface Making extends Rows {
  readonly moved: Map<number, number>;
}

/** Rows that an earlier version deleted above a row: they stay deleted, or come back; the signs of both are flipped. */
function putRemoved({ transactions, removed }: Making, { corrections, decimals }: Statement, above: Above): void {
  const { wanted, row, all, editor } = above;
  for (const [at, one] of corrections?.removed.entries() ?? []) {
    if (one.before !== row) continue;
    const transaction = changed(one.transaction, { change: null, all, decimals, editor });
    if (wanted.undeleted.has(at)) transactions.push(transaction);
    else removed.push({ ...one, before: transactions.length, transaction });
  }
}

/** A row that a person added leaves nothing behind. */
function remove({ transactions, removed }: Making, transaction: Transaction, editor: Editor): void {
  if (readOf(transaction) !== null) removed.push({ ...editor, before: transactions.length, transaction });
}

interface RowChange {
  readonly change: Of<'set'> | null;
  readonly all: OfAll;
  readonly decimals: number;
  readonly editor: Editor;
}

/** Given a row, returns it with what is entered; as it was read, if that is what is entered. */
function changed(transaction: Transaction, { change, all, decimals, editor }: RowChange): Transaction {
  if (change === null && all.sign === 1 && !all.isSwapped) return transaction;
  const next = { ...ofAll(transaction, all), ...(change && fieldsOf(change, decimals, change.at)) };
  const read = readOf(transaction);
  if (read !== null && isAlike(next, read)) return read;
  const { places, ...fields } = read ?? transaction;
  return { ...next, source: 'edited', confidence: 1, edited: { ...editor, read: read === null ? null : fields } };
}

/** Given a row, returns it with what becomes of all rows of its statement. */
function ofAll(transaction: Transaction, { sign, isSwapped }: OfAll): Transaction {
  const flipped = { ...transaction, amount: sign * transaction.amount || 0 };
  if (!isSwapped) return flipped;
  const { date, valueDate, transactionDate } = transaction;
  return {
    ...flipped,
    date: swapped(date),
    valueDate: valueDate === null ? null : swapped(valueDate),
    transactionDate: transactionDate === null ? null : swapped(transactionDate),
  };
}

const FIELDS = [
  'date',
  'description',
  'amount',
  'balance',
  'valueDate',
  'transactionDate',
  'reference',
  'type',
] as const;

const isAlike = (one: Transaction, other: Transaction): boolean => FIELDS.every((field) => one[field] === other[field]);

function added(one: Of<'add'>, { decimals }: Statement, editor: Editor): Transaction {
  return {
    balance: null,
    valueDate: null,
    transactionDate: null,
    reference: null,
    type: null,
    ...fieldsOf(one, decimals, one.at),
    date: one.date,
    description: one.description,
    amount: unitsOf(one.amount, decimals, one.at),
    places: one.places ?? [],
    source: 'edited',
    confidence: 1,
    edited: { ...editor, read: null },
  };
}

/** The fields that are entered, as a row has them. */
function fieldsOf(entered: EnteredFields, decimals: number, at: number): Partial<Transaction> {
  const { date, description, amount, balance, valueDate, transactionDate, reference, type } = entered;
  return {
    ...(date !== undefined && { date }),
    ...(description !== undefined && { description }),
    ...(amount !== undefined && { amount: unitsOf(amount, decimals, at) }),
    ...(balance !== undefined && { balance: balance === null ? null : unitsOf(balance, decimals, at) }),
    ...(valueDate !== undefined && { valueDate }),
    ...(transactionDate !== undefined && { transactionDate }),
    ...(reference !== undefined && { reference }),
    ...(type !== undefined && { type }),
  };
}

/** Given a decimal that is entered, returns minor units. Throws UnfitChangeError. */
export function unitsOf(text: string, decimals: number, at: number): Minor {
  const units = minorOf(text, decimals);
  if (units === null) throw new UnfitChangeError('TOO_MANY_DECIMALS', at);
  return units;
}

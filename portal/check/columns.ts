/** The columns of the list: which of them a statement has, and which the user chose. */
import type { Row, Transaction } from './result.ts';

const COLUMNS = [
  'date',
  'description',
  'in',
  'out',
  'balance',
  'valueDate',
  'transactionDate',
  'type',
  'reference',
  'page',
  'confidence',
] as const;
export type Column = (typeof COLUMNS)[number];

const USUAL: readonly Column[] = ['date', 'description', 'in', 'out', 'balance'];
/** A row without it is not recognised. */
export const ALWAYS: Column = 'description';

/** Filled on every row, unlike what only some banks print. */
const ON_EVERY_ROW: ReadonlySet<Column> = new Set([...USUAL, 'page', 'confidence']);

/** Given the rows of a statement, returns the columns that hold something. */
export function columnsOf(rows: readonly Row[]): readonly Column[] {
  return COLUMNS.filter(
    (column) => ON_EVERY_ROW.has(column) || rows.some(({ transaction }) => transaction[column as keyof Transaction]),
  );
}

/** Given kept text, returns the chosen columns in their order; the usual ones if there is none, or it is damaged. */
export function chosenIn(text: string | null): readonly Column[] {
  const chosen = new Set(text?.split(',') ?? []);
  return chosen.has(ALWAYS) ? COLUMNS.filter((column) => chosen.has(column)) : USUAL;
}

const KEPT = 'ledgerize.check.columns';

/** Returns the columns that were chosen in this browser. A browser may refuse to keep anything. */
export function keptColumns(): readonly Column[] {
  try {
    return chosenIn(localStorage.getItem(KEPT));
  } catch {
    return USUAL;
  }
}

export function keepColumns(columns: readonly Column[]): void {
  try {
    localStorage.setItem(KEPT, columns.join());
  } catch {
    // they are shown until the page is left
  }
}

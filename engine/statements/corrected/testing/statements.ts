/** Statements of four rows for tests of corrections, read rightly and wrongly. */
import type { Change } from '../../../model/correction.ts';
import type { Statement } from '../../../model/statement.ts';
import { extractionOf, Paper } from '../../../testing/paper.ts';
import { corrected } from '../apply.ts';

export const EDITOR = { by: 'Anna', at: '2026-11-29T12:00:00Z' };
const PERIOD = 'Period 1 June 2025 to 30 June 2025';
export const ROWS = [
  ['02 Jun 2025', 'Bakery', '4.50', '', '995.50'],
  ['03 Jun 2025', 'Salary', '', '200.00', '1,195.50'],
  ['05 Jun 2025', 'Market', '20.00', '', '1,175.50'],
  ['09 Jun 2025', 'Rent', '500.00', '', '675.50'],
] as const;

export interface Printed {
  readonly rows?: readonly (readonly string[])[];
  readonly closing?: string;
  readonly totals?: readonly [totalIn: string, totalOut: string] | null;
  readonly balances?: boolean;
  readonly counts?: readonly [countIn: string, countOut: string] | null;
  /** amounts beside the column, in place of the third row */
  readonly missed?: readonly string[] | null;
}

/** A statement that proves itself, or with figures that differ. */
export async function statementWith({
  rows = ROWS,
  closing = '675.50',
  totals = ['200.00', '524.50'],
  balances = true,
  counts = null,
  missed = null,
}: Printed = {}) {
  const paper = new Paper([40, 110, -370, -460, -550]).text('Current account').text('Currency EUR').text(PERIOD);
  paper.text('Opening balance 1,000.00').text(`Closing balance ${closing}`);
  if (totals !== null) paper.text(`Total paid in ${totals[0]}`).text(`Total paid out ${totals[1]}`);
  if (counts !== null) paper.text(`Number of credits ${counts[0]}`).text(`Number of debits ${counts[1]}`);
  const head = ['Date', 'Description', 'Paid out', 'Paid in', ...(balances ? ['Balance'] : [])];
  paper.down(10).row(...head);
  for (const [at, cells] of rows.entries()) {
    if (missed !== null && at === 2) {
      for (const [i, amount] of ['05 Jun 2025', 'Market', ...missed].entries()) paper.at(40 + 70 * i, paper.y, amount);
      paper.down(14);
    } else paper.row(...(balances ? cells : cells.slice(0, 4)));
  }
  return (await extractionOf(paper)).statements;
}

export const change = (statements: readonly Statement[], ...changes: readonly Change[]): Statement => {
  const [first] = corrected(statements, changes, EDITOR);
  if (first === undefined) throw new Error('there is no statement');
  return first;
};
export const statusOf = ({ reconciliation: { status } }: Statement) => status;
/** What is judged of the sums of a statement. */
export const sumsOf = ({ reconciliation: { obligations } }: Statement) => {
  const sums = obligations.find(({ code }) => code === 'SUMS_CLOSE');
  return [sums?.status, sums?.findings[0].code];
};
export const PROVED = ['discharged', 'CORRECTIONS_PROVED'];
export const UNPROVED = ['open', 'CORRECTIONS_UNPROVED'];
export const amountsOf = ({ transactions }: Statement) => transactions.map(({ amount }) => amount);

/** ROWS with another amount printed in a row. */
export const misprinted = (row: number, amount: string) =>
  ROWS.map((cells, i) => (i === row ? cells.map((cell, at) => (at === 2 ? amount : cell)) : cells));

/** ROWS with another balance printed in the third one. */
export const misreadBalance = ROWS.map((cells, i) => (i === 2 ? [...cells.slice(0, 4), '1,170.50'] : cells));

/** As if the pages of a statement were pictures. */
export const pictured = (statements: readonly Statement[]): Statement[] =>
  statements.map((one) => ({ ...one, transactions: one.transactions.map((t) => ({ ...t, source: 'ocr' as const })) }));

/** ROWS with other days of June. */
export const daysOf = (...days: readonly string[]) => ROWS.map(([, ...cells], i) => [`${days[i]} Jun 2025`, ...cells]);

/** A pictured statement of whose row a second reader read another day. */
export const readTwice = (statements: readonly Statement[], row: number, other: string): Statement[] =>
  statements.map((one) => ({
    ...one,
    transactions: one.transactions.map((transaction, at) => {
      const [place] = transaction.places;
      if (at !== row || place === undefined) return transaction;
      const read = { field: 'date', text: transaction.date.slice(-2), others: [other], status: 'open' } as const;
      return { ...transaction, readings: [{ ...place, ...read }] };
    }),
  }));

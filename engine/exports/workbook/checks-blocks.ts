/** The rows below the summary that say why: each check, the rows that do not follow, and the warnings. */

import { itemAt } from '../../model/lists.ts';
import type { Check } from '../../model/reconciliation.ts';
import type { PlacedStatement } from '../result.ts';
import { type Cell, countCell, dateCell, moneyCell, type Row, textCell, tintedCell } from './cells.ts';
import { statementName } from './sheet-names.ts';
import { block, type Headings, type SummaryCells } from './summary-sheet.ts';
import { CHECK_TINTS } from './verdicts.ts';

const CHECKS: Headings = {
  Sheet: 'Checks: sheet',
  File: 'Check',
  'Opening balance': 'Printed',
  'Closing balance': 'Computed',
  'Money in': 'Difference',
  Status: 'Status',
  Reason: 'Detail',
};

const FAILING_ROWS: Headings = {
  Sheet: 'Rows that do not follow: sheet',
  File: 'Description',
  'Period start': 'Date',
  'Opening balance': 'Expected balance',
  'Closing balance': 'Printed balance',
  'Money in': 'Difference',
  Transactions: 'Transaction',
  Status: 'Status',
};

const WARNINGS: Headings = {
  Sheet: 'Warnings: sheet',
  File: 'Warning',
  Account: 'Page',
  Transactions: 'Transaction',
  Reason: 'Message',
};

/** Returns the block of all checks, those that fail coloured. */
export const checkRows = (placed: readonly PlacedStatement[]): Row[] => block(CHECKS, placed.flatMap(checksOf));

function checksOf(placed: PlacedStatement): SummaryCells[] {
  const { reconciliation, decimals } = placed.statement;
  return reconciliation.checks.map((check) => {
    const cell = (value: Check['expected']) => figureCell(value, check.unit, decimals);
    return tintedIf(check.status === 'fail', {
      Sheet: textCell(statementName(placed)),
      File: textCell(check.kind),
      'Opening balance': cell(check.expected),
      'Closing balance': cell(check.computed),
      'Money in': cell(check.difference),
      Status: tintedCell(textCell(check.status), CHECK_TINTS[check.status]),
      Reason: textCell(check.detail),
    });
  });
}

function figureCell(value: Check['expected'], unit: Check['unit'], decimals: number): Cell | null {
  if (value === null) return null;
  if (typeof value === 'string') return dateCell(value);
  return unit === 'money' ? moneyCell(value, decimals) : countCell(value);
}

/** Returns the block of the rows whose printed balance does not follow, each with its number in the statement. */
export const failingRows = (placed: readonly PlacedStatement[]): Row[] =>
  block(
    FAILING_ROWS,
    placed.flatMap((one) => {
      const { reconciliation, decimals, transactions } = one.statement;
      return reconciliation.failingRows.map(({ row, expected, printed, difference }) => {
        const { date, description } = itemAt(transactions, row);
        return tintedIf(true, {
          Sheet: textCell(statementName(one)),
          File: textCell(description),
          'Period start': dateCell(date),
          'Opening balance': moneyCell(expected, decimals),
          'Closing balance': moneyCell(printed, decimals),
          'Money in': moneyCell(difference, decimals),
          Transactions: countCell(row + 1),
          Status: textCell('fail'),
        });
      });
    }),
  );

/** Returns the block of the warnings. */
export const warningRows = (placed: readonly PlacedStatement[]): Row[] =>
  block(
    WARNINGS,
    placed.flatMap((one) =>
      one.statement.warnings.map(({ code, message, page, row }) => ({
        Sheet: textCell(statementName(one)),
        File: textCell(code),
        Account: page === null ? null : countCell(page),
        Transactions: row === null ? null : countCell(row + 1),
        Reason: textCell(message),
      })),
    ),
  );

function tintedIf(failing: boolean, cells: SummaryCells): SummaryCells {
  if (!failing) return cells;
  return Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, tintedCell(cell ?? null, 'fail')]));
}

/** The rows below the summary: for each account, if its statements follow on one another, and what was found. */
import type { AccountContinuity, Finding } from '../../continuity/types.ts';
import { standingWorded } from '../../wording/continuity.ts';
import { findingText } from '../continuity-text.ts';
import type { PlacedStatement, ResultInput } from '../result.ts';
import { countCell, dateCell, headerCell, moneyCell, type Row, textCell } from './cells.ts';
import { type SummaryCells, summaryRow } from './summary-sheet.ts';

/** What the block shows below each column of the summary: the same kind of value, in the same width. */
const HEADINGS: SummaryCells = {
  Sheet: headerCell('Continuity: sheets'),
  File: headerCell('Finding'),
  Account: headerCell('Account'),
  Currency: headerCell('Currency'),
  'Period start': headerCell('From'),
  'Period end': headerCell('To'),
  'Opening balance': headerCell('Closed with'),
  'Closing balance': headerCell('Goes on from'),
  'Money in': headerCell('Difference'),
  Transactions: headerCell('Rows in both'),
  Status: headerCell('Status'),
  Reason: headerCell('Reason'),
};

/** Returns the block in the order of SUMMARY_COLUMNS; no rows for a single statement. */
export function continuityRows({ continuity, files }: ResultInput, placed: readonly PlacedStatement[]): Row[] {
  if (placed.length < 2) return [];
  const accounts = continuity.flatMap((account) => {
    const found = account.findings.map((finding) =>
      findingRow(finding, account, findingText(finding, account.decimals, placed, files)),
    );
    const { status, standing } = account;
    const own = rowOf(account, account, { Status: textCell(status), Reason: textCell(standingWorded(standing)) });
    return [own, ...found];
  });
  return [summaryRow({}), summaryRow(HEADINGS), ...accounts];
}

function findingRow(finding: Finding, account: AccountContinuity, text: string): Row {
  const { kind, expected, found, rows } = finding;
  const { decimals } = account;
  return rowOf(account, finding, {
    File: textCell(kind),
    'Opening balance': moneyCell(expected, decimals),
    'Closing balance': moneyCell(found, decimals),
    'Money in': expected === null || found === null ? null : moneyCell(found - expected, decimals),
    Transactions: rows.length > 0 ? countCell(rows.length) : null,
    Reason: textCell(text),
  });
}

type Extent = Pick<AccountContinuity, 'statements' | 'from' | 'to'>;

/** Returns a row with an account, its days, and the statements by the numbers that their sheets have. */
function rowOf(account: AccountContinuity, { statements, from, to }: Extent, more: SummaryCells): Row {
  return summaryRow({
    Sheet: textCell(statements.map((index) => index + 1).join(', ')),
    Account: textCell(account.iban ?? account.accountNumber),
    Currency: textCell(account.currency),
    'Period start': dateCell(from),
    'Period end': dateCell(to),
    ...more,
  });
}

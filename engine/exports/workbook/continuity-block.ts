/** The rows below the summary: for each account, if its statements follow on one another, and what was found. */
import type { AccountContinuity, Finding } from '../../continuity/types.ts';
import { standingWorded } from '../../wording/continuity.ts';
import { findingText } from '../continuity-text.ts';
import type { PlacedStatement, ResultInput } from '../result.ts';
import { countCell, dateCell, moneyCell, type Row, textCell, tintedCell } from './cells.ts';
import { block, type Headings, type SummaryCells } from './summary-sheet.ts';
import { CONTINUITY_TINTS } from './verdicts.ts';

/** What the block shows below each column of the summary: the same kind of value, in the same width. */
const HEADINGS: Headings = {
  Sheet: 'Continuity: sheets',
  File: 'Finding',
  Account: 'Account',
  Currency: 'Currency',
  'Period start': 'From',
  'Period end': 'To',
  'Opening balance': 'Closed with',
  'Closing balance': 'Goes on from',
  'Money in': 'Difference',
  Transactions: 'Rows in both',
  Status: 'Status',
  Reason: 'Reason',
};

/** Returns the block in the order of SUMMARY_COLUMNS; no rows for a single statement. */
export function continuityRows({ continuity, files }: ResultInput, placed: readonly PlacedStatement[]): Row[] {
  if (placed.length < 2) return [];
  const accounts = continuity.flatMap((account) => {
    const found = account.findings.map((finding) =>
      findingRow(finding, account, findingText(finding, account.decimals, placed, files)),
    );
    const { status, standing } = account;
    const own = rowOf(account, account, {
      Status: tintedCell(textCell(status), CONTINUITY_TINTS[status]),
      Reason: textCell(standingWorded(standing)),
    });
    return [own, ...found];
  });
  return block(HEADINGS, accounts);
}

function findingRow(finding: Finding, account: AccountContinuity, text: string): SummaryCells {
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
function rowOf(account: AccountContinuity, { statements, from, to }: Extent, more: SummaryCells): SummaryCells {
  return {
    Sheet: textCell(statements.map((index) => index + 1).join(', ')),
    Account: textCell(account.iban ?? account.accountNumber),
    Currency: textCell(account.currency),
    'Period start': dateCell(from),
    'Period end': dateCell(to),
    ...more,
  };
}

/** QIF: an account's bookings for old desktop programs. It has no currency and no ids, and no place for a verdict. */
import type { AccountType } from '../model/statement.ts';
import { type ExportAccount, type ExportRow, freshStatements } from './accounting/accounts.ts';
import { asciiText } from './accounting/character-sets.ts';
import { perAccount } from './accounting/renderer.ts';
import { decimalText } from './decimal.ts';
import type { DateFormat } from './options.ts';
import { dateText } from './table/dates.ts';

const TYPES: Readonly<Record<AccountType, string>> = {
  current: 'Bank',
  savings: 'Bank',
  wallet: 'Cash',
  card: 'CCard',
  loan: 'Oth L',
};

/** Quicken writes days so. */
const DATE_FORMAT: DateFormat = 'MM/DD/YYYY';

/** Given a result, returns a QIF file for each account. */
export const renderQif = perAccount(
  (account, { options }) => [qifFile(account, options.dateFormat ?? DATE_FORMAT)],
  'qif',
);

function qifFile(account: ExportAccount, dateFormat: DateFormat): string {
  const type = TYPES[account.accountType ?? 'current'];
  const named = account.number === null ? [] : ['!Account', `N${asciiText(account.number)}`, `T${type}`, '^'];
  const rows = freshStatements(account).flatMap((statement) => statement.rows);
  const lines = [...named, `!Type:${type}`, ...rows.flatMap((row) => record(row, account.decimals, dateFormat))];
  return `${lines.join('\r\n')}\r\n`;
}

function record({ transaction }: ExportRow, decimals: number, dateFormat: DateFormat): string[] {
  const { date, amount, description, reference, type } = transaction;
  return [
    `D${dateText(date, dateFormat)}`,
    `T${decimalText(amount, decimals)}`,
    ...(reference === null ? [] : [`N${asciiText(reference)}`]),
    `P${asciiText(description)}`,
    ...(type === null ? [] : [`M${asciiText(type)}`]),
    '^',
  ];
}

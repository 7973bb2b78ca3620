/** What the journals of plain-text accounting hold: an account's bookings, and the balances that its papers prove. */
import type { IsoDate } from '../../model/iso-date.ts';
import type { AccountType } from '../../model/statement.ts';
import { type ExportAccount, type ExportRow, freshStatements } from '../accounting/accounts.ts';
import { minorOf } from '../accounting/figures.ts';
import type { AccountContext } from '../accounting/renderer.ts';
import { isVerified, verdictOf } from '../accounting/verdicts.ts';

export interface JournalStatement {
  /** whether it is proved, and by what */
  readonly verdict: string;
  readonly rows: readonly ExportRow[];
  /** after its last day; null if the papers do not prove it */
  readonly asserted: { readonly balance: bigint; readonly date: IsoDate } | null;
}

export interface Journal {
  readonly currency: string;
  readonly decimals: number;
  /** "Assets:Bank:1234", or as the user says */
  readonly ledgerAccount: string;
  /** the account on the other side of money out, and of money in */
  readonly contra: { readonly out: string; readonly in: string };
  /** false: entries to add to a journal, without the accounts and their first balance */
  readonly isWhole: boolean;
  /** before the first row; null if no paper shows it */
  readonly opening: { readonly balance: bigint; readonly date: IsoDate } | null;
  /** the first day of all */
  readonly from: IsoDate;
  readonly statements: readonly JournalStatement[];
}

const PARENTS: Readonly<Record<AccountType, readonly string[]>> = {
  current: ['Assets', 'Bank'],
  savings: ['Assets', 'Savings'],
  wallet: ['Assets', 'Wallet'],
  card: ['Liabilities', 'Card'],
  loan: ['Liabilities', 'Loan'],
};
/** The end of a number tells the accounts of a holder apart, and is safe to show. */
const END_OF_NUMBER = 4;

/** Given an account and the names of the accounts on the other side, returns its journal. */
export function journalOf(account: ExportAccount, context: AccountContext, contra: Journal['contra']): Journal {
  const { options, needs } = context;
  const { statements, currency, decimals, number } = account;
  const [first] = statements;
  const days = statements.flatMap(({ from, rows }) => [from, ...rows.map(({ transaction }) => transaction.date)]);
  const from = days.flatMap((day) => day ?? []).sort()[0] ?? needs.text('periodEnd', options.periodEnd, statements);
  const said = options.openingBalance;
  const before =
    said === undefined ? first.opening : needs.balance('openingBalance', first.opening, minorOf(said, decimals), first);
  return {
    currency: needs.text('currency', currency, statements),
    decimals,
    ledgerAccount: options.ledgerAccount ?? nameOf(account, needs.text('account', number, statements)),
    contra: options.contraAccount === undefined ? contra : { out: options.contraAccount, in: options.contraAccount },
    isWhole: options.journal !== 'entries',
    opening: before === null ? null : { balance: before, date: from },
    from,
    statements: journalStatements(account, before),
  };
}

function nameOf({ accountType }: ExportAccount, number: string): string {
  const end = number
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-END_OF_NUMBER)
    .toUpperCase();
  return [...PARENTS[accountType ?? 'current'], ...(end === '' ? [] : [end])].join(':');
}

/**
 * A balance is asserted if its statement is verified, if all rows before it make it, and if no later statement has a
 * row of its last day.
 */
function journalStatements(account: ExportAccount, opening: bigint | null): JournalStatement[] {
  let balance = opening;
  const fresh = freshStatements(account);
  return fresh.map(({ rows, closing, to, ...statement }, i) => {
    for (const { transaction } of rows) if (balance !== null) balance += BigInt(transaction.amount);
    const last = [to, ...rows.map(({ transaction }) => transaction.date)]
      .flatMap((day) => day ?? [])
      .sort()
      .at(-1);
    const next = fresh.slice(i + 1).flatMap((other) => other.rows.map(({ transaction }) => transaction.date));
    const isAlone = last !== undefined && next.every((day) => day > last);
    const isProved = isVerified({ ...statement, rows, closing, to }) && closing !== null && closing === balance;
    const asserted = isProved && isAlone ? { balance: closing, date: last } : null;
    return { verdict: verdictOf({ ...statement, rows, closing, to }), rows, asserted };
  });
}

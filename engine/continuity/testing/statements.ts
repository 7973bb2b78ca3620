/** Statements made by hand for the tests of continuity: an account's rows, and papers that each show a part of them. */
import type { Statement } from '../../model/statement.ts';
import type { Transaction } from '../../model/transaction.ts';
import { finding } from '../../wording/catalogue.ts';

/** A row of an account: its day, its amount and the balance after it, in minor units. */
export interface Booking {
  readonly date: string;
  readonly amount: number;
  readonly balance: number;
}

/** Given the days and amounts of an account's rows, oldest first, and the balance before them, returns them booked. */
export function bookings(opening: number, rows: readonly (readonly [date: string, amount: number])[]): Booking[] {
  let balance = opening;
  return rows.map(([date, amount]) => {
    balance += amount;
    return { date, amount, balance };
  });
}

export function transaction({ date, amount, balance }: Booking, changes: Partial<Transaction> = {}): Transaction {
  return {
    date,
    description: `PAYMENT ${date} ${amount}`,
    amount,
    balance,
    valueDate: null,
    transactionDate: null,
    reference: null,
    type: null,
    places: [],
    source: 'text',
    confidence: 1,
    ...changes,
  };
}

/** A statement of a period with the bookings that fall in it; `opening` is the balance before the first of all. */
export function statement(
  [periodStart, periodEnd]: readonly [string, string],
  all: readonly Booking[],
  changes: Partial<Statement> = {},
): Statement {
  const rows = all.filter(({ date }) => date >= periodStart && date <= periodEnd);
  const before = all.filter(({ date }) => date < periodStart).at(-1);
  const openingBalance = before?.balance ?? (all.length > 0 ? all[0].balance - all[0].amount : 0);
  return {
    pages: [1, 1],
    institution: null,
    accountHolder: null,
    accountNumber: '60114482',
    iban: null,
    bic: null,
    accountType: 'current',
    currency: 'GBP',
    decimals: 2,
    periodStart,
    periodEnd,
    openingBalance,
    closingBalance: rows.at(-1)?.balance ?? openingBalance,
    transactions: rows.map((row) => transaction(row)),
    reconciliation: {
      status: 'verified',
      ...finding('AMOUNTS_CLOSE', { sums: 1 }),
      reason: '',
      checks: [],
      failingRows: [],
      obligations: [],
    },
    warnings: [],
    ...changes,
  };
}

/** A list of bookings as a bank's site gives it out: no period, no opening and no closing balance. */
export function exportOf(rows: readonly Booking[], changes: Partial<Statement> = {}): Statement {
  const list = statement(['0000', '9999'], rows);
  return { ...list, periodStart: null, periodEnd: null, openingBalance: null, closingBalance: null, ...changes };
}

/** Reduces a statement to what is compared: its account, period, two balances, and marks of its rows. */
import { ASCII_END, isDigit } from '../model/characters.ts';
import type { Statement } from '../model/statement.ts';
import type { Transaction } from '../model/transaction.ts';
import { dayOf } from './spans.ts';
import type { ComparedRows, ComparedStatement } from './types.ts';

type Ends = Pick<ComparedStatement, 'opening' | 'closing'>;

/** Given a statement, and whether it is the only one, returns what is compared with other statements. */
export function comparedStatement(statement: Statement, alone = false): ComparedStatement {
  const { iban, accountNumber, accountType, currency, decimals, periodStart, periodEnd, transactions } = statement;
  const named = { iban, accountNumber, accountType, currency, decimals, periodStart, periodEnd };
  const rows: ComparedRows = {
    days: Int32Array.from(transactions, ({ date }) => dayOf(date)),
    amounts: Float64Array.from(transactions, ({ amount }) => amount),
    balances: Float64Array.from(transactions, ({ balance }) => balance ?? Number.NaN),
    // these take a hundredth of the time of a long statement: not needed if there is no other statement
    descriptions: Float64Array.from(alone ? [] : transactions, ({ description }) => textMark(description)),
  };
  return { ...named, ...endsOf(statement), rows };
}

/** The printed balances; of one balance and the rows, the other one; or the balances by those of the rows. */
function endsOf({ openingBalance, closingBalance, transactions }: Statement): Ends {
  const sum = transactions.reduce((total, { amount }) => total + BigInt(amount), 0n);
  const opening = openingBalance === null ? null : BigInt(openingBalance);
  const closing = closingBalance === null ? null : BigInt(closingBalance);
  if (opening !== null) return { opening, closing: closing ?? opening + sum };
  if (closing !== null) return { opening: closing - sum, closing };
  const oldestFirst = runningOpening(transactions);
  const newestFirst = runningOpening(transactions.toReversed());
  // balances may follow in both orders, as those of a single row do: both must then say the same
  if (oldestFirst !== null && newestFirst !== null && oldestFirst !== newestFirst) return NO_ENDS;
  const running = oldestFirst ?? newestFirst;
  return running === null ? NO_ENDS : { opening: running, closing: running + sum };
}

const NO_ENDS: Ends = { opening: null, closing: null };

/** The balance before the first row, if every balance printed on the rows follows from it; else null. */
function runningOpening(rows: readonly Transaction[]): bigint | null {
  let sum = 0n;
  let opening: bigint | null = null;
  for (const { amount, balance } of rows) {
    sum += BigInt(amount);
    if (balance === null) continue;
    opening ??= BigInt(balance) - sum;
    if (BigInt(balance) !== opening + sum) return null;
  }
  return opening;
}

/** cyrb53, public domain: 53 bits are enough for the rows of one account. Its multipliers, and those of its end. */
const CYRB53 = { high: 2654435761, low: 1597334677, own: 2246822507, other: 3266489909 } as const;
/** The values of 32 bits, and the bits of the other half with which they are a safe integer. */
const VALUES_OF_HALF = 4294967296;
const LOW_BITS = 2097151;
const SMALL_A = 0x61;
const SMALL_Z = 0x7a;

/** Returns a safe integer to compare texts without storing them. Case, spaces and the marks of ASCII are ignored. */
function textMark(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  const even = text.normalize('NFKC').toLowerCase();
  for (let i = 0; i < even.length; i++) {
    const unit = even.charCodeAt(i);
    if (isMark(unit)) continue;
    high = Math.imul(high ^ unit, CYRB53.high);
    low = Math.imul(low ^ unit, CYRB53.low);
  }
  high = Math.imul(high ^ (high >>> 16), CYRB53.own) ^ Math.imul(low ^ (low >>> 13), CYRB53.other);
  low = Math.imul(low ^ (low >>> 16), CYRB53.own) ^ Math.imul(high ^ (high >>> 13), CYRB53.other);
  return VALUES_OF_HALF * (LOW_BITS & low) + (high >>> 0);
}

/** True for what is of ASCII, but neither a digit nor a small letter. */
const isMark = (unit: number): boolean => unit < ASCII_END && !isDigit(unit) && !(unit >= SMALL_A && unit <= SMALL_Z);

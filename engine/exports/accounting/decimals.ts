/** Puts the money of a statement into the unit of its account: papers may print more or fewer decimals. */
import type { Statement } from '../../model/statement.ts';
import type { PlacedStatement } from '../result.ts';

const TEN = 10;

/** Given the statements of an account, returns the most decimals that one of them has. */
export const mostDecimals = (placed: readonly PlacedStatement[]): number =>
  placed.reduce((most, { statement }) => Math.max(most, statement.decimals), 0);

/** Given a statement and no fewer decimals than it has, returns what its minor units are multiplied by. */
export const factorTo = ({ decimals: own }: Pick<Statement, 'decimals'>, decimals: number): number =>
  TEN ** (decimals - own);

/** Given a statement and no fewer decimals than it has, returns it with its bookings in that unit. */
export function withDecimals(placed: PlacedStatement, decimals: number): PlacedStatement {
  const { statement } = placed;
  const factor = factorTo(statement, decimals);
  if (factor === 1) return placed;
  const money = (minor: number | null) => (minor === null ? null : minor * factor);
  const transactions = statement.transactions.map((transaction) => ({
    ...transaction,
    amount: transaction.amount * factor,
    balance: money(transaction.balance),
  }));
  const { openingBalance, closingBalance } = statement;
  const ends = { openingBalance: money(openingBalance), closingBalance: money(closingBalance) };
  return { ...placed, statement: { ...statement, ...ends, decimals, transactions } };
}

/** Puts the money of the statements of an account into one unit: papers may print more or fewer decimals. */
import type { ComparedStatement, Member } from './types.ts';

const TEN = 10;

/** Given statements of one account, returns them with the most decimals that one of them has. */
export function inOneUnit(members: readonly Member[]): Member[] {
  const decimals = members.reduce((most, { statement }) => Math.max(most, statement.decimals), 0);
  return members.map(({ statement, ...member }) => ({ ...member, statement: withDecimals(statement, decimals) }));
}

function withDecimals(statement: ComparedStatement, decimals: number): ComparedStatement {
  const factor = TEN ** (decimals - statement.decimals);
  if (factor === 1) return statement;
  const balance = (minor: bigint | null) => (minor === null ? null : minor * BigInt(factor));
  const each = (minor: Float64Array) => minor.map((value) => value * factor);
  const { rows, opening, closing } = statement;
  return {
    ...statement,
    decimals,
    opening: balance(opening),
    closing: balance(closing),
    rows: { ...rows, amounts: each(rows.amounts), balances: each(rows.balances) },
  };
}

/** Finds balances of a whole paper: what all its statements come to together is the balance of none of them. */
import type { Minor } from '../../model/minor.ts';
import type { ReadPart } from '../../readings/read.ts';
import { firstRow, isBooked, netOf } from '../part.ts';
import { balanceRows } from './closing.ts';
import { statedBalance } from './printed.ts';
import type { ValuedFigure } from './summary.ts';

/**
 * Given figures of a part and all parts, returns them without the balance above all rows to which the rows of several
 * parts come together: "Total amount due" above the lists of two cards, each of which begins with a balance.
 */
export function withoutBalanceOfAll(
  figures: readonly ValuedFigure[],
  own: ReadPart,
  parts: readonly ReadPart[],
): readonly ValuedFigure[] {
  const booked = parts.filter(({ rows }) => rows.some(isBooked));
  if (booked.length < 2 || booked[0]?.part !== own.part) return figures;
  const ends = [own, ...booked.slice(1)].map((part) => (isAlike(part, own) ? endOf(part) : null));
  const all = ends.reduce((sum, end) => (sum === null || end === null ? null : sum + end), 0);
  if (all === null || all === ends[0]) return figures;
  const first = firstRow(own.part) ?? 0;
  return figures.filter(
    ({ figure: { kind, line }, value }) => kind !== 'closing' || value !== all || line.line.index >= first,
  );
}

const isAlike = (one: ReadPart, other: ReadPart): boolean =>
  one.currency === other.currency && one.decimals === other.decimals;

/** The balance to which the rows of a part come from the one that its first row states; null without that. */
function endOf(part: ReadPart): Minor | null {
  const { opening } = balanceRows(part);
  const begin = opening ? statedBalance(opening) : null;
  return begin === null ? null : begin + netOf(part.rows);
}

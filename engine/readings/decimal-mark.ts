/** Decides which mark is the decimal one, for the whole document. */
import type { DecimalMark } from '../money/amount.ts';
import type { Decimals } from '../money/digits.ts';
import type { Row } from '../rows/types.ts';
import type { TokenLine } from '../tables/types.ts';

/** What the paper names as its money: a currency of three decimals (dinars, with the mark usual there), another, or none. */
export type NamedMoney = { readonly dinars: DecimalMark } | 'other' | 'none';

export interface MarkDecision {
  /** the likeliest first; the other behind it where nothing tells */
  readonly marks: readonly DecimalMark[];
  /** for how much each mark speaks: an amount that can be read with no other is 1 */
  readonly votes: Readonly<Record<DecimalMark, number>>;
}

/**
 * Given rows, all lines, and the money that the paper names, returns the decimal mark that most amounts can only be read
 * with; and behind it the other, where each amount can be read with either ("1,234") and the money does not tell.
 */
export function decideDecimalMark(rows: readonly Row[], lines: readonly TokenLine[], named: NamedMoney): MarkDecision {
  let point = 0;
  let comma = 0;
  const grouped = typeof named === 'object' ? -GROUPED : GROUPED;
  const vote = (decimals: Decimals, weight: number) => {
    const p = decimals['.'];
    const c = decimals[','];
    if (c === null && p !== null) point += weight;
    else if (p === null && c !== null) comma += weight;
    else if (p === 0 && c === 3) point += weight * grouped;
    else if (c === 0 && p === 3) comma += weight * grouped;
  };
  for (const row of rows) for (const a of row.amounts) if (a && !a.token.nil) vote(a.token.decimals, 1);
  if (point === comma) {
    point = 0;
    comma = 0;
    for (const tl of lines) for (const a of tl.amounts) vote(a.token.decimals, 1);
  }
  const mark = comma > point ? ',' : '.';
  const other = mark === '.' ? ',' : '.';
  const told = typeof named === 'object' ? named.dinars === mark : named === 'other';
  const isEither = (d: Decimals) => d[mark] !== null && d[other] !== null && d[mark] + d[other] === 3;
  const isOpen = !told && eachAmount(rows, isEither);
  return { marks: isOpen ? [mark, other] : [mark], votes: { '.': point, ',': comma } };
}

/** True where rows print amounts, and each is so. */
function eachAmount(rows: readonly Row[], is: (decimals: Decimals) => boolean): boolean {
  let some = false;
  for (const { amounts } of rows) {
    for (const amount of amounts) {
      if (!amount || amount.token.nil) continue;
      if (!is(amount.token.decimals)) return false;
      some = true;
    }
  }
  return some;
}

/** What "1,234" says for the point: a group is likelier than three decimals, but it proves nothing. */
const GROUPED = 0.1;

/** Decides which mark is the decimal one, for the whole document. */
import type { DecimalMark } from '../money/amount.ts';
import type { Row } from '../rows/types.ts';
import type { TokenLine } from '../tables/types.ts';

/**
 * Given rows, all lines, and whether the paper names a currency of three decimals (dinars), returns the decimal mark that
 * most amounts can only be read with.
 */
export function decideDecimalMark(
  rows: readonly Row[],
  lines: readonly TokenLine[],
  threeDecimals: boolean,
): DecimalMark {
  let point = 0;
  let comma = 0;
  const grouped = threeDecimals ? -GROUPED : GROUPED;
  const vote = (decimals: { readonly '.': number | null; readonly ',': number | null }, weight: number) => {
    const p = decimals['.'];
    const c = decimals[','];
    if (c === null && p !== null) point += weight;
    else if (p === null && c !== null) comma += weight;
    else if (p === 0 && c === 3) point += weight * grouped;
    else if (c === 0 && p === 3) comma += weight * grouped;
  };
  for (const row of rows) for (const a of row.amounts) if (a) vote(a.token.decimals, 1);
  if (point === comma) {
    point = 0;
    comma = 0;
    for (const tl of lines) for (const a of tl.amounts) vote(a.token.decimals, 1);
  }
  return comma > point ? ',' : '.';
}

/** What "1,234" says for the point: a group is likelier than three decimals, but it proves nothing. */
const GROUPED = 0.1;

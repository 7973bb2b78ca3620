/** What is found in the rows of a statement: balances that do not follow, and warnings. */
import type { Statement } from '../../model/statement.ts';
import { failingFigures } from '../decimal.ts';
import type { Tint } from './styles.ts';

export interface Remark {
  readonly text: string;
  readonly tint: Tint;
}

/** Given a statement, returns what is found in its rows, by their index. */
export function rowRemarks({ warnings, reconciliation, decimals }: Statement): ReadonlyMap<number, Remark> {
  const remarks = new Map<number, Remark>();
  for (const { row, code } of warnings) {
    if (row === null) continue;
    const before = remarks.get(row);
    remarks.set(row, { text: before === undefined ? code : `${before.text}; ${code}`, tint: 'doubt' });
  }
  for (const failing of reconciliation.failingRows) {
    const { expected, printed, difference } = failingFigures(failing, decimals);
    const figures = `the balance should be ${expected}, the paper prints ${printed} (difference ${difference})`;
    const before = remarks.get(failing.row);
    remarks.set(failing.row, { text: before === undefined ? figures : `${figures}; ${before.text}`, tint: 'fail' });
  }
  return remarks;
}

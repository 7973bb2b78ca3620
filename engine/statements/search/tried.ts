/** One reading of a document, and how well the statements under it agree with what the paper prints. */
import { greatest } from '../../geometry/extremes.ts';
import { itemAt } from '../../model/lists.ts';
import type { Choice } from '../../model/question.ts';
import type { Statement } from '../../model/statement.ts';
import type { ReadingsResult } from '../../readings/read.ts';

export interface Tried {
  readonly choice: Choice;
  readonly readings: ReadingsResult;
  /** by part; null if the part is not a statement */
  readonly statements: readonly (Statement | null)[];
}

/** A score that no reading with a failing check reaches. */
const NOTHING_FAILS = 1000;

/** How well a statement agrees with the paper: the sums that close minus those that do not. */
export function scoreOf(statement: Statement | null): number {
  if (statement === null) return -NOTHING_FAILS;
  const { status, checks, failingRows } = statement.reconciliation;
  const failed = failedOf(statement);
  const passed = checks.length - failed;
  const share = failingRows.length / Math.max(1, statement.transactions.length);
  return (status === 'mismatch' ? 0 : NOTHING_FAILS) + passed - failed - share;
}

const failedOf = ({ reconciliation: { checks } }: Statement): number =>
  checks.filter(({ status }) => status === 'fail').length;

/** The sums that do not close, and the rows whose balance does not follow. */
export const failsOf = (statement: Statement): number =>
  failedOf(statement) + statement.reconciliation.failingRows.length;

/** Given a list that is not empty, returns the first item with the highest score. */
export function mostOf<T>(list: readonly T[], scoreOf: (one: T) => number): T {
  const scores = list.map(scoreOf);
  return itemAt(list, scores.indexOf(greatest(scores)));
}

/** A place of the paper that holds the text sought, with all that is known there. */
import type { Hit } from './find.ts';
import type { Known, ReadAs } from './known.ts';
import type { TakenAs } from './rows.ts';
import type { Explanation } from './types.ts';

export type ExplainedStages = Pick<Explanation, 'tables' | 'lines' | 'rows' | 'readings' | 'statements'>;

export interface FoundPlace {
  readonly known: Known;
  readonly stages: ExplainedStages;
  readonly hit: Extract<Hit, { line: unknown }>;
  /** index of its row, and of its column there or by its place; null if it is in none */
  readonly row: number | null;
  readonly table: number | null;
  readonly column: number | null;
  readonly taken: TakenAs;
  readonly as: ReadAs | null;
}

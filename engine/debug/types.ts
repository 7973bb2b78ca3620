/** What the debug view draws: the results of the stages, and marks over a page. */
import type { Box } from '../geometry/box.ts';
import type { LinedPage } from '../lines/types.ts';
import type { ReadRow } from '../readings/types.ts';
import type { RowsResult } from '../rows/types.ts';
import type { Statement } from '../statements/types.ts';
import type { TablesResult } from '../tables/types.ts';
import type { Word } from '../words/types.ts';

/** What each stage made of a document. */
export interface Stages {
  /** in document order, as all lists of pages here */
  readonly words: readonly (readonly Word[])[];
  readonly lines: readonly LinedPage[];
  readonly tables: TablesResult;
  readonly rows: RowsResult;
  /** rows in document order, transactions or not */
  readonly readings: readonly ReadRow[];
  readonly statements: readonly Statement[];
  /** by page: quarter turns clockwise by which its text was set upright, beyond the page's own rotation */
  readonly turned: readonly number[];
}

export const STAGE_NAMES = ['words', 'lines', 'tables', 'rows', 'readings'] as const;
export type StageName = (typeof STAGE_NAMES)[number];

/** Something that a stage saw on a page. */
export interface Mark {
  /** points from the top left of the upright page */
  readonly box: Box;
  /** 0xRRGGBB */
  readonly color: number;
  /** the box is tinted, not framed alone */
  readonly tinted?: boolean;
  /** said at the box's top left corner */
  readonly label?: string;
  /** said beside the page at the height of the box */
  readonly note?: string;
}

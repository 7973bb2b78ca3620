/** What the sheets of a workbook have in common. */

import type { SharedStrings } from './strings.ts';
import type { CellStyles } from './styles.ts';

/** What the sheets of a workbook share. */
export interface Shared {
  readonly strings: SharedStrings;
  readonly styles: CellStyles;
}

/** Lines that are one row. */
import type { MarkedLine } from '../marked-line.ts';

/** The lines of one row, and the one with its amount. */
export interface Group {
  readonly lines: [MarkedLine, ...MarkedLine[]];
  readonly anchor: MarkedLine;
}

/** What the words stage gives. */
import type { Box } from '../geometry/box.ts';
import type { TextSource, TextStyle } from './page.ts';

/** Glyphs without a gap between them, on one baseline: "1,234.56", "PAYMENT". Never contains a space. */
export interface Word {
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly baseline: number;
  readonly style: TextStyle;
  /** 1-based page */
  readonly page: number;
  readonly source: TextSource;
  /** 0 to 1; 1 for text of the file */
  readonly confidence: number;
  /** its letters are read from right to left */
  readonly leftward?: boolean;
  /** where it is printed, for a word that a stage set at another place */
  readonly printed?: Box;
}

export function wordBox({ printed, x0, y0, x1, y1 }: Word): Box {
  return printed ?? [x0, y0, x1, y1];
}

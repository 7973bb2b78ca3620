/** What the words stage gives. */
import type { Box } from '../geometry/box.ts';
import type { TextSource, TextStyle } from './page.ts';

/** What readers of a picture made of a word. */
export interface PictureReading {
  /** two readers that know nothing of each other read the same */
  readonly agreed: boolean;
  /** what else was read there, surest first */
  readonly others: readonly string[];
  /** the sums of the paper allow no other reading of it */
  readonly settled?: boolean;
  /** as it was read, of a word that the sums of the paper corrected */
  readonly corrected?: string;
}

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
  /** left out for text of the file */
  readonly reading?: PictureReading;
  /** its letters are read from right to left */
  readonly leftward?: boolean;
  /** where it is printed, for a word that a stage set at another place */
  readonly printed?: Box;
}

export function wordBox({ printed, x0, y0, x1, y1 }: Word): Box {
  return printed ?? [x0, y0, x1, y1];
}

/** What became of a word that two readers of a picture did not read alike; null for all others. */
export function readingStatus({ reading }: Word): 'open' | 'settled' | 'corrected' | null {
  if (reading === undefined || reading.agreed) return null;
  if (reading.settled !== true) return 'open';
  return reading.corrected === undefined ? 'settled' : 'corrected';
}

/** True for a word that was read from a picture, by one reader alone or in several ways, and that no sum settles. */
export const isDoubtful = ({ reading }: Word): boolean =>
  reading !== undefined && !reading.agreed && reading.settled !== true;

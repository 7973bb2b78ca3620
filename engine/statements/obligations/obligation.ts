/** What a statement must show before it is called verified, and how each of these findings is told. */
import type { Line } from '../../lines/types.ts';
import type { ReadingsResult, ReadPart } from '../../readings/read.ts';
import type { Document, Doubts } from '../build.ts';
import type { Proof } from '../proof.ts';
import type { Obligation } from '../types.ts';

/** What an obligation is judged by: a part of the readings, the sums that it allows, and what trying several readings showed. */
export interface Subject {
  readonly part: ReadPart;
  readonly readings: ReadingsResult;
  readonly proof: Proof;
  readonly doubts: Doubts;
  readonly document: Document;
  /** first and last page of the rows */
  readonly pages: readonly [first: number, last: number];
}

/** What was found of an obligation, in words that a bookkeeper reads. */
export type Finding = Omit<Obligation, 'code'>;

/** Given a subject, tells whether it meets an obligation, and by what. */
export type Judge = (subject: Subject) => Finding;

export const discharged = (evidence: string): Finding => ({ status: 'discharged', evidence });
export const open = (evidence: string): Finding => ({ status: 'open', evidence });
export const contradicted = (evidence: string): Finding => ({ status: 'contradicted', evidence });

/** Given a number and a noun, returns both, the noun in its number: "1 row", "2 rows". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Given pages in order, returns them in words: "page 2", "pages 2, 3". */
export const pagesNamed = (pages: readonly number[]): string =>
  `${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}`;

/** Given lines, returns the pages that they stand on, in order and in words. */
export const pagesOfLines = (lines: readonly Pick<Line, 'page'>[]): string =>
  pagesNamed([...new Set(lines.map(({ page }) => page))].sort((a, b) => a - b));

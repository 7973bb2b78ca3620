/** A page number, as a line prints it. */
import type { NumberForm } from '../../lexicon/lines/page-number.ts';

/** A number that may be a page's, and where it is. */
export interface Sighting extends PageNumber {
  readonly form: NumberForm;
  readonly word: string;
  readonly sheet: boolean;
  /** its words call it a page's number */
  readonly sure: boolean;
  /** nothing else on its line can be its label */
  readonly alone: boolean;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
}

/** What a page of the file calls itself. */
export interface PageNumber {
  /** 1-based, in the file */
  readonly page: number;
  readonly number: number;
  /** how many pages there are, if it says so */
  readonly of: number | null;
}

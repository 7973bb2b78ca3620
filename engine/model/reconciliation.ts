/** What the paper's arithmetic says of a statement: checks, obligations and the verdict. */
import type { CheckFinding, Finding } from '../wording/catalogue.ts';
import type { IsoDate } from './iso-date.ts';
import type { Filled } from './lists.ts';
import type { Minor } from './minor.ts';

export type CheckKind =
  | 'running_balance'
  | 'opening_closing'
  | 'printed_total'
  | 'printed_count'
  | 'carried_forward'
  | 'dates';
/** What one sum is about that the paper allows to be done. Money as minor units in text form is made at export. */
export interface CheckFacts {
  readonly kind: CheckKind;
  readonly status: 'pass' | 'fail';
  /** minor units, a count, or a date */
  readonly expected: Minor | IsoDate | null;
  readonly computed: Minor | IsoDate | null;
  readonly difference: Minor | null;
  /** the unit of the three above: money in minor units, a count, or a date */
  readonly unit: 'money' | 'count' | 'date';
  /** the printed figures that it was done with, apart from those of the rows */
  readonly of?: readonly FigureName[];
}

/** One sum that the paper allows to be done, and what it says. */
export type Check = CheckFacts & CheckFinding & { readonly detail: string };

/** Figures that a statement may print about itself. */
export type FigureName = 'opening' | 'closing' | 'totalIn' | 'totalOut' | 'countIn' | 'countOut' | 'count';

/** A row whose printed balance does not follow. */
export interface FailingRow {
  /** index into the statement's transactions */
  readonly row: number;
  readonly expected: Minor;
  readonly printed: Minor;
  readonly difference: Minor;
}

/** What a statement must show before it is called verified. */
export type ObligationCode =
  | 'SUMS_CLOSE'
  | 'SIGNS_ANCHORED'
  | 'PAGES_COMPLETE'
  | 'PICTURES_READ'
  | 'AREAS_READ'
  | 'ROWS_EXPLAINED'
  | 'ROWS_BOOKED'
  | 'FIGURES_AGREE'
  | 'DATES_ANCHORED'
  | 'CURRENCY_ANCHORED'
  | 'AMOUNTS_ANCHORED'
  | 'NO_RIVAL';
/** One of these, and by what it is met, left open or contradicted. */
export interface Obligation {
  readonly code: ObligationCode;
  readonly status: 'discharged' | 'open' | 'contradicted';
  /** the words of the findings: a sentence; of what is contradicted the parts of one, joined by "; " */
  readonly evidence: string;
  /** one; of what is contradicted all that goes against it */
  readonly findings: Filled<Finding>;
}

/** The verdict, and what it rests on: a finding, and its words. */
export type Verdict = Finding & {
  readonly status: 'verified' | 'mismatch' | 'unverifiable';
  readonly reason: string;
};

export type Reconciliation = Verdict & {
  readonly checks: readonly Check[];
  readonly failingRows: readonly FailingRow[];
  readonly obligations: readonly Obligation[];
};

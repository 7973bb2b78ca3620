/** The input by which a statement is judged: a part of the readings, the sums that it allows, and what was in doubt. */
import type { Line, LinedPage } from '../model/line.ts';
import type { Filled } from '../model/lists.ts';
import { onceFor } from '../model/once.ts';
import type { Obligation } from '../model/reconciliation.ts';
import type { Statement } from '../model/statement.ts';
import type { TablesResult, TokenLine } from '../model/table.ts';
import type { ReadingsResult, ReadPart } from '../readings/read.ts';
import type { AgainstFinding } from '../wording/catalogue.ts';
import type { Difference } from '../wording/differences.ts';
import type { Proof } from './checks/types.ts';
import { type Booking, isBooked, isLineOf } from './part.ts';

/** The finding on an obligation, and the findings against it, for the verdict to name. */
export type Judgement =
  | (Omit<Obligation, 'code' | 'status'> & { readonly status: 'discharged' | 'open' })
  | (Omit<Obligation, 'code' | 'status' | 'findings'> & {
      readonly status: 'contradicted';
      readonly findings: Filled<AgainstFinding>;
    });

export type Judged = Judgement & Pick<Obligation, 'code'>;

/** Pages as the user says them, where that is otherwise than the paper says. */
export interface SaidPages {
  /** whose words were not read */
  readonly excluded: readonly number[];
  /** with which a statement begins */
  readonly begun: readonly number[];
  /** that continue the statement before */
  readonly joined: readonly number[];
}

/** A document as far as it was read, with the content of its pages besides text. */
export interface Document {
  readonly pages: readonly LinedPage[];
  readonly tables: TablesResult;
  readonly pageCount: number;
  readonly unusablePages: readonly number[];
  readonly saidPages?: SaidPages;
}

/** What the trial of several readings showed of a statement; `judged`: its obligations, judged without these doubts. */
export interface Doubts {
  /** another reading that differs in a date or an amount and passes as many checks: the differences */
  readonly rival: readonly Difference[] | null;
  /** rows that may be bookings or for information only, if all is proved either way: which */
  readonly informing: Difference | null;
  readonly ended: boolean;
  /** what the user says of columns or pages counts: it says nothing of which reading is right */
  readonly asSaid: boolean;
  readonly tried: number;
  /** lines that may be bookings of an unreadable statement beside it */
  readonly beside: readonly Line[];
  readonly judged: readonly Judged[] | null;
}

export interface Given {
  readonly part: ReadPart;
  readonly readings: ReadingsResult;
  readonly doubts: Doubts;
  readonly document: Document;
  /** first and last page of the rows */
  readonly pages: readonly [first: number, last: number];
}

export interface Subject extends Given, Proof {
  readonly booked: readonly Booking[];
  /** bookings that move money: only these have a sign */
  readonly signed: readonly Booking[];
  /** a printed balance proves each booking */
  readonly chained: boolean;
}

export function subjectOf(given: Given, proof: Proof): Subject {
  const booked = proof.rows.filter(isBooked);
  const signed = booked.filter(({ amount }) => amount !== 0);
  const chained = booked.length > 0 && proof.chain.proved.size === booked.length;
  return { ...given, ...proof, booked, signed, chained };
}

/** True for a paper whose figures go against its rows, or each other, as it is read: it is a mismatch. */
export const goesAgainst = ({ checks, figures }: Pick<Proof, 'checks' | 'figures'>): boolean =>
  figures.contradictions.length > 0 || checks.some(({ status }) => status === 'fail');

/** The input of the rules for bookings that may be for information only. */
export interface BookedRows extends Pick<Subject, 'rows' | 'booked'> {
  /** indices of lines of words between the rows */
  readonly titles: readonly number[];
  /** the balances that the statement opens and closes with */
  readonly balances: Pick<Statement, 'openingBalance' | 'closingBalance'>;
  readonly pages: readonly LinedPage[];
}

/** Returns the lines of a statement. */
export const ownLines = onceFor(({ part: { part }, document }: Subject): readonly TokenLine[] =>
  document.tables.lines.filter(({ line }) => isLineOf(part, line)),
);

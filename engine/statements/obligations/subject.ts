/** The input by which a statement's obligations are judged; what several rules need is computed once. */
import type { Line } from '../../model/line.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Obligation } from '../../model/reconciliation.ts';
import type { TokenLine } from '../../model/table.ts';
import type { ReadingsResult, ReadPart } from '../../readings/read.ts';
import type { AgainstFinding } from '../../wording/catalogue.ts';
import type { Difference } from '../../wording/differences.ts';
import { isBooked } from '../bookings.ts';
import type { Proof } from '../checks/proof.ts';
import { unexplainedLines } from '../missed-bookings/unexplained-lines.ts';
import { type Shown, type UnreadArea, unreadAreas } from '../missed-bookings/unread-areas.ts';
import { isLineOf } from '../own-lines.ts';
import { missingPages, type NumberingFinding, type StatementPages } from '../pages/missing-pages.ts';
import { statementPages } from '../pages/statement-pages.ts';

/** The finding on an obligation, and the findings against it, for the verdict to name. */
export type Judgement =
  | (Omit<Obligation, 'code' | 'status'> & { readonly status: 'discharged' | 'open' })
  | (Omit<Obligation, 'code' | 'status' | 'findings'> & {
      readonly status: 'contradicted';
      readonly findings: readonly AgainstFinding[];
    });

export type Judged = Judgement & Pick<Obligation, 'code'>;

export interface Document extends Shown {
  readonly pageCount: number;
  readonly unusablePages: readonly number[];
}

/** What the trial of several readings showed of a statement; `judged`: its obligations, judged without these doubts. */
export interface Doubts {
  /** another reading that differs in a date or an amount and passes as many checks: the differences */
  readonly rival: readonly Difference[] | null;
  /** rows that may be bookings or for information only, if all is proved either way: which */
  readonly informing: Difference | null;
  readonly ended: boolean;
  readonly tried: number;
  /** lines that may be bookings of an unreadable statement beside it */
  readonly beside: readonly Line[];
  readonly judged: readonly Judged[] | null;
}

/** A part of the readings, the sums that it allows, and what the trial of several readings showed. */
export interface Given {
  readonly part: ReadPart;
  readonly readings: ReadingsResult;
  readonly proof: Proof;
  readonly doubts: Doubts;
  readonly document: Document;
  /** first and last page of the rows */
  readonly pages: readonly [first: number, last: number];
}

export interface Subject extends Given {
  readonly booked: readonly ReadRow[];
  /** bookings that move money: only these have a sign */
  readonly signed: readonly ReadRow[];
  /** a printed balance proves each booking */
  readonly chained: boolean;
  readonly ownLines: () => readonly TokenLine[];
  readonly ownPages: () => StatementPages;
  readonly numbering: () => NumberingFinding;
  /** things where bookings may stand that are not text */
  readonly areas: () => readonly UnreadArea[];
  /** unexplained lines that may be bookings */
  readonly unexplained: () => readonly Line[];
}

export function subjectOf(given: Given): Subject {
  const { part, readings, proof, document } = given;
  const booked = proof.rows.filter(isBooked);
  const ownPages = once(() => statementPages(part, readings.parts, document.pageCount));
  return {
    ...given,
    booked,
    signed: booked.filter(({ amount }) => amount !== 0),
    chained: booked.length > 0 && proof.chain.proved.size === booked.length,
    ownLines: once(() => document.tables.lines.filter(({ line }) => isLineOf(part.part, line))),
    ownPages,
    numbering: once(() => missingPages(ownPages(), readings.facts.pages, document.pageCount)),
    areas: once(() => unreadAreas(part, document)),
    unexplained: once(() => unexplainedLines(given, booked.length === 0)),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

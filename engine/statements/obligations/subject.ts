/** What the obligations of a statement are judged by, with what several rules ask for, computed once. */
import type { Line } from '../../model/line.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { ReadingsResult, ReadPart } from '../../readings/read.ts';
import { isBooked } from '../bookings.ts';
import type { Document, Doubts } from '../build.ts';
import type { Proof } from '../checks/proof.ts';
import { type UnreadArea, unreadAreas } from '../missed-bookings/unread-areas.ts';
import { missingPages, type NumberingFinding, type StatementPages } from '../pages/missing-pages.ts';
import { statementPages } from '../pages/statement-pages.ts';
import { unexplainedLines } from './unexplained-lines.ts';

/** A part of the readings, the sums that it allows, and what trying several readings showed. */
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
  readonly ownPages: () => StatementPages;
  readonly numbering: () => NumberingFinding;
  /** what is seen where bookings may stand and is no text */
  readonly areas: () => readonly UnreadArea[];
  /** lines that may be bookings, and nothing explains */
  readonly unexplained: () => readonly Line[];
}

/** Given a statement as it was read, returns it with what the rules ask for. */
export function subjectOf(given: Given): Subject {
  const { part, readings, proof, document } = given;
  const booked = proof.rows.filter(isBooked);
  const ownPages = once(() => statementPages(part, readings.parts, document.pageCount));
  return {
    ...given,
    booked,
    signed: booked.filter(({ amount }) => amount !== 0),
    chained: booked.length > 0 && proof.chain.proved.size === booked.length,
    ownPages,
    numbering: once(() => missingPages(ownPages(), readings.facts.pages, document.pageCount)),
    areas: once(() => unreadAreas(part, document)),
    unexplained: once(() => unexplainedLines(given, booked.length === 0)),
  };
}

/** Given what makes a value, returns the value each time, and makes it when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

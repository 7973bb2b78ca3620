/** What a statement must show before it is called verified, and what is found of each. */
import type { Line } from '../../model/line.ts';
import type { Obligation } from '../../model/reconciliation.ts';
import type { ReadingsResult, ReadPart } from '../../readings/read.ts';
import { type AgainstFinding, evidenceOf, type Finding } from '../../wording/catalogue.ts';
import type { Document, Doubts } from '../build.ts';
import type { Proof } from '../checks/proof.ts';

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

/** What was found of an obligation. What goes against it is known as such, so that the verdict can name it. */
export type Judgement =
  | (Omit<Obligation, 'code' | 'status'> & { readonly status: 'discharged' | 'open' })
  | (Omit<Obligation, 'code' | 'status' | 'findings'> & {
      readonly status: 'contradicted';
      readonly findings: readonly AgainstFinding[];
    });

/** An obligation with its judgement. */
export type Judged = Judgement & Pick<Obligation, 'code'>;

/** Given a subject, tells whether it meets an obligation, and by what. */
export type Judge = (subject: Subject) => Judgement;

export const discharged = (by: Finding): Judgement => ({
  status: 'discharged',
  evidence: evidenceOf([by]),
  findings: [by],
});
export const open = (why: Finding): Judgement => ({ status: 'open', evidence: evidenceOf([why]), findings: [why] });
export const contradicted = (findings: readonly AgainstFinding[]): Judgement => ({
  status: 'contradicted',
  evidence: evidenceOf(findings),
  findings,
});

/** Given lines, returns the pages that they stand on, in order. */
export const pagesOfLines = (lines: readonly Pick<Line, 'page'>[]): number[] =>
  [...new Set(lines.map(({ page }) => page))].sort((a, b) => a - b);

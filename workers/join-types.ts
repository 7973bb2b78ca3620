/** The task `join`: the statements of a bank account, from several jobs, as one. */
import type { AccountContinuity, Days, Finding, MonthCoverage } from './continuity.ts';
import type { RenderPart } from './task-types.ts';

/** What the statements of a bank account are called, however each of them prints it. */
export interface JoinedIdentity {
  readonly iban: string | null;
  readonly accountNumber: string | null;
}

/** A file of which some statements belong to the account. */
export interface JoinPart extends RenderPart {
  /** 0-based, among the statements of the file */
  readonly statements: readonly number[];
}

export interface JoinTask {
  readonly parts: readonly JoinPart[];
  /** null: nothing shows that the statements are of one account, and each stands alone */
  readonly identity: JoinedIdentity | null;
  /** where lines of JSON are written, under a temporary name, then renamed: a JoinedRowEntry each */
  readonly out: string;
}

/** A statement of a strand. Money is decimals. */
export interface JoinedStatementEntry {
  readonly uuid: string;
  readonly filename: string;
  /** 0-based, among the statements of the file */
  readonly position: number;
  readonly pages: readonly [number, number];
  /** as printed, or the days of its rows; null without either */
  readonly from: string | null;
  readonly to: string | null;
  readonly opening: string | null;
  readonly closing: string | null;
  readonly rows: number;
  /** of them, those that no earlier statement has */
  readonly ownRows: number;
  readonly status: 'verified' | 'mismatch' | 'unverifiable';
}

/** Money is decimals; `statements` are places among those of the strand. */
export interface JoinedFindingEntry extends Days {
  readonly kind: Finding['kind'];
  readonly statements: readonly [number, number];
  readonly expected: string | null;
  readonly found: string | null;
  readonly difference: string | null;
  /** rows that both hold */
  readonly rows: number;
  /** something is missing, counted twice, or different */
  readonly grave: boolean;
}

/** Statements that follow one another. A number that several accounts share has a strand for each. */
export interface JoinedStrand {
  readonly iban: string | null;
  readonly accountNumber: string | null;
  readonly institution: string | null;
  readonly accountHolder: string | null;
  readonly accountType: string | null;
  readonly currency: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly continuity: AccountContinuity['status'];
  /** of the whole */
  readonly status: 'verified' | 'mismatch' | 'unverifiable';
  readonly unverified: number;
  readonly maybeTwice: number;
  readonly statements: readonly JoinedStatementEntry[];
  /** `statements` are places among those of the strand */
  readonly months: readonly MonthCoverage[];
  readonly findings: readonly JoinedFindingEntry[];
  /** the balance at the ends of days, a list for each piece without a break */
  readonly balances: readonly (readonly (readonly [day: string, balance: string])[])[];
  readonly rows: number;
}

export interface Joined {
  readonly strands: readonly JoinedStrand[];
}

/** A row, as a line of the task's `out`. Money is decimals. */
export interface JoinedRowEntry {
  readonly strand: number;
  /** its place among the statements of the strand */
  readonly statement: number;
  readonly id: string;
  readonly date: string;
  readonly description: string;
  readonly amount: string;
  readonly balance: string | null;
  readonly valueDate: string | null;
  readonly reference: string | null;
  readonly type: string | null;
  readonly page: number | null;
  readonly edited: boolean;
  readonly doubt: { readonly kind: 'maybeTwice' | 'earlierOnly' | 'laterOnly'; readonly of: string | null } | null;
}

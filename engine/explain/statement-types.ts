/** The shape of an explanation of a statement: its fields, its checks and its verdict. */
import type { Period } from '../dates/spans.ts';
import type { Box } from '../geometry/box.ts';
import type { Check, Obligation } from '../model/reconciliation.ts';
import type { SignConvention } from '../model/sign-convention.ts';
import type { Statement } from '../model/statement.ts';
import type { Warning } from '../model/warning.ts';

/** Fields of a statement that are printed somewhere. */
export type FieldName =
  | 'openingBalance'
  | 'closingBalance'
  | 'totalIn'
  | 'totalOut'
  | 'countIn'
  | 'countOut'
  | 'count'
  | 'currency'
  | 'institution'
  | 'accountHolder'
  | 'accountType'
  | 'accountNumber'
  | 'iban'
  | 'bic'
  | 'period';

export interface ExplainedField {
  readonly field: FieldName;
  readonly value: string;
  readonly rule: string;
  /** how much speaks for it, and for what else it could have been; null and none if nothing was weighed */
  readonly weight: number | null;
  readonly rivals: readonly { readonly value: string; readonly weight: number }[];
  /** index of the line that prints it; null if no single place does */
  readonly line: number | null;
  readonly page: number | null;
  readonly box: Box | null;
  readonly row: number | null;
}

export interface ExplainedStatement {
  /** null for a part of the document that was read as no statement */
  readonly statement: number | null;
  readonly pages: readonly [first: number, last: number] | null;
  /** lines [from, to) */
  readonly lines: readonly [from: number, to: number];
  readonly currency: string | null;
  readonly card: boolean;
  /** whose view its signs take, with how strongly the paper speaks for a card and for an account */
  readonly view: string;
  readonly weighs: SignConvention['weighs'];
  readonly order: 'oldest first' | 'newest first';
  readonly period: Period;
  readonly fields: readonly ExplainedField[];
  readonly transactions: number;
  readonly status: Statement['reconciliation']['status'] | null;
  readonly reason: string;
  /** none of a part that was read as no statement */
  readonly obligations: readonly Obligation[];
  readonly checks: readonly ExplainedCheck[];
  /** `row`: index among `rows` */
  readonly failingRows: readonly Readonly<Record<'expected' | 'printed' | 'difference', string> & { row: number }>[];
  readonly warnings: readonly Pick<Warning, 'code' | 'params' | 'message' | 'page'>[];
  /** indices of lines */
  readonly unexplained: readonly number[];
}

export interface ExplainedCheck
  extends Pick<Check, 'kind' | 'status' | 'code' | 'params' | 'detail'>,
    Readonly<Record<'expected' | 'computed' | 'difference', string | number | null>> {
  readonly fields: readonly FieldName[];
}

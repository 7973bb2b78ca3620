/** The shape of an explanation of a statement: its fields, its checks and its verdict. */
import type { Box } from '../geometry/box.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { Check, Obligation } from '../model/reconciliation.ts';
import type { Statement, Warning } from '../model/statement.ts';

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
  readonly weighs: { readonly card: number; readonly account: number };
  readonly order: 'oldest first' | 'newest first';
  readonly period: {
    readonly start: IsoDate | null;
    readonly end: IsoDate | null;
    readonly printed: boolean;
    readonly sure: boolean;
  };
  readonly fields: readonly ExplainedField[];
  readonly transactions: number;
  readonly status: Statement['reconciliation']['status'] | null;
  readonly reason: string;
  /** none of a part that was read as no statement */
  readonly obligations: readonly Obligation[];
  readonly checks: readonly ExplainedCheck[];
  readonly failingRows: readonly {
    /** index among `rows` */
    readonly row: number;
    readonly expected: string;
    readonly printed: string;
    readonly difference: string;
  }[];
  readonly warnings: readonly Pick<Warning, 'code' | 'params' | 'message' | 'page'>[];
  /** indices of lines */
  readonly unexplained: readonly number[];
}

export interface ExplainedCheck extends Pick<Check, 'kind' | 'status' | 'code' | 'params' | 'detail'> {
  readonly expected: string | number | null;
  readonly computed: string | number | null;
  readonly difference: string | number | null;
  readonly fields: readonly FieldName[];
}

/** What the engine gives: statements with their transactions, and what the paper's arithmetic says of them. */
import type { Box } from '../geometry/box.ts';
import type { TextSource } from '../pages/types.ts';
import type { CheckFinding, Finding, WarningFinding } from '../wording/catalogue.ts';

/** Money in minor units of the statement's currency (cents; whole yen; thousandths of a dinar): a safe integer. */
export type Minor = number;
/** A calendar date, "YYYY-MM-DD". */
export type IsoDate = string;

/** Where something stands on the paper. */
export interface Place {
  /** 1-based */
  readonly page: number;
  readonly box: Box;
}

/** What a user may say that the paper does not. */
export interface Hints {
  readonly currency?: string;
  readonly year?: number;
  readonly dateOrder?: 'DMY' | 'MDY' | 'YMD';
}

export interface Transaction {
  readonly date: IsoDate;
  readonly description: string;
  /** the holder's sign: money in > 0 */
  readonly amount: Minor;
  /** as printed on this row, the holder's sign: money owed < 0; null where none is printed */
  readonly balance: Minor | null;
  readonly valueDate: IsoDate | null;
  readonly transactionDate: IsoDate | null;
  readonly reference: string | null;
  readonly type: string | null;
  readonly places: readonly Place[];
  readonly source: TextSource;
  /** 0 to 1 */
  readonly confidence: number;
}

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
  /** whether the three above are money (minor units), a count or dates */
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
  readonly findings: readonly Finding[];
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

/** What is to be known of a statement besides its verdict. */
export type Warning = WarningFinding & {
  readonly message: string;
  readonly page: number | null;
  /** index into the statement's transactions */
  readonly row: number | null;
};

export type AccountType = 'current' | 'savings' | 'card' | 'loan' | 'wallet';

/** One account, currency and printed period. */
export interface Statement {
  /** first and last page, 1-based */
  readonly pages: readonly [first: number, last: number];
  readonly institution: string | null;
  readonly accountHolder: string | null;
  readonly accountNumber: string | null;
  readonly iban: string | null;
  readonly bic: string | null;
  readonly accountType: AccountType | null;
  /** ISO 4217 */
  readonly currency: string | null;
  /** how many decimals a minor unit stands for: 2 for most, 0 for yen, 3 for dinars */
  readonly decimals: number;
  readonly periodStart: IsoDate | null;
  readonly periodEnd: IsoDate | null;
  readonly openingBalance: Minor | null;
  readonly closingBalance: Minor | null;
  readonly transactions: readonly Transaction[];
  readonly reconciliation: Reconciliation;
  readonly warnings: readonly Warning[];
}

/** What became of a document. No statements means that it is none (NO_TRANSACTIONS). */
export interface Extraction {
  readonly pageCount: number;
  readonly statements: readonly Statement[];
  /** pages whose text cannot be used, 1-based */
  readonly unusablePages: readonly number[];
  readonly diagnostics: Diagnostics;
}

/** Figures about the reading, for logs and debugging: never text of the paper. */
export interface Diagnostics {
  /** joint readings tried, over all tables */
  readonly readingsTried: number;
  readonly words: number;
  readonly lines: number;
  readonly tables: number;
  readonly rows: number;
  /** rows that would be transactions, were anything on the paper to show an account behind them */
  readonly rowsOfNoAccount: number;
}

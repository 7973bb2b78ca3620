/** What the paper says outside its rows. */
import type { MonthToken } from '../../dates/month.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { TokenLine } from '../../model/table.ts';
import type { AccountKind, KindMark } from './account-kinds.ts';
import type { DateContext, DayFact } from './date-context.ts';
import type { Figure } from './figures.ts';
import type { PeriodFact } from './labelled-periods.ts';
import type { PageNumbering } from './page-numberings.ts';

export interface TextFact {
  readonly text: string;
  readonly line: TokenLine;
}

/** A currency that a line names. */
export interface CurrencyFact extends TextFact {
  /** `certain` by a label, `fair` with few words and no amount, else `weak` */
  readonly strength: number;
  /** in the title of one account */
  readonly ofAccount: boolean;
  /** in a few words that may be about something else: "Fees in USD" */
  readonly loose: boolean;
}

/** A country's currency. */
export interface LocalCurrency extends TextFact {
  /** named by its IBAN, codes of its banks, a coded sum that is no figure of the account, or an address */
  readonly by: 'account' | 'bank' | 'sum' | 'address';
}

export interface AccountTypeFact extends AccountKind {
  readonly line: TokenLine;
  /** index of its phrase */
  readonly at: number;
}

/** True for a currency that a line names plainly: the account's, most likely. */
export const isPlain = ({ strength }: CurrencyFact): boolean => strength >= STRENGTH.fair;

/** All facts, each list in document order. */
export interface Facts {
  readonly figures: readonly Figure[];
  readonly periods: readonly PeriodFact[];
  /** months with their year: "FEBRUARY 2024" */
  readonly months: readonly { readonly month: MonthToken; readonly line: TokenLine; readonly context: DateContext }[];
  readonly accounts: readonly TextFact[];
  /** numbers that look like a card's, with a label or without */
  readonly cards: readonly TextFact[];
  /** numbers of customers, which stand in for that of a card */
  readonly customers: readonly TextFact[];
  /** the currencies with which titles of accounts begin: "US Dollar Business Account" */
  readonly titleMoney: readonly TextFact[];
  readonly ibans: readonly TextFact[];
  readonly bics: readonly TextFact[];
  /** ISO codes */
  readonly currencies: readonly CurrencyFact[];
  /**
   * ISO codes of countries, named by an account's own number most surely, and by an address least: it may be the
   * holder's
   */
  readonly localCurrencies: readonly LocalCurrency[];
  readonly accountTypes: readonly AccountTypeFact[];
  readonly datesWithYear: readonly DayFact[];
  /** lines that say that nothing was booked */
  readonly noBookings: readonly TokenLine[];
  /** lines with a title that only statements have */
  readonly titles: readonly TokenLine[];
  /** lines that name points or rewards and nothing else */
  readonly rewards: readonly TokenLine[];
  /** lines with the title of a customer's ledger, or of a credit */
  readonly bills: readonly TokenLine[];
  /** words of a card's statement, and how much they say */
  readonly cardWords: readonly { readonly weight: number; readonly line: TokenLine }[];
  /** what only an account has, or only a card */
  readonly kindMarks: readonly (KindMark & { readonly line: TokenLine })[];
  /** the series of numbers that count its pages */
  readonly pages: readonly PageNumbering[];
}

/** What the paper says outside its rows: labelled balances, totals and counts, periods, account numbers, currencies. */
import type { DateToken } from '../../dates/date.ts';
import type { MonthToken } from '../../dates/month.ts';
import type { TokenLine } from '../../model/table.ts';
import type { AccountKind } from './account-kinds.ts';
import type { DateContext } from './date-context.ts';
import type { Figure } from './figures.ts';
import type { KindMark } from './kind-marks.ts';
import type { PeriodFact } from './labelled-periods.ts';
import type { PageNumbering } from './page-numberings.ts';

export interface TextFact {
  readonly text: string;
  readonly line: TokenLine;
}

/** A currency that a line names. */
export interface CurrencyFact extends TextFact {
  readonly strong: boolean;
  readonly ofAccount: boolean;
  /** by a label for it */
  readonly labelled: boolean;
  /** in a few words of which it is not known what they name: "Fees in USD" */
  readonly loose: boolean;
}

/** A country's currency, and what tells of that country. */
export interface LocalCurrency extends TextFact {
  /**
   * its IBAN, what only its banks print, a sum with its code that is no figure of the account (a bank's capital, what
   * is insured), an address
   */
  readonly by: 'account' | 'bank' | 'sum' | 'address';
}

/** A day with its year as printed, and how it stands there. */
export interface DayFact {
  readonly token: DateToken;
  readonly line: TokenLine;
  readonly context: DateContext;
  /** its label says that the paper was made on it */
  readonly ofPaper: boolean;
}

export interface AccountTypeFact extends AccountKind {
  readonly line: TokenLine;
  /** index of its phrase on that line */
  readonly at: number;
}

/** Everything found, each in document order. */
export interface Facts {
  readonly figures: readonly Figure[];
  readonly periods: readonly PeriodFact[];
  /** months with their year: "FEBRUARY 2024" */
  readonly months: readonly { readonly month: MonthToken; readonly line: TokenLine; readonly context: DateContext }[];
  readonly accounts: readonly TextFact[];
  /** numbers that look like a card's, with a label or without */
  readonly cards: readonly TextFact[];
  readonly ibans: readonly TextFact[];
  readonly bics: readonly TextFact[];
  /** ISO codes; `strong` where the paper names the account's currency, `ofAccount` where one account's alone */
  readonly currencies: readonly CurrencyFact[];
  /** ISO codes of countries; an account's own number says most, an address least: it may be the holder's */
  readonly localCurrencies: readonly LocalCurrency[];
  readonly accountTypes: readonly AccountTypeFact[];
  /** full dates with a year, in document order */
  readonly datesWithYear: readonly DayFact[];
  /** lines that say that nothing was booked */
  readonly noBookings: readonly TokenLine[];
  /** lines with a title that only statements have */
  readonly titles: readonly TokenLine[];
  /** lines with the title of a customer's ledger, or of a credit */
  readonly bills: readonly TokenLine[];
  /** words that say that this is a card's statement, and how strongly */
  readonly cardWords: readonly { readonly weight: number; readonly line: TokenLine }[];
  /** what only an account has, or only a card */
  readonly kindMarks: readonly (KindMark & { readonly line: TokenLine })[];
  /** the series of numbers by which it counts its pages */
  readonly pages: readonly PageNumbering[];
}

/** Finds what the paper says outside its rows: labelled balances, totals and counts, periods, account numbers, currencies. */
import type { DateToken } from '../../dates/date.ts';
import type { MonthToken } from '../../dates/month.ts';
import type { LineAt } from '../../labels/near-phrases.ts';
import { isKindHeading } from '../../lexicon/facts/accounts.ts';
import { type Label, labelsIn } from '../../lexicon/facts/labels.ts';
import type { PlacedDate, TokenLine } from '../../model/table.ts';
import { isBare } from '../../money/moneylike.ts';
import { withSuffixes } from '../parts/account-suffixes.ts';
import type { AccountKind } from './account-kinds.ts';
import { accountNumbersOf } from './account-numbers.ts';
import { alignedHeading } from './aligned-heading.ts';
import { bicsOf } from './bics.ts';
import { currenciesNamed, currenciesOfAmounts, currenciesOfCountries } from './currency-facts.ts';
import { type DateContext, dateContextOf, datesPaper } from './date-context.ts';
import type { FactLine } from './fact-line.ts';
import { type Figure, figuresOf } from './figures.ts';
import type { KindMark } from './kind-marks.ts';
import { labelledPeriods, type PeriodFact } from './labelled-periods.ts';
import { asRead } from './leftward-lines.ts';
import { LineContents } from './line-content.ts';
import type { LineMarks } from './line-marks.ts';
import type { PageNumbering } from './page-numberings.ts';
import { printedPages } from './printed-pages.ts';
import { wrappedIbanOf } from './wrapped-ibans.ts';

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
  /** its IBAN, what only its banks print, a sum with its code that is no figure of the account (a bank's capital, what is insured), an address */
  readonly by: 'account' | 'bank' | 'sum' | 'address';
}

/** A day with its year as printed, and how it stands there. */
interface DayFact {
  readonly token: DateToken;
  readonly line: TokenLine;
  readonly standing: DateContext;
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
  /** ISO codes; `strong` where the paper names the account's currency, not just some amount's, `ofAccount` where one account's alone */
  readonly currencies: readonly CurrencyFact[];
  /** ISO codes of the countries of which bank codes and the like tell; an account's own number says most, an address least: it may be the holder's */
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

/** An advert is a sentence, a label is not: words of a label, and of the document's title on its first lines, at the most. */
const LABEL_WORDS = 5;
const TITLE_WORDS = 10;
const TITLE_LINES = 3;

/** Given all lines, and which of them stand in rows, in rows that state balances, and in the headers of tables, returns the facts. */
export function findFacts(
  printed: readonly TokenLine[],
  inRows: LineMarks,
  balanceRows: LineMarks,
  headers: LineMarks,
): Facts {
  const lines = printed.map(asRead);
  const finder = new FactFinder(lines, inRows, headers);
  lines.forEach((line, index) => {
    const at = line.line.index;
    if (inRows[at] === 0) finder.read(line, index);
    else if (balanceRows[at] === 1) finder.readDates({ lines: [line], at: 0 }, line, () => true);
  });
  return finder.facts(printedPages(printed, inRows));
}

/** Reads lines one after the other, and keeps what they say. */
class FactFinder {
  readonly #lines: readonly TokenLine[];
  readonly #inRows: LineMarks;
  readonly #headers: LineMarks;
  readonly #said = new LineContents();
  readonly #outside: TokenLine[] = [];
  readonly #found = {
    noBookings: [] as TokenLine[],
    titles: [] as TokenLine[],
    bills: [] as TokenLine[],
    figures: [] as Figure[],
    periods: [] as PeriodFact[],
    months: [] as Facts['months'][number][],
    accounts: [] as TextFact[],
    cards: [] as TextFact[],
    ibans: [] as TextFact[],
    bics: [] as TextFact[],
    currencies: [] as CurrencyFact[],
    localCurrencies: [] as LocalCurrency[],
    accountTypes: [] as AccountTypeFact[],
    datesWithYear: [] as DayFact[],
    cardWords: [] as Facts['cardWords'][number][],
    kindMarks: [] as Facts['kindMarks'][number][],
  };

  constructor(lines: readonly TokenLine[], inRows: LineMarks, headers: LineMarks) {
    this.#lines = lines;
    this.#inRows = inRows;
    this.#headers = headers;
  }

  /** Given the series of page numbers, returns all that was found. */
  facts(pages: Facts['pages']): Facts {
    const { periods, accounts, ...found } = this.#found;
    return {
      ...found,
      periods: [...periods, ...labelledPeriods(this.#outside)],
      accounts: withSuffixes(accounts, this.#lines, this.#inRows, this.#headers),
      pages,
    };
  }

  read(line: TokenLine, at: number): void {
    this.#outside.push(line);
    const stated = line.amounts.length === 0 ? [] : figuresOf(line, at, this.#lines);
    const isFigure = stated.some(({ kind }) => kind !== null);
    const said: FactLine = { lines: this.#lines, at, line, words: this.#said.by(line), stated, isFigure };
    this.readDates(said, line, (d) => stated.some((f) => f.date === d && f.kind !== null));
    this.#readTitles(said);
    this.#readPeriods(said);
    const ibans = this.#readNumbers(said);
    this.#readCurrencies(said, ibans);
    this.#readKinds(said);
  }

  readDates(at: LineAt, line: TokenLine, isStated: (date: PlacedDate) => boolean): void {
    for (const date of line.dates) {
      if (date.token.year === null || isCode(date, line)) continue;
      const standing = isStated(date) ? 'named' : dateContextOf(at, date);
      const ofPaper = datesPaper(line, date, at);
      this.#found.datesWithYear.push({ token: date.token, line, standing, ofPaper });
    }
  }

  #readTitles({ line, words, stated }: FactLine): void {
    const { noBookings, titles, bills, figures } = this.#found;
    if (words.noBookings) noBookings.push(line);
    if (words.namesStatement) titles.push(line);
    // "Service charge 5.00" is a figure, and "Debitorenkonto 10044" a title
    if (words.namesBill && stated.every(({ amount }) => isBare(amount.token))) bills.push(line);
    figures.push(...stated);
  }

  #readPeriods(said: FactLine): void {
    const { line, words } = said;
    for (const period of words.periods)
      this.#found.periods.push({ period, line, context: dateContextOf(said, period) });
    for (const month of words.months) this.#found.months.push({ month, line, context: dateContextOf(said, month) });
  }

  /** Reads the numbers of accounts, cards and banks, and returns the IBANs. */
  #readNumbers(said: FactLine): readonly string[] {
    const { line, at: index, words } = said;
    const { ibans, bics, accounts, cards } = this.#found;
    const wrapped = words.ibans.length > 0 ? null : wrappedIbanOf(said);
    const whole = wrapped === null ? words.ibans : [wrapped];
    for (const text of whole) ibans.push({ text, line });
    if (words.mayHoldBic) for (const text of bicsOf(said)) bics.push({ text, line });
    for (const text of accountNumbersOf(line, words.accountLabels, index, this.#lines, this.#inRows))
      if (words.ibans.length > 0 || !begins(text, whole)) accounts.push({ text, line });
    if (words.cardNumber !== null) cards.push({ text: words.cardNumber, line });
    return whole;
  }

  #readCurrencies(said: FactLine, ibans: readonly string[]): void {
    const ofAmounts = currenciesOfAmounts(said);
    this.#found.currencies.push(...currenciesNamed(said), ...ofAmounts.currencies);
    this.#found.localCurrencies.push(...currenciesOfCountries(said, ibans), ...ofAmounts.local);
  }

  /** Reads what says of what kind the account is; headings of rows tell of the rows: "Debit" and "Kredit", a card's number. */
  #readKinds(said: FactLine): void {
    const { line, at: index, words } = said;
    const { kindMarks, cardWords, accountTypes } = this.#found;
    for (const mark of words.kindMarks) kindMarks.push({ ...mark, line });
    if (this.#headers[line.line.index] === 1) return;
    const most = index < TITLE_LINES ? TITLE_WORDS : LABEL_WORDS;
    for (const { weight, words: count } of words.cardWords) if (count <= most) cardWords.push({ weight, line });
    for (const kind of words.accountKinds) {
      const told = kind.labelled || isKindHeading(alignedHeading(said, kind.at));
      accountTypes.push({ ...kind, sure: kind.sure || told, labelled: told, line });
    }
  }
}

/** True for the first part of an IBAN that is wrapped: no number of its own. */
const begins = (text: string, ibans: readonly string[]): boolean =>
  ibans.some((iban) => iban.startsWith(text.replace(/\s/g, '')));

const CODES: ReadonlySet<Label> = new Set(['sort_code', 'branch', 'account_number', 'customer_number', 'bic', 'iban']);

/** True for what looks like a date behind a label for something else: "Sort code 07-01-16". */
function isCode(date: PlacedDate, tl: TokenLine): boolean {
  const words = tl.line.words.slice(0, date.from).map((w) => w.text);
  const last = labelsIn(words).at(-1);
  return last !== undefined && CODES.has(last.label) && !words.slice(last.to).some((word) => /[\p{L}\d]/u.test(word));
}

/** Finds what the paper says outside its rows: labelled balances, totals and counts, periods, account numbers, currencies. */
import type { DateToken } from '../../dates/date.ts';
import type { MonthToken } from '../../dates/month.ts';
import { isKindHeading } from '../../lexicon/facts/accounts.ts';
import { type Label, labelOf, labelsIn } from '../../lexicon/facts/labels.ts';
import { currencyOfIban } from '../../lexicon/facts/local-money.ts';
import { hasAddressWord } from '../../lexicon/facts/person-words.ts';
import { pageNumbersIn } from '../../lexicon/lines/page-number.ts';
import { currencyCode } from '../../money/currencies.ts';
import { isBare } from '../../money/moneylike.ts';
import type { PlacedAmount, PlacedDate, TokenLine } from '../../tables/types.ts';
import { withSuffixes } from '../parts/account-suffixes.ts';
import type { AccountKind } from './account-kinds.ts';
import { accountNumbersOf } from './account-numbers.ts';
import { bicsOf } from './bics.ts';
import { type Figure, figuresOf } from './figures.ts';
import { headingOver } from './headings-over.ts';
import type { KindMark } from './kind-marks.ts';
import { labelledPeriods, type PeriodFact } from './labelled-periods.ts';
import { asRead } from './leftward-lines.ts';
import type { LineMarks } from './line-marks.ts';
import type { PageNumbering } from './page-numberings.ts';
import { printedPages } from './printed-pages.ts';
import { SaidByLines } from './said.ts';
import { datesPaper, type Standing, standingOf } from './standing.ts';
import { wrappedIbanOf } from './wrapped-ibans.ts';

export interface TextFact {
  readonly text: string;
  readonly line: TokenLine;
}

interface CurrencyFact extends TextFact {
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
  readonly standing: Standing;
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
  readonly months: readonly { readonly month: MonthToken; readonly line: TokenLine; readonly standing: Standing }[];
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

/** A letter before a long number is no symbol of money: "R118820044" is registered for a tax. */
const NUMBERED = /^\p{L}\d{7,}$/u;
/** "BUTTE MT 59701": a state of the US before a postcode is none either. */
const ADDRESSED = /^[A-Z]{2} \d{5}(?:-\d{4})?$/;

/** Given all lines, and which of them stand in rows, in rows that state balances, and in the headers of tables, returns the facts. */
export function findFacts(
  printed: readonly TokenLine[],
  inRows: LineMarks,
  balanceRows: LineMarks,
  headers: LineMarks,
): Facts {
  const lines = printed.map(asRead);
  const figures: Figure[] = [];
  const periods: PeriodFact[] = [];
  const months: { month: MonthToken; line: TokenLine; standing: Standing }[] = [];
  const accounts: TextFact[] = [];
  const cards: TextFact[] = [];
  const ibans: TextFact[] = [];
  const bics: TextFact[] = [];
  const currencies: CurrencyFact[] = [];
  const local: LocalCurrency[] = [];
  const noBookings: TokenLine[] = [];
  const titles: TokenLine[] = [];
  const bills: TokenLine[] = [];
  const accountTypes: AccountTypeFact[] = [];
  const datesWithYear: DayFact[] = [];
  const cardWords: { weight: number; line: TokenLine }[] = [];
  const kindMarks: (KindMark & { line: TokenLine })[] = [];
  const said = new SaidByLines();
  const readDates = (tl: TokenLine, isStated: (date: PlacedDate) => boolean, above: TokenLine | undefined) => {
    for (const d of tl.dates) {
      if (d.token.year === null || isCode(d, tl)) continue;
      const standing = isStated(d) ? 'named' : standingOf(tl, d.from, d.to, above);
      datesWithYear.push({ token: d.token, line: tl, standing, ofPaper: datesPaper(tl, d.from, above) });
    }
  };
  const wrapped = (line: TokenLine, index: number): readonly string[] => {
    const iban = wrappedIbanOf(line, lines[index + 1]);
    return iban === null ? [] : [iban];
  };
  const read = (line: TokenLine, index: number) => {
    const above = lines[index - 1]?.line.page === line.line.page ? lines[index - 1] : undefined;
    const stated = line.amounts.length === 0 ? [] : figuresOf(line, index, lines);
    readDates(line, (d) => stated.some((f) => f.date === d && f.kind !== null), above);
    const words = said.by(line);
    if (words.noBookings) noBookings.push(line);
    if (words.namesStatement) titles.push(line);
    // "Service charge 5.00" is a figure, and "Debitorenkonto 10044" a title
    if (words.namesBill && stated.every(({ amount }) => isBare(amount.token))) bills.push(line);
    figures.push(...stated);
    for (const period of words.periods)
      periods.push({ period, line, standing: standingOf(line, period.from, period.to, above) });
    for (const month of words.months)
      months.push({ month, line, standing: standingOf(line, month.from, month.to, above) });
    const whole = words.ibans.length > 0 ? words.ibans : wrapped(line, index);
    for (const iban of whole) {
      ibans.push({ text: iban, line });
      const own = currencyOfIban(iban);
      if (own) local.push({ text: own, line, by: 'account' });
    }
    for (const code of words.banksMoney) local.push({ text: code, line, by: 'bank' });
    for (const code of words.addressMoney) local.push({ text: code, line, by: 'address' });
    if (words.mayHoldBic) for (const bic of bicsOf(line, above)) bics.push({ text: bic, line });
    for (const text of accountNumbersOf(line, words.accountLabels, index, lines, inRows))
      if (words.ibans.length > 0 || !begins(text, whole)) accounts.push({ text, line });
    if (words.cardNumber !== null) cards.push({ text: words.cardNumber, line });
    const isFigure = stated.some(({ kind }) => kind !== null);
    for (const { text, labelled: beside, alone, ofAccount, whole, told } of words.currencies) {
      const labelled = beside || (whole !== null && labelOf(headingOver(line, whole, above)) === 'currency');
      // amid several amounts the letters may be a security's: BND, ALL; in a sentence they tell of other money
      if (!labelled && (line.amounts.length > 1 || (!alone && !ofAccount))) continue;
      // beside one amount that is no figure of the account they tell of a sum
      if (
        !labelled &&
        !ofAccount &&
        line.amounts.some(({ token }) => token.currency === text && !token.nil) &&
        !isFigure
      )
        continue;
      currencies.push({
        text,
        line,
        strong: labelled || (alone && line.amounts.every(({ token }) => token.nil)),
        ofAccount,
        labelled,
        loose: !labelled && !ofAccount && !told && !isFigure,
      });
    }
    // the FR of an IBAN is no franc
    const isMoney = !words.holdsIban && !numbersPage(line) && !RATED.test(line.line.text);
    for (const { token } of isMoney ? line.amounts : []) {
      if (!token.currency || isPlace(token, line)) continue;
      if (isFigure) currencies.push({ text: token.currency, line, ...BESIDE_FIGURE });
      else if (line.dates.length === 0 && currencyCode(token.text.replace(FIGURES, '')) !== null)
        local.push({ text: token.currency, line, by: 'sum' });
    }
    // headings of rows tell of the rows: "Debit" and "Kredit", a card's number
    for (const mark of words.kindMarks) kindMarks.push({ ...mark, line });
    if (headers[line.line.index] === 1) return;
    for (const { weight, words: count } of words.cardWords)
      if (count <= (index < TITLE_LINES ? TITLE_WORDS : LABEL_WORDS)) cardWords.push({ weight, line });
    for (const kind of words.accountKinds) {
      const told = kind.told || isKindHeading(headingOver(line, kind.at, above));
      accountTypes.push({ ...kind, sure: kind.sure || told, told, line });
    }
  };
  const outside: TokenLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const at = lines[index].line.index;
    if (inRows[at] === 0) {
      outside.push(lines[index]);
      read(lines[index], index);
    } else if (balanceRows[at] === 1) readDates(lines[index], () => true, undefined);
  }
  for (const period of labelledPeriods(outside)) periods.push(period);
  return {
    noBookings,
    titles,
    bills,
    figures,
    periods,
    months,
    accounts: withSuffixes(accounts, lines, inRows, headers),
    cards,
    ibans,
    bics,
    currencies,
    localCurrencies: local,
    accountTypes,
    datesWithYear,
    cardWords,
    kindMarks,
    pages: printedPages(printed, inRows),
  };
}

/** True for the first part of an IBAN that is wrapped: no number of its own. */
const begins = (text: string, ibans: readonly string[]): boolean =>
  ibans.some((iban) => iban.startsWith(text.replace(/\s/g, '')));

/** True for what looks like an amount with its currency, and is a number of a register or of an address: "BLK 447 ANG MO KIO AVE 10". */
function isPlace({ text, from, whole }: PlacedAmount['token'], { line }: TokenLine): boolean {
  return NUMBERED.test(text) || (from > 0 && ADDRESSED.test(text)) || (whole && hasAddressWord(line.text));
}

/** A code beside a figure of the account. */
const BESIDE_FIGURE = { strong: false, ofAccount: false, labelled: false, loose: false };

/** What is no letter of a code beside an amount. */
const FIGURES = /[^\p{L}]/gu;

/** An amount abroad with its rate: "GBP 4.56 @ 1.5499". */
const RATED = /@\s*\d/;

/** True for a line that counts pages: "Pagina 1 din 2" tells of no dinars. */
const numbersPage = ({ line }: TokenLine): boolean => pageNumbersIn(line.text).some(({ form }) => form === 'worded');

const CODES: ReadonlySet<Label> = new Set(['sort_code', 'branch', 'account_number', 'customer_number', 'bic', 'iban']);

/** True for what looks like a date behind a label for something else: "Sort code 07-01-16". */
function isCode(date: PlacedDate, tl: TokenLine): boolean {
  const words = tl.line.words.slice(0, date.from).map((w) => w.text);
  const last = labelsIn(words).at(-1);
  return last !== undefined && CODES.has(last.label) && !words.slice(last.to).some((word) => /[\p{L}\d]/u.test(word));
}

/** Finds what the paper says outside its rows: labelled balances, totals and counts, periods, account numbers, currencies. */
import type { DateToken } from '../dates/date.ts';
import { type MonthToken, monthsIn, periodsIn } from '../dates/period.ts';
import { cardEvidence } from '../lexicon/accounts.ts';
import { type Label, labelOf, labelsIn } from '../lexicon/labels.ts';
import { beforeLinked } from '../lexicon/linked.ts';
import { currenciesOfAddress, currencyOfIban, localCurrencies } from '../lexicon/localmoney.ts';
import { saysNoBookings } from '../lexicon/nobookings.ts';
import { currencyCode, currencyOfName } from '../money/currencies.ts';
import { ibansIn } from '../money/iban.ts';
import type { PlacedDate, TokenLine } from '../tables/types.ts';
import { type AccountKind, accountKindOf } from './account-kinds.ts';
import { accountNumbersOf } from './account-numbers.ts';
import { bicsOf } from './bics.ts';
import { cardNumberIn } from './card-numbers.ts';
import { type Figure, figuresOf } from './figures.ts';
import { labelledPeriods, type PeriodFact } from './labelled-periods.ts';
import { type Standing, standingOf } from './standing.ts';

export interface TextFact {
  readonly text: string;
  readonly line: TokenLine;
}

/** A country's currency, and what tells of that country. */
export interface LocalCurrency extends TextFact {
  readonly by: 'account' | 'bank' | 'address';
}

/** A day with its year as printed, and how it stands there. */
interface DayFact {
  readonly token: DateToken;
  readonly line: TokenLine;
  readonly standing: Standing;
}

export interface AccountTypeFact extends AccountKind {
  readonly line: TokenLine;
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
  /** ISO codes; `strong` where the paper names the account's currency, not just some amount's */
  readonly currencies: readonly (TextFact & { readonly strong: boolean })[];
  /** ISO codes of the countries of which bank codes and the like tell; an account's own number says most, an address least: it may be the holder's */
  readonly localCurrencies: readonly LocalCurrency[];
  readonly accountTypes: readonly AccountTypeFact[];
  /** full dates with a year, in document order */
  readonly datesWithYear: readonly DayFact[];
  /** lines that say that nothing was booked */
  readonly noBookings: readonly TokenLine[];
  /** words that say that this is a card's statement, and how strongly */
  readonly cardWords: readonly { readonly weight: number; readonly line: TokenLine }[];
}

/** Words of a label, and of the document's title on its first lines, at the most. */
const LABEL_WORDS = 5;
const TITLE_WORDS = 10;
const TITLE_LINES = 3;

/** Given all lines, the indices of those in rows, among them of those that state balances, and of tables' headings, returns the facts. */
export function findFacts(
  lines: readonly TokenLine[],
  inRows: ReadonlySet<number>,
  balanceRows: ReadonlySet<number>,
  headings: ReadonlySet<number>,
): Facts {
  const figures: Figure[] = [];
  const periods: PeriodFact[] = [];
  const months: { month: MonthToken; line: TokenLine; standing: Standing }[] = [];
  const accounts: TextFact[] = [];
  const cards: TextFact[] = [];
  const ibans: TextFact[] = [];
  const bics: TextFact[] = [];
  const currencies: (TextFact & { strong: boolean })[] = [];
  const local: LocalCurrency[] = [];
  const noBookings: TokenLine[] = [];
  const accountTypes: AccountTypeFact[] = [];
  const datesWithYear: DayFact[] = [];
  const cardWords: { weight: number; line: TokenLine }[] = [];
  lines.forEach((tl, index) => {
    const { text } = tl.line;
    const inRow = inRows.has(tl.line.index);
    const above = lines[index - 1]?.line.page === tl.line.page ? lines[index - 1] : undefined;
    const stated = inRow || tl.amounts.length === 0 ? [] : figuresOf(tl, index, lines);
    if (!inRow || balanceRows.has(tl.line.index)) {
      for (const d of tl.dates) {
        if (d.token.year === null || isCode(d, tl)) continue;
        const isBalance = inRow || stated.some((f) => f.date === d && f.kind !== null);
        datesWithYear.push({
          token: d.token,
          line: tl,
          standing: isBalance ? 'named' : standingOf(tl, d.from, d.to, above),
        });
      }
    }
    if (inRow) return;
    if (saysNoBookings(text)) noBookings.push(tl);
    figures.push(...stated);
    if (/\d/.test(text)) {
      const words = tl.texts;
      for (const period of periodsIn(words)) {
        periods.push({ period, line: tl, standing: standingOf(tl, period.from, period.to, above) });
      }
      for (const month of monthsIn(words)) {
        months.push({ month, line: tl, standing: standingOf(tl, month.from, month.to, above) });
      }
    }
    for (const iban of ibansIn(beforeLinked(text))) {
      ibans.push({ text: iban, line: tl });
      const own = currencyOfIban(iban);
      if (own) local.push({ text: own, line: tl, by: 'account' });
    }
    for (const code of localCurrencies(text)) local.push({ text: code, line: tl, by: 'bank' });
    for (const code of currenciesOfAddress(text)) local.push({ text: code, line: tl, by: 'address' });
    for (const bic of bicsOf(tl, above)) bics.push({ text: bic, line: tl });
    for (const number of accountNumbersOf(tl, index, lines, inRows)) accounts.push({ text: number, line: tl });
    const card = cardNumberIn(beforeLinked(text));
    if (card !== null) cards.push({ text: card, line: tl });
    currencies.push(...currenciesOf(tl));
    // headings of rows tell of the rows: "Debit" and "Kredit", a card's number
    if (!headings.has(tl.line.index)) {
      for (const p of tl.line.phrases) {
        // an advert is a sentence, a label is not
        const weight = p.words.length <= (index < TITLE_LINES ? TITLE_WORDS : LABEL_WORDS) ? cardEvidence(p.text) : 0;
        if (weight > 0) cardWords.push({ weight, line: tl });
        const kind = accountKindOf(p, tl);
        if (kind) accountTypes.push({ ...kind, line: tl });
      }
    }
  });
  periods.push(...labelledPeriods(lines.filter((tl) => !inRows.has(tl.line.index))));
  return {
    noBookings,
    figures,
    periods,
    months,
    accounts,
    cards,
    ibans,
    bics,
    currencies,
    localCurrencies: local,
    accountTypes,
    datesWithYear,
    cardWords,
  };
}

function currenciesOf(tl: TokenLine): (TextFact & { strong: boolean })[] {
  const out: (TextFact & { strong: boolean })[] = [];
  for (const phrase of tl.line.phrases) {
    const words = phrase.words.map((w) => w.text.replace(/^[([]+|[)\],;:.]+$/gu, ''));
    const called = calledMoney(phrase.text, tl);
    if (called) out.push({ text: called, line: tl, strong: true });
    words.forEach((w, i) => {
      const code = currencyCode(w);
      if (!code) return;
      const label = labelOf(
        words
          .slice(0, i)
          .join(' ')
          .replace(/[:.]+$/u, ''),
      );
      const before = phrase === tl.line.phrases[0] ? null : tl.line.phrases[tl.line.phrases.indexOf(phrase) - 1];
      const labelled =
        label === 'currency' ||
        (i === 0 && before !== null && labelOf(before.text.replace(/[:.]+$/u, '')) === 'currency');
      const named = words.length <= 4 && tl.amounts.length === 0;
      out.push({ text: code, line: tl, strong: labelled || named });
    });
  }
  // the FR of an IBAN is no franc
  if (ibansIn(tl.line.text).length > 0) return out;
  for (const a of tl.amounts) if (a.token.currency) out.push({ text: a.token.currency, line: tl, strong: false });
  return out;
}

/** Given a phrase, returns the currency whose name follows a label for it, in the phrase or the one before: "Currency: UAE Dirham". */
function calledMoney(text: string, { line }: TokenLine): string | null {
  const at = line.phrases.findIndex((p) => p.text === text);
  const isLabel = (label: string) => labelOf(label.replace(/[\s:：.]+$/u, '')) === 'currency';
  const name = at > 0 && isLabel(line.phrases[at - 1].text) ? text : (/^([^:：]+)[:：]\s*(.+)$/u.exec(text) ?? []);
  if (typeof name === 'string') return currencyOfName(name.replace(/^:\s*/, ''));
  return name[1] && isLabel(name[1]) ? currencyOfName(name[2]) : null;
}

const CODES: ReadonlySet<Label> = new Set(['sort_code', 'branch', 'account_number', 'customer_number', 'bic', 'iban']);

/** True for what looks like a date behind a label for something else: "Sort code 07-01-16". */
function isCode(date: PlacedDate, tl: TokenLine): boolean {
  const words = tl.line.words.slice(0, date.from).map((w) => w.text);
  const last = labelsIn(words).at(-1);
  return last !== undefined && CODES.has(last.label) && !words.slice(last.to).some((word) => /[\p{L}\d]/u.test(word));
}

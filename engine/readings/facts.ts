/** Finds what the paper says outside its rows: labelled balances, totals and counts, periods, account numbers, currencies. */
import type { DateToken } from '../dates/date.ts';
import { type PeriodToken, periodsIn } from '../dates/period.ts';
import { accountTypeOf, cardEvidence } from '../lexicon/accounts.ts';
import { labelOf } from '../lexicon/labels.ts';
import { type LineKind, lineKind } from '../lexicon/lines.ts';
import { namesPart } from '../lexicon/partwords.ts';
import { currencyCode } from '../money/currencies.ts';
import { ibansIn, isBic } from '../money/iban.ts';
import type { AccountType } from '../statements/types.ts';
import type { PlacedAmount, TokenLine } from '../tables/types.ts';

export type FigureKind =
  | 'opening'
  | 'closing'
  | 'brought_forward'
  | 'carried_forward'
  | 'balance'
  | 'total_in'
  | 'total_out'
  | 'count_in'
  | 'count_out'
  | 'count';

/** An amount or a count with a label that says what it is. */
export interface Figure {
  readonly kind: FigureKind;
  readonly amount: PlacedAmount;
  readonly label: string;
  /** the label can name nothing else */
  readonly sure: boolean;
  readonly line: TokenLine;
}

export interface PeriodFact {
  readonly period: PeriodToken;
  readonly line: TokenLine;
}

export interface TextFact {
  readonly text: string;
  readonly line: TokenLine;
}

/** Everything found, each in document order. */
export interface Facts {
  readonly figures: readonly Figure[];
  readonly periods: readonly PeriodFact[];
  readonly accounts: readonly TextFact[];
  readonly ibans: readonly TextFact[];
  readonly bics: readonly TextFact[];
  /** ISO codes; `strong` where the paper names the account's currency, not just some amount's */
  readonly currencies: readonly (TextFact & { readonly strong: boolean })[];
  readonly accountTypes: readonly { readonly type: AccountType; readonly line: TokenLine }[];
  /** full dates with a year, in document order */
  readonly datesWithYear: readonly { readonly token: DateToken; readonly line: TokenLine }[];
  /** how strongly words say that this is a card's statement */
  readonly card: number;
}

/** A label stands above its value within this many text sizes. */
const LABEL_ABOVE = 2.6;
/** Digits of a count of transactions, at the most. */
const LONGEST_COUNT = 4;
const YEAR = /^(?:19|20)\d\d$/;
/** Words of a label or a title, at the most. */
const LABEL_WORDS = 5;
/** Words of a label for an account number, at the most. */
const MAX_LABEL_WORDS = 5;
const ACCOUNT_NUMBER = /^[A-Z]{0,4}[\dXx*•][\dXx*•\-./ ]{2,}[\dA-Z]*$/;

/** Given all lines, the indices of those in rows, and among them of those that state balances, returns the facts. */
export function findFacts(
  lines: readonly TokenLine[],
  inRows: ReadonlySet<number>,
  balanceRows: ReadonlySet<number>,
): Facts {
  const figures: Figure[] = [];
  const periods: PeriodFact[] = [];
  const accounts: TextFact[] = [];
  const ibans: TextFact[] = [];
  const bics: TextFact[] = [];
  const currencies: (TextFact & { strong: boolean })[] = [];
  const accountTypes: { type: AccountType; line: TokenLine }[] = [];
  const datesWithYear: { token: DateToken; line: TokenLine }[] = [];
  let card = 0;
  lines.forEach((tl, index) => {
    const { text } = tl.line;
    const inRow = inRows.has(tl.line.index);
    if (!inRow || balanceRows.has(tl.line.index)) {
      for (const d of tl.dates) if (d.token.year !== null) datesWithYear.push({ token: d.token, line: tl });
    }
    if (inRow) return;
    if (tl.amounts.length > 0) figures.push(...figuresOf(tl, index, lines));
    if (tl.dates.length > 0) {
      for (const period of periodsIn(tl.line.words.map((w) => w.text))) periods.push({ period, line: tl });
    }
    for (const iban of ibansIn(text)) ibans.push({ text: iban, line: tl });
    for (const w of tl.line.words) if (isBic(w.text)) bics.push({ text: w.text, line: tl });
    accounts.push(...accountsOf(tl, index, lines));
    currencies.push(...currenciesOf(tl));
    if (tl.line.phrases.length > 0) {
      for (const p of tl.line.phrases) {
        // an advert is a sentence, a label is not
        if (p.words.length <= LABEL_WORDS) card += cardEvidence(p.text);
        const type = p.words.length <= 8 ? accountTypeOf(p.text) : null;
        if (type) accountTypes.push({ type, line: tl });
      }
    }
  });
  return { figures, periods, accounts, ibans, bics, currencies, accountTypes, datesWithYear, card };
}

/** A label that names a figure this surely must be right; one that may also name a part of it need not. */
const SURE = 0.9;
/** Words that end in those for a closing balance may name one: "month-end balance". */
const LIKELY = 0.5;

/** Given a label, returns the figure that it names, and whether it can name nothing else; null for other labels. */
export function figureKind(label: string): { kind: FigureKind; sure: boolean } | null {
  const found = lineKind(label);
  if (!found) return null;
  if (!found.exact) return found.weight >= LIKELY && found.kind === 'closing' ? { kind: 'balance', sure: false } : null;
  const kind = FIGURE_OF[found.kind];
  return kind ? { kind, sure: found.weight >= SURE && !namesPart(label) } : null;
}

const FIGURE_OF: Partial<Record<LineKind, FigureKind>> = {
  opening: 'opening',
  brought_forward: 'brought_forward',
  carried_forward: 'carried_forward',
  closing: 'closing',
  balance: 'balance',
  total_debit: 'total_out',
  total_credit: 'total_in',
  count_debit: 'count_out',
  count_credit: 'count_in',
  count: 'count',
};

function figuresOf(tl: TokenLine, index: number, lines: readonly TokenLine[]): Figure[] {
  const out: Figure[] = [];
  const dateWords = new Set(tl.dates.flatMap((d) => range(d.from, d.to)));
  let from = 0;
  let label = '';
  for (const amount of tl.amounts) {
    if (dateWords.has(amount.from)) continue;
    const words = tl.line.words.slice(from, amount.from).map((w) => w.text);
    const own = words
      .join(' ')
      .replace(/[:.…]+$/u, '')
      .trim();
    // without words of its own an amount has the heading above it, or shares a label: "Credits 3 12 147,90"
    const above = own === '' || !figureKind(own) ? labelAbove(amount, index, lines) : '';
    if (own !== '' && !(above !== '' && figureKind(above))) label = own;
    else if (above !== '' && (label === '' || figureKind(above))) label = above;
    from = amount.to;
    const named = label === '' ? null : figureKind(label);
    const kind = named ? asCount(named.kind, amount) : null;
    if (named && kind) out.push({ kind, amount, label, line: tl, sure: named.sure && (own === '' || label === own) });
  }
  return out;
}

const COUNTED: ReadonlySet<FigureKind> = new Set(['total_in', 'total_out', 'count_in', 'count_out', 'count']);

/** A whole number without a currency beside a total's label is a count. Balances stay: yen have no decimals. */
function asCount(kind: FigureKind, amount: PlacedAmount): FigureKind | null {
  if (!amount.token.whole || amount.token.symbol !== null || amount.token.digits.length > LONGEST_COUNT) return kind;
  if (!COUNTED.has(kind)) return kind;
  if (YEAR.test(amount.token.digits)) return null;
  if (kind === 'total_in') return 'count_in';
  return kind === 'total_out' ? 'count_out' : kind;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

/** Given an amount without words before it, returns the phrase that stands above it, or ''. */
function labelAbove(amount: PlacedAmount, index: number, lines: readonly TokenLine[]): string {
  const own = lines[index].line;
  for (let i = index - 1; i >= 0 && lines[i].line.page === own.page; i--) {
    const { line } = lines[i];
    if (own.baseline - line.baseline > LABEL_ABOVE * own.size) break;
    const phrase = line.phrases.find((p) => p.x0 < amount.x1 && p.x1 > amount.x0);
    if (phrase && !/\d/.test(phrase.text)) {
      // beside an amount of its own it is that one's label
      return lines[i].amounts.some((a) => a.from > 0 && !a.token.nil) ? '' : phrase.text;
    }
  }
  return '';
}

/** Given a line, returns the account numbers that follow or stand under a label for one. */
function accountsOf(tl: TokenLine, index: number, lines: readonly TokenLine[]): TextFact[] {
  const out: TextFact[] = [];
  const { phrases } = tl.line;
  phrases.forEach((phrase, i) => {
    const words = phrase.words.map((w) => w.text);
    // the label begins the phrase, or stands in its midst: "Account Number" after a name
    for (let at = 0; at < words.length; at++) {
      for (let n = Math.min(words.length - at, MAX_LABEL_WORDS); n >= 1; n--) {
        if (!isAccountLabel(words.slice(at, at + n).join(' '))) continue;
        const rest = valueText(words.slice(at + n).join(' '));
        const value = rest !== '' ? rest : valueText(phrases[i + 1]?.text ?? valueBelow(phrase, index, lines));
        const number = leadingNumber(value);
        if (number) out.push({ text: number, line: tl });
        return;
      }
    }
  });
  return out;
}

const valueText = (text: string): string => text.replace(/^[:\s]+/u, '');

function valueBelow(phrase: { x0: number; x1: number }, index: number, lines: readonly TokenLine[]): string {
  const own = lines[index].line;
  for (let i = index + 1; i < lines.length && lines[i].line.page === own.page; i++) {
    const { line } = lines[i];
    if (line.baseline - own.baseline > LABEL_ABOVE * own.size) break;
    const below = line.phrases.find((p) => p.x0 < phrase.x1 && p.x1 > phrase.x0);
    if (below) return below.text;
  }
  return '';
}

/** Given a text, returns the account number that it begins with, or null. */
function leadingNumber(text: string): string | null {
  const words = text.split(' ');
  let number = '';
  for (const w of words) {
    const joined = number === '' ? w : `${number} ${w}`;
    if (!ACCOUNT_NUMBER.test(joined) && !/^[A-Z]{2}\d{2}/.test(joined)) break;
    number = joined;
  }
  const digits = number.replace(/\D/g, '').length;
  return digits >= 3 && number.replace(/\s/g, '').length >= 4 ? number : null;
}

function currenciesOf(tl: TokenLine): (TextFact & { strong: boolean })[] {
  const out: (TextFact & { strong: boolean })[] = [];
  for (const phrase of tl.line.phrases) {
    const words = phrase.words.map((w) => w.text.replace(/^[([]+|[)\],;:.]+$/gu, ''));
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
  for (const a of tl.amounts) if (a.token.currency) out.push({ text: a.token.currency, line: tl, strong: false });
  return out;
}

function isAccountLabel(text: string): boolean {
  const label = labelOf(text.replace(/[:.]+$/u, ''));
  return label === 'account_number' || label === 'iban';
}

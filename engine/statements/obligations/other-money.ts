/** Finds what on a paper is in another currency than its amounts were read in. */
import { STRENGTH } from '../../evidence/strength.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import type { Row } from '../../model/row.ts';
import { currenciesOfSymbol, currencyCode, currencyOfName } from '../../money/currencies.ts';
import { currenciesCalled } from '../../money/plain-names.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { isOf } from '../own-lines.ts';
import { excludes, type ObligationRule, type Reason } from './obligation.ts';
import type { Subject } from './subject.ts';

type InCurrency = (subject: Subject, currency: string) => Finding | null;

/** Given a function of a statement with a known currency, returns it as a rule: null without a currency. */
export const whereNamed =
  (find: InCurrency): Reason['find'] =>
  (subject) =>
    subject.part.currency === null ? null : find(subject, subject.part.currency);

export const OTHER_MONEY_RULES: readonly ObligationRule[] = [
  // "Currency CHF" on a later page (other-readings.test.ts)
  excludes('labels_differ', whereNamed(byLabel)),
  // "Euro account", "Statement in Swiss francs" above amounts in another currency (other-readings.test.ts)
  excludes('title_names_other', whereNamed(byTitle)),
  // "Total deposits USD 200.00"
  excludes('figure_in_other', whereNamed(byFigure)),
  // a title "US dollars" between the rows (other-readings.test.ts)
  excludes('other_amid_rows', whereNamed(amidRows)),
  // "Total CHF" below the rows
  excludes('total_in_other', whereNamed(byTotal)),
  // a column of codes without a heading (other-readings.test.ts)
  excludes('codes_beside_rows', whereNamed(codesBeside)),
  // a pound of a bank in Cairo (other-readings.test.ts)
  excludes('symbol_shared', whereNamed(byPlace)),
];

function byLabel({ part: { part }, readings: { facts } }: Subject, currency: string): Finding | null {
  const other = facts.currencies.find(
    ({ strength, text, line }) => strength === STRENGTH.certain && text !== currency && isOf(part, { line }),
  );
  return other ? finding('LABELS_DIFFER', { currencies: [currency, other.text] }) : null;
}

/** Titles have at most this many words, and names of currencies at most this many. */
const LONGEST_TITLE = 6;
const LONGEST_NAME = 3;
/** Words that show that a title is about an account, its money or its paper. */
const OF_ACCOUNT =
  /(?<!\p{L})(?:accounts?|statements?|amounts?|balances?|currency|konto\p{L}*|\p{L}*konto|\p{L}*auszug|beträge|währung\p{L}*|compte|relevé|montants|devise|cuenta|extracto|importes|moneda|conto|estratto|importi|valuta\p{L}*|conta|extrato|valores|moeda|rekening\p{L}*|bedragen|rachunek|konta|belopp|wyciąg)(?!\p{L})/iu;

/** A title above the rows that names another currency, if no label names this one. */
function byTitle(
  { part: { part, currencyBy }, readings: { facts }, booked, document }: Subject,
  currency: string,
): Finding | null {
  if (
    currencyBy === 'caller' ||
    facts.currencies.some(({ strength, text }) => strength === STRENGTH.certain && text === currency)
  )
    return null;
  const first = least(booked.map(({ row }) => row.lines[0].source.line.index));
  for (const { line } of document.tables.lines) {
    if (line.index >= first) break;
    if (line.index < part.fromLine) continue;
    const title = line.phrases.find(
      ({ text, words }) =>
        words.length <= LONGEST_TITLE && OF_ACCOUNT.test(text) && namesOnlyOther(text.split(' '), currency),
    );
    if (title) return finding('TITLE_NAMES_OTHER_CURRENCY', { text: title.text, currency });
  }
  return null;
}

/** True for words that name currencies, but not this one. */
function namesOnlyOther(words: readonly string[], currency: string): boolean {
  const named = words.flatMap((_, from) =>
    Array.from({ length: LONGEST_NAME }, (_, n) => words.slice(from, from + n + 1)).flatMap(codesNamed),
  );
  return named.length > 0 && !named.includes(currency);
}

function codesNamed(words: readonly string[]): readonly string[] {
  const bare = words.join(' ').replace(/^[([\s]+|[)\]\s:.,]+$/gu, '');
  const [one = null] = /^[A-Z]{3}$/.test(bare) && !WORDS.has(bare) ? [currencyCode(bare)] : [currencyOfName(bare)];
  return one !== null ? [one] : words.length === 1 ? currenciesCalled(bare) : [];
}

function byFigure({ part: { part }, readings: { facts } }: Subject, currency: string): Finding | null {
  const other = facts.figures.find(
    ({ kind, amount: { token }, line }) =>
      (kind === 'total_in' || kind === 'total_out') &&
      isOf(part, { line }) &&
      token.currency !== null &&
      token.currency !== currency,
  );
  const named = other?.amount.token.currency ?? null;
  return named === null ? null : finding('TOTAL_IN_OTHER_CURRENCY', { currency, other: named });
}

/** The currency that a text names, if it says nothing else. */
function moneyCalled(text: string): string | null {
  const bare = text.replace(/^[([\s]+|[)\]\s:.]+$/gu, '');
  const meant = currenciesOfSymbol(bare);
  return currencyCode(bare) ?? currencyOfName(bare) ?? (meant.length === 1 ? meant[0] : null);
}

/** Codes that are also words. */
const WORDS: ReadonlySet<string> = new Set('ALL TRY TOP GEL COP MAD CUP PEN SOS BAM RON LAK ANG'.split(' '));

function amidRows(subject: Subject, currency: string): Finding | null {
  const at = subject.booked.map(({ row }) => row.lines[0].source.line.index);
  const [first, last] = [least(at), greatest(at)];
  const other = subject.document.tables.lines
    .filter(({ line }) => line.index > first && line.index < last)
    .map(({ line }) => currencyCode(line.text) ?? currencyOfName(line.text))
    .find((code) => code !== null && code !== currency && !WORDS.has(code));
  return other ? finding('OTHER_CURRENCY_AMID_ROWS', { currency, other }) : null;
}

function byTotal({ proof: { rows } }: Subject, currency: string): Finding | null {
  const other = rows
    .filter(({ role }) => role === 'total')
    .flatMap(({ description }) => description.split(' ').map((word) => currencyCode(word)))
    .find((code) => code !== null && code !== currency);
  return other ? finding('TOTAL_IN_OTHER_CURRENCY', { currency, other }) : null;
}

/** Points by which a column's edge may be out of line. */
const OFF = 2;

/** Each row has one of several currencies at one place without a heading. */
function codesBeside({ booked }: Subject): Finding | null {
  const [first, ...others] = booked.map(({ row }) => row);
  const namedFirst = first ? moneyBeside(first) : [];
  if (namedFirst.length === 0) return null;
  const named = [namedFirst, ...others.map(moneyBeside)];
  for (const { x0 } of namedFirst) {
    const column = named.map((row) => row.find((one) => Math.abs(one.x0 - x0) <= OFF)?.code);
    const codes = new Set(column);
    if (codes.size > 1 && !codes.has(undefined))
      return finding('ROWS_OF_SEVERAL_CURRENCIES', { currencies: [...codes].filter((code) => code !== undefined) });
  }
  return null;
}

/** The currencies that texts of a row's first line name, and their places. */
function moneyBeside({ lines, amounts }: Row): { readonly code: string; readonly x0: number }[] {
  const { source } = lines[0];
  // a payment abroad has its currency beside it
  if (source.amounts.some((amount) => !amount.token.whole && !amounts.includes(amount))) return [];
  return source.line.phrases.flatMap(({ text, x0 }) => {
    const code = moneyCalled(text);
    return code === null ? [] : [{ code, x0 }];
  });
}

/** Symbols with one usual meaning, and the other currencies that print them. */
const SHARED: readonly (readonly [symbols: RegExp, codes: readonly string[]])[] = [
  [/^£$/u, ['GBP', 'EGP', 'LBP', 'GIP', 'SYP', 'SDG', 'FKP', 'SHP']],
  [/^[¥￥元]$/u, ['JPY', 'CNY']],
  [/^l[e£]$/iu, ['EGP', 'SLE']],
  [/^sr\.?$/iu, ['SAR', 'SCR']],
];

function byPlace(subject: Subject, currency: string): Finding | null {
  const { currencies, localCurrencies } = subject.readings.facts;
  if (currencies.some(({ text, strength }) => strength >= STRENGTH.fair && text === currency)) return null;
  if (localCurrencies.some(({ text }) => text === currency)) return null;
  const tokens = subject.booked.flatMap(({ row }) => row.amounts.map((amount) => amount?.token.symbol ?? null));
  const symbol = tokens.find((token) => token !== null) ?? '';
  const meant = SHARED.find(([symbols, codes]) => symbols.test(symbol) && codes.includes(currency))?.[1] ?? [];
  const other = localCurrencies.find(({ text }) => meant.includes(text));
  return other ? finding('SYMBOL_SHARED', { symbol, currency, other: other.text }) : null;
}

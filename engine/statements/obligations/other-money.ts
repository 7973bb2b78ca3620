/** Finds what on a paper is in another currency than its amounts were read in. */
import { STRENGTH } from '../../evidence/strength.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import { labelsIn } from '../../lexicon/facts/labels.ts';
import { firstFound, itemAt, neighbours } from '../../model/lists.ts';
import type { Row } from '../../model/row.ts';
import type { TokenLine } from '../../model/table.ts';
import { currencyCalled } from '../../money/called.ts';
import { currencyCode, currencyOfName } from '../../money/currencies.ts';
import type { CurrencyFact } from '../../readings/facts/facts.ts';
import type { Figure } from '../../readings/facts/figures.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { firstLineOf, isOf } from '../part.ts';
import { ownLines, type Subject } from '../subject.ts';
import { excludes, foundWith, type Rule } from './judge.ts';
import { otherTitle, WORDS } from './titles-of-money.ts';

type OtherCode =
  | 'ROWS_PRINT_OTHER_CURRENCY'
  | 'SENTENCE_NAMES_OTHER_CURRENCY'
  | 'SUM_IN_OTHER_CURRENCY'
  | 'TOTAL_IN_OTHER_CURRENCY'
  | 'OTHER_CURRENCY_AMID_ROWS';

/** Given currencies on the paper, the statement's and a code, returns the finding on the first other one. */
export const otherAmong = (named: readonly (string | null)[], currency: string | null, code: OtherCode) =>
  foundWith(code, { currency, other: named.find((one) => one !== null && one !== currency) });

export const OTHER_MONEY_RULES: readonly Rule[] = [
  // "Currency CHF" on a later page (other-readings.test.ts)
  excludes('labels_differ', ({ part: { part, currency }, readings: { facts } }) => {
    const isOther = (fact: CurrencyFact) => isOf(part, fact) && isLabelled(fact) && fact.text !== currency;
    const other = facts.currencies.find(isOther);
    return other && currency !== null ? finding('LABELS_DIFFER', { currencies: [currency, other.text] }) : null;
  }),
  // "Currency: Frobs" above amounts that were read as those of another account (other-readings.test.ts)
  excludes('label_unread', byUnreadLabel),
  // "Euro account", "Statement in Swiss francs" above amounts in another currency (other-readings.test.ts)
  excludes('title_names_other', otherTitle),
  // "Total deposits USD 200.00"
  excludes('figure_in_other', ({ part: { part, currency }, readings: { facts } }) => {
    const totals = facts.figures.filter((figure) => TOTALS.has(figure.kind) && isOf(part, figure));
    const named = totals.map(({ amount }) => amount.token.currency);
    return otherAmong(named, currency, 'TOTAL_IN_OTHER_CURRENCY');
  }),
  // a title "US dollars" between the rows (other-readings.test.ts)
  excludes('other_amid_rows', ({ part: { currency }, booked, document }) => {
    const at = booked.map((row) => firstLineOf(row).index);
    const [first, last] = [least(at), greatest(at)];
    const abroad = linesBelowAmounts(booked);
    const amid = document.tables.lines.filter((tl) => tl.line.index > first && tl.line.index < last && !abroad.has(tl));
    const named = amid.map(({ line }) => currencyCode(line.text) ?? currencyOfName(line.text));
    return otherAmong(
      named.filter((code) => code !== null && !WORDS.has(code)),
      currency,
      'OTHER_CURRENCY_AMID_ROWS',
    );
  }),
  // "Total CHF" below the rows
  excludes('total_in_other', ({ part: { currency }, rows }) => {
    const totals = rows.filter(({ role }) => role === 'total');
    const words = totals.flatMap(({ description }) => description.split(' '));
    return otherAmong(words.map(currencyCode), currency, 'TOTAL_IN_OTHER_CURRENCY');
  }),
  // a column of codes without a heading (other-readings.test.ts)
  excludes('codes_beside_rows', codesBeside),
  // "US Dollar account" in a list, and addresses in Canada alone (currency/question.test.ts)
  excludes('dollar_of_address', dollarOfAddress),
  // a pound of a bank in Cairo (other-readings.test.ts)
  excludes('symbol_shared', byPlace),
];

/** Lines of bookings between an amount in their text and more of it: "306.64" above "CAD" above a rate. */
const linesBelowAmounts = (booked: Subject['booked']): ReadonlySet<TokenLine> =>
  new Set(
    booked.flatMap(({ row }) =>
      neighbours(row.lines.slice(1, -1)).flatMap(([above, { source }]) =>
        above.source.amounts.length > 0 ? [source] : [],
      ),
    ),
  );

const TOTALS: ReadonlySet<Figure['kind']> = new Set(['total_in', 'total_out']);

const isLabelled = ({ strength }: CurrencyFact): boolean => strength === STRENGTH.certain;

/** A label for the currency of a part whose value names no currency that is known. */
function byUnreadLabel(subject: Subject): Finding | null {
  const { facts } = subject.readings;
  const { currency } = subject.part;
  const isRead = (tl: TokenLine) => facts.currencies.some(({ line }) => line === tl);
  return firstFound(ownLines(subject), (tl) => {
    if (tl.amounts.length > 0) return null;
    const [label, ...others] = labelsIn(tl.texts);
    if (label?.label !== 'currency' || label.from > 0 || others.length > 0 || isRead(tl)) return null;
    const value = tl.texts.slice(label.to).join(' ');
    // without a colon it may be the heading of a column: "Valuta"
    const isTied = /[:：]$/.test(itemAt(tl.texts, label.to - 1)) || /^[:：]/.test(value);
    return isTied && /\p{L}{3}/u.test(value)
      ? foundWith('TITLE_NAMES_OTHER_CURRENCY', { text: tl.line.text, currency })
      : null;
  });
}

/** The currency that a text names, if it says nothing else. */
const moneyCalled = (text: string): string | null => currencyCalled(text.replace(/^[([\s]+|[)\]\s:.]+$/gu, ''));

/** Points by which a column's edge may be out of line. */
const OFF = 2;

/** Each row has one of several currencies at one place without a heading. */
function codesBeside({ part, booked }: Subject): Finding | null {
  const inFirst = part.currency === null ? [] : booked.slice(0, 1).flatMap(({ row }) => moneyBeside(row));
  const named = inFirst.length === 0 ? [] : booked.map(({ row }) => moneyBeside(row));
  return firstFound(inFirst, ({ x0 }) => {
    const codes = new Set(named.map((row) => row.find((one) => Math.abs(one.x0 - x0) <= OFF)?.code));
    if (codes.size < 2 || codes.has(undefined)) return null;
    return finding('ROWS_OF_SEVERAL_CURRENCIES', { currencies: [...codes].filter((code) => code !== undefined) });
  });
}

/** The currencies that texts of a row's first line name, in no column headed as one of codes, and their places. */
function moneyBeside({ lines, amounts, columns, texts }: Row): { readonly code: string; readonly x0: number }[] {
  const { source } = lines[0];
  // a payment abroad has its currency beside it
  if (source.amounts.some((amount) => !amount.token.whole && !amounts.includes(amount))) return [];
  const headed = columns.flatMap(({ role }, i) => (role === 'currency' ? itemAt(texts, i) : []));
  return source.line.phrases.flatMap(({ text, x0 }) => {
    const code = headed.includes(text) ? null : moneyCalled(text);
    return code === null ? [] : [{ code, x0 }];
  });
}

/** A paper that is read as one of US dollars by the words of its bank, and has addresses of another dollar alone. */
function dollarOfAddress({ part: { currency, currencyBy }, readings: { facts } }: Subject): Finding | null {
  if (currencyBy !== 'bank' || currency !== 'USD') return null;
  const ofAddresses = facts.localCurrencies.filter(({ by }) => by === 'address').map(({ text }) => text);
  const other = ofAddresses.includes(currency) ? undefined : ofAddresses[0];
  return foundWith('SYMBOL_SHARED', { symbol: '$', currency, other });
}

/** Symbols with one usual meaning, and the other currencies that print them. */
const SHARED: readonly (readonly [symbols: RegExp, codes: readonly string[]])[] = [
  [/^£$/u, ['GBP', 'EGP', 'LBP', 'GIP', 'SYP', 'SDG', 'FKP', 'SHP']],
  [/^[¥￥元]$/u, ['JPY', 'CNY']],
  [/^l[e£]$/iu, ['EGP', 'SLE']],
  [/^sr\.?$/iu, ['SAR', 'SCR']],
];

function byPlace(subject: Subject): Finding | null {
  const { currency } = subject.part;
  const { currencies, localCurrencies } = subject.readings.facts;
  const named = [...currencies.filter(({ strength }) => strength >= STRENGTH.fair), ...localCurrencies];
  if (currency === null || named.some(({ text }) => text === currency)) return null;
  const tokens = subject.booked.flatMap(({ row }) => row.amounts.map((amount) => amount?.token.symbol ?? null));
  const symbol = tokens.find((token) => token !== null) ?? '';
  const meant = SHARED.find(([symbols, codes]) => symbols.test(symbol) && codes.includes(currency))?.[1] ?? [];
  const other = localCurrencies.find(({ text }) => meant.includes(text));
  return foundWith('SYMBOL_SHARED', { symbol, currency, other: other?.text });
}

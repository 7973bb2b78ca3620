/** All amounts are in the one currency of the statement. */

import { markerSign } from '../../lexicon/headings/markers.ts';
import { unitOfAmounts } from '../../lexicon/lines/units.ts';
import { firstFound, grouped, itemAt, onlyOf } from '../../model/lists.ts';
import type { ReadRow, Roles } from '../../model/reading.ts';
import { currenciesOfSymbol, currencyCode, currencyOfName } from '../../money/currencies.ts';
import { currencyOfHeading } from '../../money/heading-currency.ts';
import type { ReadPart } from '../../readings/read.ts';
import { finding } from '../../wording/catalogue.ts';
import { figureOf } from '../figures/printed.ts';
import { amountsIn, rolesOf } from '../part.ts';
import { ownLines } from '../subject.ts';
import { excludes, foundWith, type Rule, suggests, suggestsIf } from './judge.ts';
import { OTHER_MONEY_RULES, otherAmong } from './other-money.ts';
import { againstSaid } from './said-currency.ts';

/** If this share of the rows print a code, all rows are in it. */
const MOST = 0.8;
/** The weight of a column's heading, and of a label for the statement's currency. */
const HEADED = 1000;
const LABELLED = 300;

const BOOKED: ReadonlySet<Roles[number]> = new Set(['amount', 'debit', 'credit']);

export const CURRENCY_RULES: readonly Rule[] = [
  // EUR and USD beside the amounts of one list (currency.test.ts)
  excludes('rows_of_several', ({ part, booked, figures }) => {
    const ofEnds = [figures.opening, figures.closing].map((end) => figureOf(end)?.amount.token.currency);
    const codes = [part.currency, ...booked.flatMap((row) => codesOf(row, part)), ...ofEnds];
    const currencies = [...new Set(codes.flatMap((code) => code ?? []))];
    return currencies.length > 1 ? finding('ROWS_OF_SEVERAL_CURRENCIES', { currencies }) : null;
  }),
  // each row has CHF in a column of its own, below a head that says EUR (currency.test.ts)
  excludes('rows_of_other', ({ part, booked }) => {
    return otherAmong([codeBesideAll(part, booked)], part.currency, 'ROWS_PRINT_OTHER_CURRENCY');
  }),
  // "$" beside some of the amounts, but not most, and nothing beside the rest (currency.test.ts)
  excludes('symbol_beside_some', ({ part, booked }) => {
    if (part.currency !== null) return null;
    const rows = grouped(booked, (row) => [...new Set(bookedSymbols(row, part))]);
    const [symbol] = [...rows].find(([, { length }]) => length < booked.length * MOST) ?? [];
    return foundWith('SYMBOL_BESIDE_SOME', { symbol });
  }),
  // payments abroad alone print a code, and nothing else on the paper names it as surely (currency.test.ts)
  excludes('code_beside_few', ({ part, booked }) => {
    const rows = booked.filter((row) => codesOf(row, part).length > 0).length;
    const [, votes] = part.currencyVotes.find(([code]) => code === part.currency) ?? ['', 0];
    const areFew = rows < booked.length * MOST && votes < LABELLED;
    return areFew ? foundWith('CURRENCY_BESIDE_FEW', { rows, of: booked.length }) : null;
  }),
  // "Amount (EUR)" above, "Currency: USD" in the head (currency.test.ts)
  excludes('headings_and_labels', ({ part }) => {
    const [headed, labelled] = part.currencyVotes;
    if (!headed || !labelled || headed[1] < HEADED || labelled[1] < LABELLED) return null;
    return finding('HEADINGS_AND_LABELS_DIFFER', { currencies: [headed[0], labelled[0]] });
  }),
  // "All amounts are in CHF" (one-thing-wrong.test.ts)
  excludes('sentence_names_other', (subject) => {
    return firstFound(ownLines(subject), ({ line, texts }) => {
      const unit = unitOfAmounts(line.text);
      if (unit === null) return null;
      const codes = texts.map((text) => currencyCode(text.replace(/\W+$/, '')));
      return otherAmong([...codes, currencyOfName(unit)], subject.part.currency, 'SENTENCE_NAMES_OTHER_CURRENCY');
    });
  }),
  // PayNow, Bizum: a way to pay that only one country has (currency.test.ts)
  excludes('named_by_payments', ({ part: { currency, currencyBy } }) => {
    return currencyBy === 'bookings' ? foundWith('CURRENCY_OF_PAYMENTS', { currency }) : null;
  }),
  // "Fees in USD" in a note (other-readings.test.ts)
  excludes('named_aside', ({ part: { currency, currencyBy }, booked, readings: { facts } }) => {
    const isLocal = facts.localCurrencies.some(({ text }) => text === currency);
    const isAside = booked.length > 0 && currencyBy === 'aside' && !isLocal;
    return isAside ? foundWith('CURRENCY_NAMED_ASIDE', { currency }) : null;
  }),
  // a sum in words, "pesos mexicanos" (currency.test.ts)
  excludes('sum_in_other', ({ part: { currency, currencyBy }, readings: { facts } }) => {
    const sums = facts.localCurrencies.flatMap(({ by, text }) => (by === 'sum' ? [text] : []));
    return currencyBy === 'code' ? null : otherAmong(sums, currency, 'SUM_IN_OTHER_CURRENCY');
  }),
  // "£" beside amounts of a paper in EUR (currency.test.ts)
  excludes('symbol_of_other', ({ part, booked }) => {
    const symbols = booked.flatMap((row) => bookedSymbols(row, part));
    const isOther = (meant: readonly string[]) => meant.length > 0 && !meant.includes(part.currency ?? '');
    const symbol = symbols.find((one) => isOther(currenciesOfSymbol(one)));
    return foundWith('SYMBOL_OF_OTHER_CURRENCY', { symbol, currency: part.currency });
  }),
  // "All amounts in pounds sterling", or yen with cents, where only the user says EUR or JPY (hint-currency.test.ts)
  excludes('against_said', againstSaid),
  ...OTHER_MONEY_RULES,
  suggests('one_currency', ({ part: { currency } }) => foundWith('ONE_CURRENCY', { currency })),
  suggestsIf('no_currency', 'NO_CURRENCY_NAMED', ({ part }) => part.currency === null),
];

/** The one code that is by itself on most rows, in any column; null without. */
function codeBesideAll(part: ReadPart, booked: readonly ReadRow[]): string | null {
  const codes = booked.flatMap(({ row }): string[] => {
    if (rolesOf(row, part).includes('original_amount')) return [];
    const code = row.lines[0].source.line.phrases.find(({ text }) => currencyCode(text) !== null);
    return code ? [code.text] : [];
  });
  return codes.length >= booked.length * MOST ? onlyOf([...new Set(codes)]) : null;
}

/** The symbols beside booked amounts without a code. "KR" beside an amount may also be a credit. */
const bookedSymbols = ({ row }: ReadRow, part: ReadPart): string[] =>
  amountsIn(row, part, BOOKED).flatMap(({ token: { symbol, currency } }) =>
    symbol !== null && currency === null && markerSign(symbol) === null ? [symbol] : [],
  );

/** The codes that a row prints beside booked amounts, or in a column of its own. */
function codesOf({ row }: ReadRow, part: ReadPart): string[] {
  const roles = rolesOf(row, part);
  // "Währung | Betrag | Kurs | Betrag in EUR": the code is that of the original amount
  const isOriginals =
    roles.some((role, i) => role === 'original_amount' && row.amounts[i]) &&
    row.columns.some(({ heading }, i) => BOOKED.has(roles[i] ?? null) && currencyOfHeading(heading) === part.currency);
  return row.columns.flatMap(({ role }, i) => {
    if (roles[i] === 'original_amount' || role === 'original_amount') return [];
    const beside = BOOKED.has(roles[i] ?? null) ? row.amounts[i]?.token.currency : null;
    if (role !== 'currency' || row.amounts[i] !== null || isOriginals) return beside ?? [];
    return beside ?? currencyCode(itemAt(row.texts, i).trim()) ?? [];
  });
}

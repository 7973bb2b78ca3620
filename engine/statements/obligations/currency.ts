/** All amounts are in the one currency of the statement. */

import { markerSign } from '../../lexicon/headings/markers.ts';
import { unitOfAmounts } from '../../lexicon/lines/units.ts';
import { firstFound, grouped, itemAt, onlyOf } from '../../model/lists.ts';
import type { ReadRow, Roles } from '../../model/reading.ts';
import { currenciesOfSymbol, currencyCode } from '../../money/currencies.ts';
import { currencyOfHeading } from '../../money/heading-currency.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { figureOf } from '../figures/printed.ts';
import { rolesOf } from '../part.ts';
import { ownLines, type Subject } from '../subject.ts';
import { excludes, type ObligationRule, suggests, suggestsIf } from './judge.ts';
import { OTHER_MONEY_RULES, whereNamed } from './other-money.ts';

/** If this share of the rows print a code, all rows are in it. */
const MOST = 0.8;
/** The weight of a column's heading, and of a label for the statement's currency. */
const HEADED = 1000;
const LABELLED = 300;

const BOOKED: ReadonlySet<Roles[number]> = new Set(['amount', 'debit', 'credit']);

export const CURRENCY_RULES: readonly ObligationRule[] = [
  // EUR and USD beside the amounts of one list (currency.test.ts)
  excludes('rows_of_several', rowsOfSeveral),
  // each row has CHF in a column of its own, below a head that says EUR (currency.test.ts)
  excludes('rows_of_other', rowsOfOther),
  // "$" beside a few amounts, and nothing beside the rest (currency.test.ts)
  excludes('symbol_beside_some', symbolBesideSome),
  // payments abroad alone print a code (currency.test.ts)
  excludes('code_beside_few', codeBesideFew),
  // "Amount (EUR)" above, "Currency: USD" in the head (currency.test.ts)
  excludes('headings_and_labels', headingsAndLabels),
  // "All amounts are in CHF" (one-thing-wrong.test.ts)
  excludes('sentence_names_other', whereNamed(sentenceNamesOther)),
  // PayNow, Bizum: a way to pay that only one country has (currency.test.ts)
  excludes('named_by_payments', whereNamed(namedByPayments)),
  // "Fees in USD" in a note (other-readings.test.ts)
  excludes('named_aside', whereNamed(namedAside)),
  // a sum in words, "pesos mexicanos" (currency.test.ts)
  excludes('sum_in_other', whereNamed(sumInOther)),
  // "£" beside amounts of a paper in EUR (currency.test.ts)
  excludes('symbol_of_other', whereNamed(symbolOfOther)),
  ...OTHER_MONEY_RULES,
  suggests('one_currency', ({ part: { currency } }) =>
    currency === null ? null : finding('ONE_CURRENCY', { currency }),
  ),
  suggestsIf('no_currency', 'NO_CURRENCY_NAMED', ({ part }) => part.currency === null),
];

function rowsOfSeveral({ part: { currency }, part, booked, figures }: Subject): Finding | null {
  const ofEnds = [figures.opening, figures.closing].flatMap((end) => figureOf(end)?.amount.token.currency ?? []);
  const codes = [...booked.flatMap((row) => codesOf(row, part)), ...ofEnds];
  const currencies = [...new Set(currency === null ? codes : [currency, ...codes])];
  return codes.length > 0 && currencies.length > 1 ? finding('ROWS_OF_SEVERAL_CURRENCIES', { currencies }) : null;
}

function rowsOfOther({ part, booked }: Subject): Finding | null {
  const other = codeBesideAll(part, booked);
  if (other === null || part.currency === null || other === part.currency) return null;
  return finding('ROWS_PRINT_OTHER_CURRENCY', { currency: part.currency, other });
}

/** A symbol is beside some, but not most, booked amounts of a paper without a currency. */
function symbolBesideSome({ part, booked }: Subject): Finding | null {
  if (part.currency !== null) return null;
  const rows = grouped(booked, (row) => [...new Set(bookedSymbols(row, part))]);
  const [symbol] = [...rows].find(([, { length }]) => length < booked.length * MOST) ?? [];
  return symbol === undefined ? null : finding('SYMBOL_BESIDE_SOME', { symbol });
}

/** Only some rows print the code that all amounts were read in, and nothing else on the paper names it as surely. */
function codeBesideFew({ part, booked }: Subject): Finding | null {
  const coded = booked.filter((row) => codesOf(row, part).length > 0).length;
  const [, votes] = part.currencyVotes.find(([code]) => code === part.currency) ?? ['', 0];
  if (coded === 0 || coded >= booked.length * MOST || votes >= LABELLED) return null;
  return finding('CURRENCY_BESIDE_FEW', { rows: coded, of: booked.length });
}

function headingsAndLabels({ part: { currencyVotes } }: Subject): Finding | null {
  const [headed, labelled] = currencyVotes;
  if (!headed || !labelled || headed[1] < HEADED || labelled[1] < LABELLED) return null;
  return finding('HEADINGS_AND_LABELS_DIFFER', { currencies: [headed[0], labelled[0]] });
}

function sentenceNamesOther(subject: Subject, currency: string): Finding | null {
  return firstFound(ownLines(subject), ({ line, texts }) => {
    if (unitOfAmounts(line.text) === null) return null;
    const codes = texts.map((text) => currencyCode(text.replace(/\W+$/, '')));
    const other = codes.find((code) => code !== null && code !== currency);
    return other ? finding('SENTENCE_NAMES_OTHER_CURRENCY', { currency, other }) : null;
  });
}

function namedByPayments({ part: { currencyBy } }: Subject, currency: string): Finding | null {
  return currencyBy === 'bookings' ? finding('CURRENCY_OF_PAYMENTS', { currency }) : null;
}

function namedAside({ part, booked, readings: { facts } }: Subject, currency: string): Finding | null {
  const isLocal = facts.localCurrencies.some(({ text }) => text === currency);
  if (booked.length === 0 || part.currencyBy !== 'aside' || isLocal) return null;
  return finding('CURRENCY_NAMED_ASIDE', { currency });
}

function sumInOther({ part, readings: { facts } }: Subject, currency: string): Finding | null {
  const sum = facts.localCurrencies.find(({ by, text }) => by === 'sum' && text !== currency);
  if (part.currencyBy === 'code' || sum === undefined) return null;
  return finding('SUM_IN_OTHER_CURRENCY', { currency, other: sum.text });
}

function symbolOfOther({ part, booked }: Subject, currency: string): Finding | null {
  const [symbol] = booked.flatMap((row) => symbolsOf(row, part));
  return symbol === undefined ? null : finding('SYMBOL_OF_OTHER_CURRENCY', { symbol, currency });
}

/** The one code that is by itself on most rows, in any column; null without. */
function codeBesideAll(part: ReadPart, booked: readonly ReadRow[]): string | null {
  const codes = booked.flatMap(({ row }): string[] => {
    if (rolesOf(row, part).includes('original_amount')) return [];
    const code = row.lines[0].source.line.phrases.find(({ text }) => currencyCode(text) !== null);
    return code ? [code.text] : [];
  });
  return codes.length >= booked.length * MOST ? onlyOf([...new Set(codes)]) : null;
}

const symbolsOf = (row: ReadRow, part: ReadPart): string[] =>
  bookedSymbols(row, part).filter((symbol) => {
    const meant = currenciesOfSymbol(symbol);
    return meant.length > 0 && !meant.includes(part.currency as string);
  });

/** The symbols beside booked amounts without a code. "KR" beside an amount may also be a credit. */
function bookedSymbols({ row }: ReadRow, part: ReadPart): string[] {
  const roles = rolesOf(row, part);
  return row.amounts.flatMap((amount, i) => {
    const { symbol = null, currency: code = null } = amount?.token ?? {};
    return BOOKED.has(roles[i] ?? null) && symbol !== null && code === null && markerSign(symbol) === null
      ? [symbol]
      : [];
  });
}

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

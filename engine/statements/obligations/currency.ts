/** All amounts are in the one currency of the statement. */
import { markerSign } from '../../lexicon/headings/markers.ts';
import { unitOfAmounts } from '../../lexicon/lines/units.ts';
import type { ReadRow } from '../../model/reading.ts';
import { currenciesOfSymbol, currencyCode } from '../../money/currencies.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { isBooked } from '../bookings.ts';
import { isLineOf } from '../own-lines.ts';
import { discharged, type Judge, open, type Subject } from './obligation.ts';
import { otherMoney } from './other-money.ts';

export const currencyAnchored: Judge = (subject) => {
  const { currency } = subject.part;
  const doubt =
    ofSeveral(subject) ??
    (currency === null ? null : (namedOtherwise(subject, currency) ?? otherMoney(subject, currency)));
  if (doubt !== null) return open(doubt);
  return discharged(currency === null ? finding('NO_CURRENCY_NAMED') : finding('ONE_CURRENCY', { currency }));
};

/** Where so many rows print a code, all are of it. */
const MOST = 0.8;
/** What the heading of a column weighs, and a label for the statement's currency. */
const HEADED = 1000;
const LABELLED = 300;

/** Rows, or balances, beside codes that differ, and headings against labels. */
function ofSeveral({ part, proof: { rows, figures } }: Subject): Finding | null {
  const codes = new Set<string>();
  const booked = rows.filter(isBooked);
  for (const row of booked) for (const code of codesOf(row, part)) codes.add(code);
  for (const balance of [figures.opening, figures.closing])
    if (balance !== null && 'figure' in balance.source && balance.source.figure.amount.token.currency)
      codes.add(balance.source.figure.amount.token.currency);
  const own = part.currency === null ? [] : [part.currency];
  const all = [...new Set([...own, ...codes])];
  if (codes.size > 0 && all.length > 1) return finding('ROWS_OF_SEVERAL_CURRENCIES', { currencies: all });
  const beside = codeBesideAll(part, booked);
  if (beside !== null && part.currency !== null && beside !== part.currency)
    return finding('ROWS_PRINT_OTHER_CURRENCY', { currency: part.currency, other: beside });
  const some = besideSome(part, booked);
  if (some !== null) return some;
  const [headed, labelled] = part.currencyVotes;
  if (headed && labelled && headed[1] >= HEADED && labelled[1] >= LABELLED)
    return finding('HEADINGS_AND_LABELS_DIFFER', { currencies: [headed[0], labelled[0]] });
  return null;
}

/** What stands beside some of the rows alone: a sign for money where no currency is known, or the one code that is; null where nothing does. */
function besideSome(part: ReadPart, booked: readonly ReadRow[]): Finding | null {
  const strange = part.currency === null ? strangeSymbol(part, booked) : null;
  if (strange !== null) return finding('SYMBOL_BESIDE_SOME', { symbol: strange });
  return namedByFew(part, booked);
}

/** Where only some rows print the code that all amounts were read in, and nothing else on the paper names it as surely, says so; else null. */
function namedByFew(part: ReadPart, booked: readonly ReadRow[]): Finding | null {
  const coded = booked.filter((row) => codesOf(row, part).length > 0).length;
  const [, votes] = part.currencyVotes.find(([code]) => code === part.currency) ?? ['', 0];
  if (coded === 0 || coded >= booked.length * MOST || votes >= LABELLED) return null;
  return finding('CURRENCY_BESIDE_FEW', { rows: coded, of: booked.length });
}

/** The one code that stands by itself on most rows, in whatever column; null without. */
function codeBesideAll({ context }: ReadPart, booked: readonly ReadRow[]): string | null {
  const codes = booked.flatMap(({ row }): string[] => {
    if (context.rolesOf.get(row.table)?.includes('original_amount')) return [];
    const code = row.lines[0].source.line.phrases.find(({ text }) => currencyCode(text) !== null);
    return code ? [code.text] : [];
  });
  return codes.length >= booked.length * MOST && new Set(codes).size === 1 ? codes[0] : null;
}

/** A sign for money that stands beside some of what is booked, and not beside most; null without. */
function strangeSymbol(part: ReadPart, booked: readonly ReadRow[]): string | null {
  const symbols = new Map<string, number>();
  for (const row of booked)
    for (const symbol of new Set(bookedSymbols(row, part))) symbols.set(symbol, (symbols.get(symbol) ?? 0) + 1);
  return [...symbols].find(([, count]) => count < booked.length * MOST)?.[0] ?? null;
}

/** What says that the amounts are of another currency than they were read in, or says too little of which they are. */
function namedOtherwise(subject: Subject, currency: string): Finding | null {
  const {
    part,
    readings: {
      facts: { localCurrencies },
    },
    proof: { rows },
  } = subject;
  const other = codeOfAmounts(subject, currency);
  if (other !== null) return finding('SENTENCE_NAMES_OTHER_CURRENCY', { currency, other });
  if (part.currencyBy === 'bookings') return finding('CURRENCY_OF_PAYMENTS', { currency });
  const booked = rows.filter(isBooked);
  if (booked.length > 0 && part.currencyBy === 'aside' && localCurrencies.every(({ text }) => text !== currency))
    return finding('CURRENCY_NAMED_ASIDE', { currency });
  const beside = localCurrencies.find(({ by, text }) => by === 'sum' && text !== currency);
  if (part.currencyBy !== 'code' && beside !== undefined)
    return finding('SUM_IN_OTHER_CURRENCY', { currency, other: beside.text });
  const strange = booked.flatMap((row) => symbolsOf(row, part));
  return strange.length > 0 ? finding('SYMBOL_OF_OTHER_CURRENCY', { symbol: strange[0], currency }) : null;
}

/** Another currency that the paper says all amounts to be in, or null. */
function codeOfAmounts({ part, document: { tables } }: Subject, currency: string): string | null {
  for (const { line, texts } of tables.lines) {
    if (!isLineOf(part.part, line) || unitOfAmounts(line.text) === null) continue;
    const codes = texts.map((text) => currencyCode(text.replace(/\W+$/, '')));
    const other = codes.find((code) => code !== null && code !== currency);
    if (other) return other;
  }
  return null;
}

/** The symbols beside what a row books that mean another currency than the part's. */
const symbolsOf = (row: ReadRow, part: ReadPart): string[] =>
  bookedSymbols(row, part).filter((symbol) => {
    const meant = currenciesOfSymbol(symbol);
    return meant.length > 0 && !meant.includes(part.currency as string);
  });

/** The symbols without a code beside what a row books; "KR" beside an amount is a credit, too. */
function bookedSymbols({ row }: ReadRow, { context }: ReadPart): string[] {
  const roles = context.rolesOf.get(row.table) ?? [];
  const symbols: string[] = [];
  for (let i = 0; i < row.amounts.length; i++) {
    const { symbol = null, currency: code = null } = row.amounts[i]?.token ?? {};
    const isBooked = roles[i] === 'amount' || roles[i] === 'debit' || roles[i] === 'credit';
    if (isBooked && symbol !== null && code === null && markerSign(symbol) === null) symbols.push(symbol);
  }
  return symbols;
}

/** The codes that a row prints with what is booked: beside its amounts, or in a column of its own. */
function codesOf({ row }: ReadRow, { context }: ReadPart): string[] {
  const roles = context.rolesOf.get(row.table) ?? [];
  const codes: string[] = [];
  for (let i = 0; i < row.columns.length; i++) {
    const { role } = row.columns[i];
    if (roles[i] === 'original_amount' || role === 'original_amount') continue;
    const isBooked = roles[i] === 'amount' || roles[i] === 'debit' || roles[i] === 'credit';
    const beside = isBooked ? row.amounts[i]?.token.currency : null;
    const own = role === 'currency' && row.amounts[i] === null ? currencyCode(row.texts[i].trim()) : null;
    for (const code of [beside, own]) if (code) codes.push(code);
  }
  return codes;
}

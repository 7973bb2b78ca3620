/** All amounts are in the one currency of the statement. */
import { markerSign } from '../../lexicon/columns/markers.ts';
import { currenciesOfSymbol, currencyCode } from '../../money/currencies.ts';
import type { ReadPart } from '../../readings/read.ts';
import type { ReadRow } from '../../readings/types.ts';
import { discharged, type Judge, open } from './obligation.ts';
import { otherMoney } from './other-money.ts';

export const currencyAnchored: Judge = (subject) => {
  const {
    part,
    readings: { facts },
    proof: { rows, figures },
    document: {
      tables: { lines },
    },
  } = subject;
  const codes = new Set<string>();
  for (const row of rows) if (row.role === 'transaction') for (const code of codesOf(row, part)) codes.add(code);
  for (const balance of [figures.opening, figures.closing])
    if (balance !== null && 'figure' in balance.source && balance.source.figure.amount.token.currency)
      codes.add(balance.source.figure.amount.token.currency);
  const others = [...codes].filter((code) => code !== part.currency);
  if (codes.size > 1 || (others.length > 0 && part.currency !== null))
    return open(
      `The rows are of several currencies: ${[...new Set([part.currency ?? '', ...codes])].filter(Boolean).join(', ')}.`,
    );
  const [headed, labelled] = part.currencyVotes;
  if (headed && labelled && headed[1] >= HEADED && labelled[1] >= LABELLED)
    return open(`The paper names several currencies for its amounts: ${headed[0]}, ${labelled[0]}.`);
  const other = lines.flatMap(({ line, texts }) =>
    line.index >= part.part.fromLine && line.index < part.part.toLine && ALL_AMOUNTS.test(line.text)
      ? texts
          .map((text) => currencyCode(text.replace(/\W+$/, '')))
          .filter((code) => code !== null && code !== part.currency)
      : [],
  );
  if (other.length > 0 && part.currency !== null)
    return open(`The paper says that all amounts are in ${other[0]}, and names ${part.currency} elsewhere.`);
  if (part.currencyBy === 'bookings')
    return open(`Only ways to pay that bookings name say that the amounts are ${part.currency}.`);
  const isBooked = rows.some(({ role }) => role === 'transaction');
  if (isBooked && part.currencyBy === 'aside' && facts.localCurrencies.every(({ text }) => text !== part.currency))
    return open(`Only a few words that may be of something else name ${part.currency}.`);
  const beside = facts.localCurrencies.find(({ by, text }) => by === 'sum' && text !== part.currency);
  if (part.currency !== null && part.currencyBy !== 'code' && beside !== undefined)
    return open(`The paper prints ${beside.text}, and no code for its amounts; they were read as ${part.currency}.`);
  const strange = rows.flatMap((row) => (row.role === 'transaction' ? symbolsOf(row, part) : []));
  if (part.currency !== null && strange.length > 0)
    return open(`Amounts stand beside ${strange[0]}, which is no sign for ${part.currency}.`);
  const doubt = part.currency === null ? null : otherMoney(subject, part.currency);
  if (doubt !== null) return open(doubt);
  return discharged(
    part.currency === null
      ? 'The paper names no currency, and no row is of another one than the rest.'
      : `All amounts are read as ${part.currency}, and no row names another currency.`,
  );
};

/** "All amounts are in CHF". */
const ALL_AMOUNTS =
  /^(?:all |alle |tous les |todos los |tutti gli )?(?:amounts?|beträge|montants?|importes?|importi|bedragen)(?: are| sind| sont| son| sono| zijn)?(?: stated| shown| exprimés| expresados| espressi| uitgedrukt)? (?:in|en) /i;

/** What the heading of a column weighs, and a label for the statement's currency. */
const HEADED = 1000;
const LABELLED = 300;

/** The symbols beside what a row books that mean another currency than the part's. */
function symbolsOf({ row }: ReadRow, { context, currency }: ReadPart): string[] {
  const roles = context.rolesOf.get(row.table) ?? [];
  return row.amounts.flatMap((amount, i) => {
    const { symbol = null, currency: code = null } = amount?.token ?? {};
    const isBooked = roles[i] === 'amount' || roles[i] === 'debit' || roles[i] === 'credit';
    // "KR" beside an amount is a credit, too
    if (!isBooked || symbol === null || code !== null || markerSign(symbol) !== null) return [];
    const meant = currenciesOfSymbol(symbol);
    return meant.length > 0 && !meant.includes(currency as string) ? [symbol] : [];
  });
}

/** The codes that a row prints with what is booked: beside its amounts, or in a column of its own. */
function codesOf({ row }: ReadRow, { context }: ReadPart): string[] {
  const roles = context.rolesOf.get(row.table) ?? [];
  return row.columns.flatMap((column, i) => {
    if (roles[i] === 'original_amount' || column.role === 'original_amount') return [];
    const isBooked = roles[i] === 'amount' || roles[i] === 'debit' || roles[i] === 'credit';
    const beside = isBooked ? row.amounts[i]?.token.currency : null;
    const own = column.role === 'currency' && row.amounts[i] === null ? currencyCode(row.texts[i].trim()) : null;
    return [beside, own].filter((code) => code !== null && code !== undefined);
  });
}

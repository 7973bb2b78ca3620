/** What the rules about the beginning of a statement look at: a row, those around it, and the statement above. */
import { BOOKED_ROLES } from '../../lexicon/headings/column-role.ts';
import { isFilled, itemAt, onlyOf } from '../../model/lists.ts';
import type { Row } from '../../model/row.ts';
import type { Table } from '../../model/table.ts';
import { currencyCode } from '../../money/currencies.ts';
import { currencyOfHeading } from '../../money/heading-currency.ts';
import type { Facts } from '../facts/facts.ts';
import { factsOn } from './below-rows.ts';

/** What the rows above show about their statement. */
export interface StatementSoFar {
  /** a row states its opening balance */
  opened: boolean;
  transactions: number;
  /** its balances are in a summary below its rows */
  summed: boolean;
  /** the last row with a closing balance, or one carried forward */
  closed: Row | null;
  /** named in headings, or beside its opening balance */
  currency: string | null;
  /** the symbol or code beside all its amounts */
  symbol: string | null;
  /** the line at which it begins */
  readonly fromLine: number;
}

/** A row that may begin another statement. */
export interface BoundarySubject {
  readonly rows: readonly Row[];
  readonly at: number;
  readonly row: Row;
  readonly facts: Facts;
  readonly soFar: StatementSoFar;
  /** a line above the row at which another statement begins, whatever else says */
  readonly cut: number | null;
  /** it continues the statement above, whatever else says */
  readonly joined: boolean;
  /** the first line above the row that names another opening balance, account or period */
  readonly border: number | null;
  /** the currency that a row with an opening balance names, or the headings of its table */
  readonly currency: string | null;
  /** below a header, the symbol beside all amounts down to the next header */
  readonly symbol: string | null;
}

export const isBooked = ({ kind }: Row): boolean => kind === null;
export const statesOpening = ({ kindExact, kind }: Row): boolean => kindExact && kind === 'opening';
export const opens = ({ kindExact, kind }: Row): boolean =>
  kindExact && (kind === 'opening' || kind === 'brought_forward');

/** The code in the column of currencies of a row with an opening balance: a list of several begins each so; or null. */
export function listedAs(row: Row): string | null {
  const at = opens(row) ? row.columns.findIndex(({ role }) => role === 'currency') : -1;
  return at < 0 ? null : currencyCode(itemAt(row.texts, at).trim());
}

/**
 * The code beside the only amount of a balance right above a header, which begins with that code: "JPY on 25 March
 * 134,345 JPY"; or null.
 */
export function headsAs(rows: readonly Row[], at: number): string | null {
  const { kind, kindExact, amounts, lines } = itemAt(rows, at);
  if (kind !== 'balance' || !kindExact || at + 1 >= rows.length || !isBelowHeader({ rows, at: at + 1 })) return null;
  const code = onlyOf(amounts.filter((amount) => amount !== null))?.token.currency ?? null;
  return lines[0].source.texts[0] === code ? code : null;
}

/** The code of the last balance so above all rows: "EUR on 25 March 3,840.38 EUR"; or null. */
export function headedAs({ figures }: Facts, [first]: readonly Row[]): string | null {
  const above = first ? factsOn(figures, 0, first.lines[0].source.line.index) : [];
  const isSo = ({ kind, amount, line }: Facts['figures'][number]) =>
    kind === 'balance' && amount.token.currency !== null && line.texts[0] === amount.token.currency;
  return above.findLast(isSo)?.amount.token.currency ?? null;
}

/** Given a place among rows, returns the first row below it that `is` so. */
export const firstBelow = (rows: readonly Row[], at: number, is: (row: Row) => boolean): Row | undefined =>
  rows.find((row, i) => i > at && is(row));

/** True if bookings follow an opening balance before another one does: none follow a summary. */
export function booksBelow(rows: readonly Row[], at: number): boolean {
  const next = firstBelow(rows, at, (row) => statesOpening(row) || (!row.kindExact && row.days.length > 0));
  return next !== undefined && !statesOpening(next);
}

/** True if a closing balance follows a row with the opening one, in its table and before any day. */
export function closesBelow(rows: readonly Row[], at: number): boolean {
  const next = firstBelow(rows, at, (row) => row.days.length > 0 || (row.kindExact && row.kind === 'closing'));
  const { segment, table } = itemAt(rows, at);
  return next?.kind === 'closing' && next.segment === segment && next.table === table;
}

/** True if an opening balance is outside the rows on lines [from, to). */
export const namesOpening = ({ figures }: Facts, from: number, to: number): boolean =>
  factsOn(figures, from, to).some(({ kind }) => kind === 'opening');

/** True for the first row of a table, or below a repeated header. */
export function isBelowHeader({ rows, at }: Pick<BoundarySubject, 'rows' | 'at'>): boolean {
  const [above, row] = [itemAt(rows, at - 1), itemAt(rows, at)];
  return row.table !== above.table || row.segment !== above.segment;
}

/**
 * Given the place of the first row below a header, returns the symbol or code beside the amounts of all rows down to
 * the next; null if one has none, or another.
 */
export function symbolBelow(rows: readonly Row[], at: number): string | null {
  let end = at + 1;
  while (end < rows.length && !isBelowHeader({ rows, at: end })) end++;
  return onlyOne(rows.slice(at, end).map(symbolOf));
}

/** The one symbol or code beside the amounts of a row, or null; what was paid abroad has its own. */
function symbolOf({ amounts, columns }: Row): string | null {
  const own = amounts.filter((_, i) => columns[i]?.role !== 'original_amount');
  return onlyOne(own.flatMap((amount) => (amount ? [amount.token.currency ?? amount.token.symbol] : [])));
}

const onlyOne = <T>(of: readonly T[]): T | null => (isFilled(of) && of.every((one) => one === of[0]) ? of[0] : null);

const IN_BRACKETS = /[([]\s*([A-Z]{3})\s*[)\]]/;

/** Given a table, returns the currency that its headings name, or null. */
export function tableCurrency(table: Table): string | null {
  if (table.money) return table.money.own;
  const { columns } = table.segments[0];
  const [code] = columns.flatMap(({ heading }) => IN_BRACKETS.exec(heading)?.[1] ?? []);
  const booked = columns.filter(({ role }) => role !== null && BOOKED_ROLES.has(role));
  return code ?? onlyOne(booked.map(({ heading }) => currencyOfHeading(heading)));
}

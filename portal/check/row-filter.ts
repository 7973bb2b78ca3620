/** Which rows of a statement are listed, and in which order. */
import { decimalIn } from '../formats/amounts.ts';
import type { Row, Transaction } from './result.ts';
import { isNegative, magnitude, minorOf, mostPlaces } from './sums.ts';

export interface RowFilter {
  readonly side: 'all' | 'in' | 'out';
  /** bounds of the amount without its sign, as typed, and of the date (ISO 8601); empty for none */
  readonly least: string;
  readonly most: string;
  readonly from: string;
  readonly to: string;
  /** percent: only rows whose reading is less sure; null for all */
  readonly below: number | null;
}

export const NO_FILTER: RowFilter = { side: 'all', least: '', most: '', from: '', to: '', below: null };

export const SORT_KEYS = ['date', 'description', 'amount', 'in', 'out', 'balance', 'confidence'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** Null for the order of the paper. */
export type Sort = { readonly key: SortKey; readonly descending: boolean } | null;

/** Given a filter, returns how many of its conditions are set. */
export function conditionsIn({ side, least, most, from, to, below }: RowFilter): number {
  const bounds = [least, most, from, to].filter((bound) => bound !== '');
  return bounds.length + Number(side !== 'all') + Number(below !== null);
}

/** Given rows and a filter, returns the rows that meet all of its conditions. */
export function filtered(rows: readonly Row[], filter: RowFilter): readonly Row[] {
  if (conditionsIn(filter) === 0) return rows;
  const { side, from, to, below } = filter;
  const isWithin = amountsWithin(rows, filter);
  return rows.filter(({ transaction: { amount, date, confidence } }) => {
    if (side !== 'all' && isNegative(amount) !== (side === 'out')) return false;
    if ((from !== '' && date < from) || (to !== '' && date > to)) return false;
    if (below !== null && confidence * 100 >= below) return false;
    return isWithin(amount);
  });
}

function amountsWithin(rows: readonly Row[], { least, most }: RowFilter): (amount: string) => boolean {
  const [low, high] = [decimalIn(least), decimalIn(most)];
  if (low === null && high === null) return () => true;
  const places = mostPlaces([...rows.map(({ transaction }) => transaction.amount), low ?? '0', high ?? '0']);
  const from = minorOf(low ?? '0', places);
  const to = high === null ? null : minorOf(high, places);
  return (amount) => {
    const size = minorOf(magnitude(amount), places);
    return size >= from && (to === null || size <= to);
  };
}

/** Given rows in the order of the paper, how to sort them and the balances that are computed, returns them sorted. */
export function sorted(rows: readonly Row[], sort: Sort, computed: ReadonlyMap<number, string>): readonly Row[] {
  if (sort === null) return rows;
  const { key, descending } = sort;
  const values = valuesOf(rows, key, computed);
  const places = [...rows.keys()].sort((a, b) => {
    const [one, other] = [values[a], values[b]];
    // rows without a value are last in either direction
    if (one === null || other === null) return Number(one === null) - Number(other === null) || a - b;
    if (one === other) return a - b;
    return one < other === descending ? 1 : -1;
  });
  return places.map((place) => rows[place]);
}

/** How surely a row was read, 0 to 1; null for one that somebody entered. */
export const sureness = ({ source, confidence }: Transaction): number | null =>
  source === 'edited' ? null : confidence;

type Value = string | number | bigint | null;

function valuesOf(rows: readonly Row[], key: SortKey, computed: ReadonlyMap<number, string>): readonly Value[] {
  if (key === 'date') return rows.map(({ transaction }) => transaction.date);
  if (key === 'confidence') return rows.map(({ transaction }) => sureness(transaction));
  if (key === 'description') return rows.map(({ transaction }) => transaction.description.toLocaleLowerCase());
  const decimals = rows.map(({ row, transaction: { amount, balance } }) => {
    if (key === 'balance') return balance ?? computed.get(row) ?? null;
    // money in and money out are columns: a row has one of them
    if (key !== 'amount' && isNegative(amount) !== (key === 'out')) return null;
    return key === 'amount' ? amount : magnitude(amount);
  });
  const places = mostPlaces(decimals.filter((decimal) => decimal !== null));
  return decimals.map((decimal) => (decimal === null ? null : minorOf(decimal, places)));
}

/** Given how rows are sorted and the key of a clicked heading, returns how to sort them next: up, down, as printed. */
export function nextSort(sort: Sort, key: SortKey): Sort {
  if (sort?.key !== key) return { key, descending: false };
  return sort.descending ? null : { key, descending: true };
}

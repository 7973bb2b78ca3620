/** Finds the country of an account, if no code is printed: by its bank, places, and ways to pay. */
import { currenciesOfPlace, localCurrencies } from '../../lexicon/facts/local-money.ts';
import type { Row } from '../../model/row.ts';
import { currenciesOfSymbol, currencyDecimals, MOST_DECIMALS } from '../../money/currencies.ts';
import type { Facts } from '../facts/facts.ts';
import { type Part, standsOn } from '../parts/parts.ts';
import { increment } from './beside-amounts.ts';
import { COUNTRY_UNIT, type Naming, rankNamings } from './namings.ts';

/** What a paper says about the country of the account. */
export interface Countries {
  readonly currency: string;
  /** codes of banks, ways to pay that many bookings name, or places */
  readonly by: 'bank' | 'bookings' | 'places';
  /** no currency clearly outweighs the others */
  readonly isOpen: boolean;
  /** how much speaks for each currency, the heaviest first */
  readonly votes: readonly (readonly [code: string, weight: number])[];
}

/** Given what is printed beside a part's amounts, returns what the paper says about its country, or null. */
export function countriesOf(
  { symbol, decimals }: { readonly symbol: string | null; readonly decimals: number },
  part: Part,
  facts: Facts,
): Countries | null {
  const meant = symbol === null ? null : currenciesOfSymbol(symbol);
  const mayBe = (code: string) =>
    (meant?.includes(code) ?? true) && (decimals !== MOST_DECIMALS || currencyDecimals(code) === decimals);
  const lines = onLines(part, facts, mayBe);
  if (lines.length > 0) return countries(lines, lines.some(isOfBank) ? 'bank' : 'places');
  const booked = part.rows.slice(0, ENOUGH_ROWS);
  const ways = waysToPay(booked, mayBe);
  const areCommon = symbol === null && ways.some(({ kind }) => kind === 'common_way');
  if (ways.length > 0) return countries(ways, areCommon ? 'bookings' : 'places');
  return countries(placesOf(booked, mayBe), 'places');
}

type MayBe = (code: string) => boolean;

/** Later rows of a long statement add nothing. */
const ENOUGH_ROWS = 1000;
/** So many bookings must name a country, and one of so many of all. */
const FEWEST_ROWS = 3;
const ROWS_TO_ONE = 3;
/** From this ratio on a currency clearly outweighs the next. */
const CLEARLY = 3;

function countries(namings: readonly Naming[], by: Countries['by']): Countries | null {
  const ranking = rankNamings(namings);
  if (ranking === null) return null;
  const votes = ranking.ranked.map(({ answer, scores }) => [answer, scores.states / COUNTRY_UNIT] as const);
  const [first = 0, second = 0] = ranking.ranked.map(({ scores }) => scores.states);
  return { currency: ranking.answer, by, isOpen: first < second * CLEARLY, votes };
}

function onLines(part: Part, facts: Facts, mayBe: MayBe): Naming[] {
  return facts.localCurrencies
    .filter(({ text }) => mayBe(text))
    .map(({ text, line, by }) => ({ text, kind: standsOn(part, line.line.index) ? `own_${by}` : by, times: 1 }));
}

const isOfBank = ({ kind }: Naming): boolean => kind.endsWith('account') || kind.endsWith('bank');

/** How many rows name each of the codes that may be the account's. */
function countRows(rows: readonly Row[], codesOf: (row: Row) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const row of rows) for (const code of codesOf(row)) increment(counts, code);
  return [...counts].map(([text, times]) => ({ text, times }));
}

/** The countries of ways to pay; a way on few rows may be that of a payee. */
function waysToPay(rows: readonly Row[], mayBe: MayBe): Naming[] {
  const textOf = ({ lines }: Row) => lines.map(({ source }) => source.line.text).join(' ');
  return countRows(rows, (row) => localCurrencies(textOf(row)).filter(mayBe)).map(({ text, times }) => ({
    text,
    kind: times >= rows.length / ROWS_TO_ONE ? 'common_way' : 'booking',
    times,
  }));
}

/** The countries of places, if many bookings name them and each place is of one country alone. */
function placesOf(rows: readonly Row[], mayBe: MayBe): Naming[] {
  const least = Math.max(FEWEST_ROWS, rows.length / ROWS_TO_ONE);
  const places = countRows(rows, ({ texts }) => {
    const codes = new Set(texts.flatMap((text) => currenciesOfPlace(text).filter(mayBe)));
    return codes.size === 1 ? [...codes] : [];
  });
  return places.filter(({ times }) => times >= least).map((place) => ({ ...place, kind: 'booking' }));
}

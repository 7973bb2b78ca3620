/**
 * Finds where an account is at home, for a paper that prints no code: by its bank, its places, the ways to pay of its
 * bookings.
 */
import { currenciesOfPlace, localCurrencies } from '../../lexicon/facts/local-money.ts';
import type { Row } from '../../model/row.ts';
import { currenciesOfSymbol, currencyDecimals } from '../../money/currencies.ts';
import type { Facts } from '../facts/facts.ts';
import { type Part, standsOn } from '../parts/parts.ts';
import { increment } from './beside-amounts.ts';
import { COUNTRY_UNIT, type Naming, rankNamings } from './namings.ts';

/** The countries of which a paper tells. */
export interface Countries {
  /** the money of the likeliest */
  readonly currency: string;
  /** what only banks of one country print; ways to pay that many bookings name; places */
  readonly by: 'bank' | 'bookings' | 'places';
  /** they speak for several currencies, and for none of them clearly */
  readonly isOpen: boolean;
  /** for how much each currency speaks, the heaviest first */
  readonly votes: readonly (readonly [code: string, weight: number])[];
}

/** What is printed beside the amounts. */
interface Printed {
  readonly symbol: string | null;
  readonly decimals: number;
}

/**
 * Given what is printed beside the amounts of a part, returns the countries of which the paper tells, whose money it
 * may be; null where it tells of none.
 */
export function countriesOf({ symbol, decimals }: Printed, part: Part, facts: Facts): Countries | null {
  const meant = symbol === null ? null : currenciesOfSymbol(symbol);
  const mayBe = (code: string) =>
    (meant?.includes(code) ?? true) && (decimals !== 3 || currencyDecimals(code) === decimals);
  const lines = onLines(part, facts, mayBe);
  if (lines.length > 0) return countries(lines, lines.some(isOfBank) ? 'bank' : 'places');
  const booked = part.rows.slice(0, ENOUGH_ROWS);
  const ways = waysToPay(booked, mayBe);
  const areCommon = symbol === null && ways.some(({ kind }) => kind === 'common_way');
  if (ways.length > 0) return countries(ways, areCommon ? 'bookings' : 'places');
  return countries(placesOf(booked, mayBe), 'places');
}

type MayBe = (code: string) => boolean;

/** So many rows tell of a country as well as all of a long statement. */
const ENOUGH_ROWS = 1000;
/** Bookings tell that the account is at home in a country if so many name it, and so great a part of all. */
const FEWEST_ROWS = 3;
const LEAST_SHARE = 1 / 3;
/** Countries of which those of one outweigh those of another from this ratio on. */
const CLEARLY = 3;

function countries(namings: readonly Naming[], by: Countries['by']): Countries | null {
  const ranking = rankNamings(namings);
  if (ranking === null) return null;
  const votes = ranking.ranked.map(({ answer, scores }) => [answer, scores.states / COUNTRY_UNIT] as const);
  const [first, second = 0] = ranking.ranked.map(({ scores }) => scores.states);
  return { currency: ranking.answer, by, isOpen: first < second * CLEARLY, votes };
}

function onLines(part: Part, facts: Facts, mayBe: MayBe): Naming[] {
  return facts.localCurrencies
    .filter(({ text }) => mayBe(text))
    .map(({ text, line, by }) => ({ text, kind: standsOn(part, line.line.index) ? `own_${by}` : by, times: 1 }));
}

const isOfBank = ({ kind }: Naming): boolean => kind.endsWith('account') || kind.endsWith('bank');

/** The countries whose ways to pay bookings name; on a few rows they may be those of payees. */
function waysToPay(rows: readonly Row[], mayBe: MayBe): Naming[] {
  const ways = new Map<string, number>();
  for (const row of rows) {
    const text = row.lines.map(({ source }) => source.line.text).join(' ');
    for (const code of localCurrencies(text)) if (mayBe(code)) increment(ways, code);
  }
  return [...ways].map(([text, times]) => ({
    text,
    kind: times >= rows.length * LEAST_SHARE ? 'common_way' : 'booking',
    times,
  }));
}

/** The countries whose places many bookings name, each of one country alone. */
function placesOf(rows: readonly Row[], mayBe: MayBe): Naming[] {
  const places = new Map<string, number>();
  for (const { texts } of rows) {
    const [code, another] = new Set(texts.flatMap((text) => currenciesOfPlace(text).filter(mayBe)));
    if (code !== undefined && another === undefined) increment(places, code);
  }
  const least = Math.max(FEWEST_ROWS, rows.length * LEAST_SHARE);
  return [...places].flatMap(([text, times]) => (times >= least ? [{ text, kind: 'booking', times }] : []));
}

/** Tells for which currencies a paper speaks where it prints no code: by the country of its bank, its places, the ways to pay of its bookings. */
import { currenciesOfPlace, localCurrencies } from '../../lexicon/facts/local-money.ts';
import type { Row } from '../../model/row.ts';
import { currenciesOfSymbol, currencyDecimals } from '../../money/currencies.ts';
import type { Facts } from '../facts/facts.ts';
import type { Part } from '../parts/parts.ts';

/**
 * What says which currency a statement's amounts have: a code or a name that the paper prints; a code in a few words
 * that may be of something else; what only banks of one country print; ways to pay that bookings name; places, of several countries with such a symbol; a symbol that most papers mean alike; the caller.
 */
export type CurrencyBy = 'code' | 'aside' | 'bank' | 'bookings' | 'places' | 'symbol' | 'caller';

/** An IBAN of the part's own account says more than what else tells of a country; a sum with a code, an address, or the words of bookings, less than any of that. */
const SAYS = { account: 100, bank: 1, sum: 0.1, address: 0.001, booking: 0.0001 };

/** Places of one country outweigh those of another from this ratio on. */
const CLEARLY = 3;

/** True where places speak for several currencies, and for none of them clearly. */
export function isOpen(votes: ReadonlyMap<string, number>): boolean {
  const [first, second = 0] = [...votes.values()].sort((a, b) => b - a);
  return first < second * CLEARLY;
}

/** So many rows tell of a country as well as all of a long statement. */
const ENOUGH_ROWS = 1000;

/** For how much each country's money speaks, and by what. */
export interface LocalVotes {
  readonly votes: ReadonlyMap<string, number>;
  readonly by: CurrencyBy;
}

export const NO_VOTES: LocalVotes = { votes: new Map(), by: 'places' };

/** Where no code is printed: for how much each country's money speaks of which the paper tells, if it may have the symbol and the decimals that are printed. */
export function localVotes(symbol: string | null, printed: number, part: Part, facts: Facts): LocalVotes {
  const meant = symbol === null ? null : currenciesOfSymbol(symbol);
  const mayBe = (code: string) =>
    (meant?.includes(code) ?? true) && (printed !== 3 || currencyDecimals(code) === printed);
  const votes = new Map<string, number>();
  let isOfBank = false;
  for (const { text, line, by } of facts.localCurrencies) {
    if (!mayBe(text)) continue;
    isOfBank ||= by === 'account' || by === 'bank';
    const inside = line.line.index >= part.fromLine && line.line.index < part.toLine;
    votes.set(text, (votes.get(text) ?? 0) + SAYS[by] * (inside ? 3 : 1));
  }
  const booked = part.rows.slice(0, ENOUGH_ROWS);
  if (votes.size > 0) return { votes, by: isOfBank ? 'bank' : 'places' };
  const ways = new Map<string, number>();
  for (const row of booked)
    for (const code of localCurrencies(printedIn(row))) if (mayBe(code)) ways.set(code, (ways.get(code) ?? 0) + 1);
  // ways to pay of a country on a few rows may be those of payees
  const least = booked.length * LEAST_PLACES.part;
  for (const [code, n] of ways) votes.set(code, n >= least ? n : n * SAYS.booking);
  const areMany = symbol === null && [...ways.values()].some((n) => n >= least);
  if (votes.size > 0) return { votes, by: areMany ? 'bookings' : 'places' };
  return { votes: placeVotes(mayBe, booked), by: 'places' };
}

/** All words of a row's lines. */
function printedIn({ lines }: Row): string {
  let text = '';
  for (const { source } of lines) text += text === '' ? source.line.text : ` ${source.line.text}`;
  return text;
}

/** Bookings that name places of a country tell that the account is at home there if so many do, and so great a part of all. */
const LEAST_PLACES = { rows: 3, part: 1 / 3 };

/** For how much each country's money speaks by the places that bookings name. */
function placeVotes(mayBe: (code: string) => boolean, rows: readonly Row[]): Map<string, number> {
  const votes = new Map<string, number>();
  for (const row of rows) {
    const possible = new Set<string>();
    for (const text of row.texts) {
      if (text === '') continue;
      for (const code of currenciesOfPlace(text)) if (mayBe(code)) possible.add(code);
    }
    const [code] = possible;
    if (possible.size === 1) votes.set(code, (votes.get(code) ?? 0) + 1);
  }
  const least = Math.max(LEAST_PLACES.rows, rows.length * LEAST_PLACES.part);
  return new Map([...votes].filter(([, n]) => n >= least).map(([code, n]) => [code, n * SAYS.booking]));
}

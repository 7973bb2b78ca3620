/**
 * Separates statements from other tables of dates and amounts (a rent roll, a list of donors) by signs of an account.
 */
import { directionOf } from '../../lexicon/directions.ts';
import type { Statement } from '../../model/statement.ts';
import type { Facts } from '../../readings/facts/facts.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Booking, isBooked, turnoverOf } from '../part.ts';

/** Signs that statements have, and other tables lack. */
type Token = 'balances' | 'account' | 'name' | 'sides' | 'bookings' | 'balance' | 'kind' | 'period' | 'signs';

/** No other paper has these: one is enough. */
const ENOUGH: ReadonlySet<Token> = new Set(['balances', 'name', 'sides', 'bookings']);
/** Of the other signs, an invoice, a report or a form may have one. */
const LEAST = 2;

/** At most this share of the balances may not follow from row to row: misprinted or misread. */
const MOST_FOLLOW = 0.5;
/** The least number of rows with words of bookings, and their share of all: one "interest" is in any table. */
const LEAST_WORDED = 2;
const WORDED_SHARE = 0.3;

/** Given a part, the facts of its document and its statement, returns true if its rows show signs of an account. */
export function showsAccount(part: ReadPart, facts: Facts, statement: Statement): boolean {
  // a statement without bookings is recognized by its balances
  if (statement.transactions.length === 0) return true;
  const tokens = tokensOf(part, facts, statement);
  return tokens.size >= LEAST || [...tokens].some((token) => ENOUGH.has(token));
}

function tokensOf(part: ReadPart, facts: Facts, statement: Statement): Set<Token> {
  const { openingBalance, closingBalance, accountType } = statement;
  const rows = part.rows.filter(isBooked);
  const tokens = new Set<Token>();
  const printed = [openingBalance, closingBalance].filter((balance) => balance !== null).length;
  if (printed === 2 || balancesFollow(statement)) tokens.add('balances');
  else if (printed === 1) tokens.add('balance');
  const { accounts, ibans, cards, bics, localCurrencies } = facts;
  if ([accounts, ibans, cards, bics].some((found) => found.length > 0) || localCurrencies.some(isOfBank))
    tokens.add('account');
  if (part.period.printed) tokens.add('period');
  if (facts.titles.length > 0) tokens.add('name');
  if (accountType !== null) tokens.add('kind');
  const signed = rows.filter(({ sign }) => sign !== 'none' && sign !== 'balance');
  if (hasSides(part) && signed.some(({ sign }) => sign === 'column')) tokens.add('sides');
  else if (goBothWays(signed) && sayBookings(statement)) tokens.add('bookings');
  else if (goBothWays(signed) || signed.length === rows.length) tokens.add('signs');
  return tokens;
}

const isOfBank = ({ by }: Facts['localCurrencies'][number]): boolean => by === 'bank';

function balancesFollow({ reconciliation: { checks, failingRows }, transactions }: Statement): boolean {
  const running = checks.find(({ kind }) => kind === 'running_balance');
  if (running === undefined) return false;
  const printed = transactions.filter(({ balance }) => balance !== null).length;
  return running.status === 'pass' || failingRows.length < MOST_FOLLOW * printed;
}

function hasSides({ part, context: { rolesOf } }: ReadPart): boolean {
  return part.tables.some((table) => {
    const roles = rolesOf.get(table) ?? [];
    return roles.includes('debit') && roles.includes('credit');
  });
}

function goBothWays(rows: readonly Booking[]): boolean {
  const { ins, outs } = turnoverOf(rows);
  return ins > 0 && outs > 0;
}

function sayBookings({ transactions }: Statement): boolean {
  const said = transactions.filter(({ description }) => directionOf(description) !== null).length;
  return said >= LEAST_WORDED && said >= WORDED_SHARE * transactions.length;
}

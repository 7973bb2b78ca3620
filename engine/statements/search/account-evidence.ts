/**
 * Separates statements from other tables of dates and amounts (a rent roll, a list of donors) by signs of an account.
 */
import { directionOf } from '../../lexicon/directions.ts';
import type { Statement } from '../../model/statement.ts';
import type { Facts } from '../../readings/facts/facts.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Booking, isBooked } from '../part.ts';

/** Of the signs that are not enough alone, an invoice, a report or a form may have one. */
const LEAST = 2;

/** At most this share of the balances may not follow from row to row: misprinted or misread. */
const MOST_FOLLOW = 0.5;
/** The least number of rows with words of bookings, and their share of all: one "interest" is in any table. */
const LEAST_WORDED = 2;
const WORDED_SHARE = 0.3;

/** Given a part, the facts of its document and its statement, returns true if its rows show signs of an account. */
export function showsAccount(part: ReadPart, facts: Facts, statement: Statement): boolean {
  const { openingBalance, closingBalance, accountType, transactions } = statement;
  // a statement without bookings is recognized by its balances
  if (transactions.length === 0) return true;
  const printed = [openingBalance, closingBalance].filter((balance) => balance !== null).length;
  const booked = part.rows.filter(isBooked);
  const signed = booked.filter(({ sign }) => sign !== 'none' && sign !== 'balance');
  const areSides = hasSides(part) && signed.some(({ sign }) => sign === 'column');
  const goBoth = goBothWays(signed);
  // no other paper has its balances, its name, its sides or its words: one is enough
  if (printed === 2 || balancesFollow(statement) || facts.titles.length > 0 || areSides) return true;
  if (goBoth && sayBookings(statement)) return true;
  const { accounts, ibans, cards, bics, localCurrencies } = facts;
  const numbers = [...accounts, ...ibans, ...cards, ...bics, ...localCurrencies.filter(isOfBank)];
  const isSigned = goBoth || signed.length === booked.length;
  const signs = [printed === 1, numbers.length > 0, part.period.printed, accountType !== null, isSigned];
  return signs.filter((sign) => sign).length >= LEAST;
}

const isOfBank = ({ by }: Facts['localCurrencies'][number]): boolean => by === 'bank';

function balancesFollow({ reconciliation: { checks, failingRows }, transactions }: Statement): boolean {
  const running = checks.find(({ kind }) => kind === 'running_balance');
  if (running === undefined) return false;
  const printed = transactions.filter(({ balance }) => balance !== null).length;
  return running.status === 'pass' || failingRows.length < MOST_FOLLOW * printed;
}

const hasSides = ({ part, context: { rolesOf } }: ReadPart): boolean =>
  part.tables.some((table) => ['debit', 'credit'].every((side) => rolesOf.get(table)?.some((role) => role === side)));

const goBothWays = (rows: readonly Booking[]): boolean =>
  rows.some(({ amount }) => amount > 0) && rows.some(({ amount }) => amount < 0);

function sayBookings({ transactions }: Statement): boolean {
  const said = transactions.filter(({ description }) => directionOf(description) !== null).length;
  return said >= LEAST_WORDED && said >= WORDED_SHARE * transactions.length;
}

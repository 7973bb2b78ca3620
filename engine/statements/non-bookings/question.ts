/** Which bookings may be for information only: their sum is 0, so sums close with them and without. */

import { BALANCE_KINDS, type LineKind } from '../../lexicon/lines/line-kind.ts';
import { type Difference, difference } from '../../wording/differences.ts';
import type { Booking } from '../part.ts';
import type { BookedRows } from '../subject.ts';
import { pagesTwice, undatedThatCancel } from './cancelling.ts';
import { doubtfulLists } from './doubtful-lists.ts';
import { struckOn } from './row-marks.ts';
import { setApartThatCancel } from './set-apart.ts';

interface Rule {
  readonly code: Extract<Difference, { params: Record<string, never> }>['code'];
  /** Given the rows of a statement, returns runs of its bookings that may be for information only, each on its own. */
  readonly runs: (subject: BookedRows) => readonly (readonly Booking[])[];
}

const RULES: readonly Rule[] = [
  { code: 'LIST_APART', runs: ({ rows, titles }) => doubtfulLists(rows, titles) },
  { code: 'PRINTED_TWICE', runs: ({ booked }) => pagesTwice(booked) },
  { code: 'UNDATED_LINES', runs: ({ rows }) => undatedThatCancel(rows) },
  { code: 'ROWS_OF_NOTHING', runs: zeroesThatInform },
  { code: 'ROWS_SET_APART', runs: setApartThatCancel },
];

/**
 * Given the rows of a statement, and a test of whether all is proved without a run as well, returns the doubt of the
 * first rule that finds such a run; null without.
 */
export function doubtfulRows(subject: BookedRows, isProved: (run: readonly Booking[]) => boolean): Difference | null {
  const rule = RULES.find(({ runs }) => runs(subject).some(isProved));
  return rule ? difference(rule.code) : null;
}

/** The kinds of rows that are not booked. A description may hold the same words. */
const NO_BOOKINGS: ReadonlySet<LineKind> = new Set([...BALANCE_KINDS, 'pending']);
/** On a paper that prints a balance beside each booking, at most this share has none. */
const FEW = 0.2;

/**
 * Given the rows of a statement, returns its bookings of 0.00 that may be for information only: struck through; named
 * as pending or as a balance; without the day and the balance that others print; or without a balance, first or last on
 * a paper that opens or closes with 0.00.
 */
function zeroesThatInform({ booked, pages, balances }: BookedRows): Booking[][] {
  const zeroes = booked.filter(({ amount }) => amount === 0);
  if (zeroes.length === 0) return [];
  const others = booked.length - zeroes.length;
  const bare = booked.filter(({ amount, balance }) => amount !== 0 && balance === null).length;
  const balanced = others > 0 && bare <= others * FEW;
  const first = balances.openingBalance === 0 ? booked[0] : null;
  const last = balances.closingBalance === 0 ? booked[booked.length - 1] : null;
  const isStruck = struckOn(pages);
  const informing = zeroes.filter((r) => {
    const lacks = r.balance === null && ((balanced && !r.ownDate) || r === first || r === last);
    return lacks || isStruck(r) || (r.row.kind !== null && NO_BOOKINGS.has(r.row.kind));
  });
  return informing.length > 0 ? [informing] : [];
}

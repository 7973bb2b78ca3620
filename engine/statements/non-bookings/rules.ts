/** The rules about bookings that may book nothing: they come to nothing, so that sums close with them and without. */
import type { Difference } from '../../wording/differences.ts';
import type { Booking } from '../bookings.ts';
import { pagesTwice, undatedThatCancel } from './cancelling.ts';
import { doubtfulLists } from './doubtful-lists.ts';
import { zeroesThatInform } from './informing-zeroes.ts';
import { setApartThatCancel } from './set-apart.ts';
import type { BookedRows } from './subject.ts';

type NonBookingCode = Extract<Difference, { params: Record<string, never> }>['code'];

export interface NonBookingRule {
  readonly code: NonBookingCode;
  /** Given the rows of a statement, returns runs of its bookings that may book nothing, each by itself. */
  runs(subject: BookedRows): readonly (readonly Booking[])[];
}

/** The first that names a run without which all is proved as well gives the statement its doubt. */
export const NON_BOOKINGS: readonly NonBookingRule[] = [
  { code: 'LIST_APART', runs: ({ rows, titles }) => doubtfulLists(rows, titles) },
  { code: 'PRINTED_TWICE', runs: ({ booked }) => pagesTwice(booked) },
  { code: 'UNDATED_LINES', runs: ({ rows }) => undatedThatCancel(rows) },
  { code: 'ROWS_OF_NOTHING', runs: zeroesThatInform },
  { code: 'ROWS_SET_APART', runs: setApartThatCancel },
];

/** What is decided of a table's columns. */
import type { Table } from '../../model/table.ts';
import type { BookingDates } from '../booking-day/question.ts';
import type { RolesDecision } from './question.ts';
import type { SaidOtherwise } from './said-columns.ts';

/** What was decided of a table. */
export interface TableDecision {
  readonly table: Table;
  readonly roles: RolesDecision;
  readonly days: BookingDates;
  /** null: the user says nothing else than the paper */
  readonly said: SaidOtherwise | null;
}

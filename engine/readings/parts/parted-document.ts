/** What is known of a document when it is parted into statements. */
import type { DateOrder } from '../../dates/date.ts';
import type { Table, TokenLine } from '../../model/table.ts';
import type { Facts } from '../facts/facts.ts';

/** Where statements begin or go on, whatever else says. */
export interface SaidBoundaries {
  /** lines at which another one begins */
  readonly cuts: readonly number[];
  /** pages whose first row continues the one above */
  readonly joins: readonly number[];
}

export interface PartedDocument extends SaidBoundaries {
  readonly lines: readonly TokenLine[];
  readonly tables: readonly Table[];
  readonly facts: Facts;
  readonly order: DateOrder;
}

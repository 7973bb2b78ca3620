/** What is known of a document when it is parted into statements. */
import type { DateOrder } from '../../dates/date.ts';
import type { Table, TokenLine } from '../../model/table.ts';
import type { Facts } from '../facts/facts.ts';

/** Where statements begin or go on, whatever else says: by the user, or by balances that start again. */
export interface GivenBoundaries {
  /** lines at which another one begins */
  readonly cuts: readonly number[];
  /** pages whose first row continues the one above */
  readonly joins: readonly number[];
}

export interface PartedDocument extends GivenBoundaries {
  readonly lines: readonly TokenLine[];
  readonly tables: readonly Table[];
  readonly facts: Facts;
  readonly order: DateOrder;
}

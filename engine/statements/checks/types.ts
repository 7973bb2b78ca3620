/** What the figures of a statement prove. */
import type { Line } from '../../model/line.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { Check } from '../../model/reconciliation.ts';
import type { PrintedFigures } from '../figures/printed.ts';
import type { ChainResult } from './checks.ts';

export type BookingOrder = 'oldest first' | 'newest first';

export interface Proof {
  /** with the signs that balances show */
  readonly rows: readonly ReadRow[];
  readonly order: BookingOrder;
  readonly figures: PrintedFigures;
  readonly chain: ChainResult;
  readonly checks: readonly Check[];
  readonly unexplained: readonly Line[];
}

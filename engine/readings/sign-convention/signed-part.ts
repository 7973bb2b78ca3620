/** What is known of a statement when its signs are decided. */
import type { Roles } from '../../model/reading.ts';
import type { DecimalMark } from '../../money/amount.ts';
import type { Facts } from '../facts/facts.ts';
import type { Part } from '../parts/parts.ts';

/** A part, and what was decided before its sign convention. */
export interface SignedPart {
  readonly part: Part;
  readonly facts: Facts;
  readonly rolesOf: ReadonlyMap<number, Roles>;
  readonly mark: DecimalMark;
  /** headings leave open which of two columns is money in */
  readonly sidesOpen: boolean;
}

/** Which way money went by the words of a booking. */
import { directionOf } from '../../lexicon/directions.ts';
import type { Row } from '../../model/row.ts';

/** The words of bookings decide from so many bookings on, if no larger share of them says otherwise. */
export const LEAST_WORDS = 3;
export const FEW_AGAINST = 0.25;

/** Given a row, and whether the paper is worded as a card's, returns the way of its money by its texts, or null. */
export function directionOfRow({ texts, kinds }: Row, onCard?: boolean): 1 | -1 | null {
  return directionOf(texts.filter((_, i) => kinds[i] === 'text').join(' '), onCard);
}

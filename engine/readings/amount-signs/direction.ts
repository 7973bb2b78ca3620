/** Which way money went by the words of a booking. */
import { directionOf } from '../../lexicon/directions.ts';
import type { Row } from '../../model/row.ts';

/**
 * Bookings whose words say which way money went decide from so many on, where no more than this share says otherwise.
 */
export const LEAST_WORDS = 3;
export const FEW_AGAINST = 0.25;

/**
 * Given a row, and whether the paper has the words of a card's, returns which way money went by the words of its text
 * columns, or null.
 */
export function directionOfRow({ texts, kinds }: Row, onCard?: boolean): 1 | -1 | null {
  return directionOf(texts.filter((_, i) => kinds[i] === 'text').join(' '), onCard);
}

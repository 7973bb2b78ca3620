/** A date whose day was taken for its month. */
import type { IsoDate } from '../../model/iso-date.ts';

const MONTHS = 12;

/** Given a day, returns the one with its day and month swapped; the same if the day is no month. */
export function swapped(date: IsoDate): IsoDate {
  const [year, month, day] = date.split('-');
  return Number(day) > MONTHS ? date : `${year}-${day}-${month}`;
}

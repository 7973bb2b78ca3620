/** The period of a statement as text, with the texts that the first views have. */
import { calendarDate, calendarSpan } from '../formats/dates.ts';
import { texts } from '../texts/texts.ts';

interface Period {
  readonly periodStart: string | null;
  readonly periodEnd: string | null;
}

/** Given a statement, returns its period as text; null if the paper prints none. */
export function periodOf({ periodStart, periodEnd }: Period): string | null {
  const { from, until } = texts.review;
  if (periodStart !== null && periodEnd !== null) return calendarSpan(periodStart, periodEnd);
  if (periodStart !== null) return from(calendarDate(periodStart));
  return periodEnd === null ? null : until(calendarDate(periodEnd));
}

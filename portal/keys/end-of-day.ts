/** The end of a key that is chosen as a day. */

/**
 * Given a day of the browser's calendar (ISO 8601; empty for none), returns the instant in which it ends (RFC 3339), so
 * that a key works on the whole of its last day; null without a day.
 */
export function endOfDay(day: string): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  return new Date(year, month - 1, date + 1).toISOString();
}

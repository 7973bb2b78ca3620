/** Hints that made no difference, because the paper says otherwise or nothing depends on them. */
import type { Hints } from '../api/types.ts';
import { texts } from '../texts/texts.ts';
import type { Changes } from './changes.ts';
import type { CheckedFile } from './result.ts';

/** Given hints, the file as it was read with them, and what they changed, returns a sentence for each without effect. */
export function ignoredHints(hints: Hints | null, { statements }: CheckedFile, { dates }: Changes): string[] {
  const { dateOrder, year, currency } = hints ?? {};
  const told = texts.check.changed.ignored;
  const rows = statements.flatMap((one) => one.rows);
  const others = [...new Set(statements.map(({ statement }) => statement.currency))].filter((one) => one !== null);
  const isYear = year === undefined || rows.some(({ transaction: { date } }) => date.startsWith(`${year}-`));
  return [
    ...(dateOrder !== undefined && dates === 0 && rows.length > 0
      ? [told.order(texts.check.reread.orders[dateOrder])]
      : []),
    ...(isYear || rows.length === 0 ? [] : [told.year(String(year))]),
    ...(currency === undefined || others.length === 0 || others.includes(currency)
      ? []
      : [told.currency(currency, others.join(', '))]),
  ];
}

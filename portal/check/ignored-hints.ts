/** Hints that made no difference, because the paper says otherwise or nothing depends on them. */
import type { Hints } from '../api/types.ts';
import { texts } from '../texts/texts.ts';
import { type Changes, isChanged } from './changes.ts';
import type { CheckedFile } from './result.ts';

/** What changes days or amounts if it is read so. */
const BOOKED: ReadonlySet<string> = new Set(['debit', 'credit', 'amount', 'date']);

/** Hints that answer a question which the paper leaves open. */
const ANSWERS = ['decimalMark', 'columns', 'bookingDay', 'sides'] as const;

/** Given hints, the file as it was read with them, and what they changed, returns a sentence for each without effect. */
export function ignoredHints(hints: Hints | null, { statements }: CheckedFile, changes: Changes): string[] {
  const { dateOrder, year, currency, columnsAt = [] } = hints ?? {};
  const told = texts.check.changed.ignored;
  const rows = statements.flatMap((one) => one.rows);
  const others = [...new Set(statements.map(({ statement }) => statement.currency))].filter((one) => one !== null);
  const isYear = year === undefined || rows.some(({ transaction: { date } }) => date.startsWith(`${year}-`));
  return [
    ...(dateOrder !== undefined && changes.dates === 0 && rows.length > 0
      ? [told.order(texts.check.reread.orders[dateOrder])]
      : []),
    ...(isYear || rows.length === 0 ? [] : [told.year(String(year))]),
    ...(currency === undefined || others.length === 0 || others.includes(currency)
      ? []
      : [told.currency(currency, others.join(', '))]),
    ...(columnsAt.some(({ holds }) => BOOKED.has(holds)) && !isChanged(changes) ? [told.columns] : []),
    ...(ANSWERS.some((answer) => hints?.[answer] !== undefined) && !isChanged(changes) ? [told.answer] : []),
  ];
}

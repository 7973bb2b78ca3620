/** Finds for each line of a document what the stages made of it: a heading, a row, something else. */
import { yearOf } from '../dates/calendar.ts';
import { DATE_ORDERS, type DateOrder, resolveDate } from '../dates/date.ts';
import type { ReadRow } from '../model/reading.ts';
import type { PlacedDate, TokenLine } from '../model/table.ts';
import type { Stages } from '../stages.ts';
import { isTerm } from './vocabulary.ts';

export interface LineUse {
  readonly source: TokenLine;
  readonly header: boolean;
  readonly row: ReadRow | null;
  /** dates in a column of dates: any shape is a date there */
  readonly dates: readonly PlacedDate[];
}

/** True for a line of a transaction: its words are the holder's, except for a term as a whole. */
export const isBooking = ({ row }: LineUse): boolean => row?.role === 'transaction' && row.row.kind === null;

export function lineUsesIn(stages: Stages): LineUse[] {
  const headers = new Set(stages.tables.tables.flatMap(({ segments }) => segments.flatMap(({ header }) => header)));
  const rows = new Map<number, { row: ReadRow; dates: PlacedDate[] }>();
  for (const row of stages.readings) {
    const own = [...row.row.dates.flat(), ...row.row.days];
    for (const { source } of row.row.lines)
      rows.set(source.line.index, { row, dates: own.filter((d) => standsOn(d, source)) });
  }
  return stages.tables.lines.map((source) => {
    const found = rows.get(source.line.index);
    return {
      source,
      header: headers.has(source) || isHeading(source),
      row: found?.row ?? null,
      dates: found?.dates ?? [],
    };
  });
}

function standsOn({ from, x0 }: PlacedDate, { line }: TokenLine): boolean {
  return line.words[from]?.x0 === x0;
}

const LEAST_HEADINGS = 3;

/** Headings of a table that was not found: several phrases, most of them terms, and no figure. */
function isHeading({ line }: TokenLine): boolean {
  if (line.phrases.length < LEAST_HEADINGS || /\p{Nd}/u.test(line.text)) return false;
  return line.phrases.filter(({ text }) => isTerm(text)).length * 2 > line.phrases.length;
}

/** Returns the order of dates under which most rows have their date, and most dates are dates. */
export function orderOf(stages: Stages): DateOrder {
  const dates = stages.tables.lines.flatMap((line) => line.dates.filter(({ token }) => !token.loose));
  const score = (order: DateOrder) => {
    const asRead = stages.readings.filter(({ date, row }) =>
      row.days.some(({ token }) => date !== null && resolveDate(token, order, yearOf(date)) === date),
    );
    return asRead.length + dates.filter(({ token }) => token.orders.includes(order)).length;
  };
  return DATE_ORDERS.reduce((best, order) => (score(order) > score(best) ? order : best));
}

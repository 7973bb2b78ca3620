/** Gives rows the days that stand in their texts, where neither a column nor a heading holds any. */
import type { ColumnKind } from '../model/row.ts';
import type { PlacedDate, TokenLine } from '../model/table.ts';
import type { Group } from './group.ts';

/** Rows print their days in their texts where so large a share of them does. */
const MOST = 0.8;

/** Given the rows of a table and the kinds of its columns, returns the day in the texts of each that has one. */
export function daysInTexts(groups: readonly Group[], kinds: readonly ColumnKind[]): ReadonlyMap<Group, PlacedDate> {
  const none: ReadonlyMap<Group, PlacedDate> = new Map();
  if (kinds.includes('date')) return none;
  const rows = groups.filter(({ anchor }) => !anchor.kindExact);
  const days = new Map(rows.flatMap((g) => dayOf(g)));
  return days.size < 2 || days.size < rows.length * MOST ? none : days;
}

const dayInText = ({ line, dates: [date, other] }: TokenLine): PlacedDate | null =>
  date && !other && (date.from === 0 || date.to === line.words.length) ? date : null;

/** Returns a row with its day if exactly one line without the amount begins or ends with a date. */
function dayOf(g: Group): [Group, PlacedDate][] {
  const days = g.lines.flatMap((l) => (l.anchor ? [] : (dayInText(l.row.source) ?? [])));
  return days.length === 1 ? [[g, days[0]]] : [];
}

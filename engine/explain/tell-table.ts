/** Explains in which table and column a text is, and what the column is taken for, by which rules. */
import { firstOf, lastOf } from '../model/lists.ts';
import type { Word } from '../model/word.ts';
import { TABLE_TOLD } from '../wording/told-places.ts';
import type { FoundPlace } from './found-place.ts';
import type { Known, Stretch } from './known.ts';
import { tellOpen } from './tell-open.ts';
import type { ExplainedColumn } from './types.ts';

/** Given words and their row or stretch of a table, returns the index of their column; null outside of tables. */
export function columnAt(
  known: Known,
  row: number | null,
  stretch: Stretch | undefined,
  words: readonly Word[],
): number | null {
  const word = firstOf(words);
  if (row !== null) {
    const { lines } = known.rowAt(row);
    for (const { cells } of lines) {
      const cell = cells.find((one) => one?.words.includes(word));
      if (cell) return cell.column.index;
    }
  }
  if (stretch === undefined || stretch.as === 'title') return null;
  const x = (word.x0 + word.x1) / 2;
  return stretch.segment.columns.find(({ right }) => x < right)?.index ?? null;
}

export function tellTable(place: FoundPlace): string[] {
  const { stages, table, column, taken } = place;
  const own = stages.tables.find((one) => one.table === table);
  if (own === undefined) return [TABLE_TOLD.IN_NO_TABLE(taken.rule)];
  const [from, to] = [firstOf(own.segments).page, lastOf(own.segments).page];
  const says = [TABLE_TOLD.IN_TABLE({ table: own.table, headed: !own.headerless, from, to })];
  if (taken.as === 'title') return [...says, TABLE_TOLD.ABOVE_HEADER()];
  const its = column === null ? undefined : own.columns[column];
  if (its === undefined) return says;
  const [heads, at, of] = [taken.as === 'header', its.column + 1, own.columns.length];
  says.push(TABLE_TOLD.IN_COLUMN({ heads, at, of, heading: its.heading }));
  return [...says, ...tellRole(its), ...tellOpen(place, 'COLUMNS')];
}

/** What a column is taken for: its evidence, then what else it could have been. */
function tellRole({ role, kind, steps, rivals, weight, named, holds }: ExplainedColumn): string[] {
  const without = TABLE_TOLD[kind === 'text' ? 'TEXT_COLUMN' : 'UNUSED_COLUMN'];
  return [
    role === null ? without() : TABLE_TOLD.ROLE(role),
    ...(named === null ? [] : [TABLE_TOLD.HEADING_SAYS({ role: named, weight })]),
    ...(holds === null ? [] : [TABLE_TOLD.HOLDS(holds)]),
    ...steps.map(TABLE_TOLD.STEP),
    ...(rivals.length === 0 ? [TABLE_TOLD.NO_RIVAL()] : rivals.map(TABLE_TOLD.RIVAL)),
  ];
}

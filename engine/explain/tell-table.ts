/** Explains in which table and column a text is, and what the column is taken for, by which rules. */
import type { Word } from '../model/word.ts';
import type { FoundPlace } from './found-place.ts';
import type { Known, Stretch } from './known.ts';
import { tellOpen } from './tell-open.ts';
import type { ExplainedColumn, ExplainedTable } from './types.ts';

/** Given words and their row or stretch of a table, returns the index of their column; null outside of tables. */
export function columnAt(
  known: Known,
  row: number | null,
  stretch: Stretch | undefined,
  [word]: readonly Word[],
): number | null {
  if (row !== null) {
    const { lines } = known.stages.rows.rows[row];
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
  if (own === undefined) return [`in no table: ${taken.rule}`];
  const found = own.headerless ? 'found by alignment, without a header' : 'found by its header';
  const says = [`in table ${own.table}, ${found}, ${pagesOf(own)}`];
  if (taken.as === 'title') return [...says, 'right above its header: a title of the rows, perhaps'];
  const its = column === null ? undefined : own.columns[column];
  if (its === undefined) return says;
  says.push(`${taken.as === 'header' ? 'heads' : 'in'} column ${its.column + 1} of ${own.columns.length}${named(its)}`);
  return [...says, ...tellRole(its), ...tellOpen(place, 'COLUMNS')];
}

function pagesOf({ segments }: ExplainedTable): string {
  const [first, last] = [segments[0].page, segments[segments.length - 1].page];
  return first === last ? `page ${first}` : `pages ${first} to ${last}`;
}

const named = ({ heading }: ExplainedColumn): string => (heading === '' ? ', which has no heading' : `, "${heading}"`);

/** What a column is taken for: its evidence, then what else it could have been. */
function tellRole({ role, kind, steps, rivals, weight, named: heading, holds }: ExplainedColumn): string[] {
  const without = kind === 'text' ? 'no role: its text goes to the description' : 'no role: nothing is taken from it';
  const says = [role === null ? without : `its role: ${words(role)}`];
  if (heading !== null) says.push(`evidence: its heading says ${words(heading)} (weight ${weight.toFixed(2)})`);
  if (holds !== null) says.push(`evidence: ${holds === 'date' ? 'dates' : 'amounts'} stand below each other in it`);
  for (const { rule, role: then } of steps) says.push(`rule: ${rule}: ${then === null ? 'no role' : words(then)}`);
  for (const { role: other, by, weight: weighs } of rivals) {
    const how =
      by === 'heading' ? 'as its heading may also mean, weight' : 'under which the balances follow with a score of';
    says.push(`rival: ${other === null ? 'no role' : words(other)}, ${how} ${weighs.toFixed(2)}`);
  }
  if (rivals.length === 0) says.push('no rival');
  return says;
}

/** Names in the code have underscores. */
export const words = (name: string): string => name.replaceAll('_', ' ');

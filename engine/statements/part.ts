/** Looks up what a part of the readings has: its lines, the roles of its columns, its money. */
import type { Minor } from '../model/minor.ts';
import type { Roles } from '../model/reading.ts';
import type { Row } from '../model/row.ts';
import type { PlacedAmount } from '../model/table.ts';
import { minorUnits } from '../money/amount.ts';
import type { Part } from '../readings/parts/parts.ts';
import type { ReadPart } from '../readings/read.ts';

type Lines = Pick<Part, 'fromLine' | 'toLine'>;

interface Indexed {
  readonly index: number;
}

/** Given a part and a line, returns true if the line belongs to the part. */
export const isLineOf = ({ fromLine, toLine }: Lines, { index }: Indexed): boolean =>
  index >= fromLine && index < toLine;

/** Given a part and something on a line, such as a figure, returns true if it belongs to the part. */
export const isOf = (part: Lines, { line }: { readonly line: { readonly line: Indexed } }): boolean =>
  isLineOf(part, line.line);

/** Given a row and its part, returns what its columns are for. */
export const rolesOf = ({ table }: Row, { context }: Pick<ReadPart, 'context'>): Roles =>
  context.rolesOf.get(table) ?? [];

/** Given an amount and its part, returns it in minor units, without its sign; null if it is not a number. */
export const unitsOf = ({ token }: PlacedAmount, { context, decimals }: ReadPart): Minor | null =>
  minorUnits(token, context.mark, decimals);

/** Finds which lines of a document belong to a statement. */
import type { Part } from '../readings/parts/parts.ts';

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

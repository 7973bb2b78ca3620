/** Tells which lines of a document are a statement's. */
import type { Part } from '../readings/parts/parts.ts';

type Lines = Pick<Part, 'fromLine' | 'toLine'>;

interface Indexed {
  readonly index: number;
}

/** Given a part and a line, returns whether the line is the part's. */
export const isLineOf = ({ fromLine, toLine }: Lines, { index }: Indexed): boolean =>
  index >= fromLine && index < toLine;

/** Given a part and what was found on a line, a figure for example, returns whether it is the part's. */
export const isOf = (part: Lines, { line }: { readonly line: { readonly line: Indexed } }): boolean =>
  isLineOf(part, line.line);

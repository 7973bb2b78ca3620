/** Tells which lines of a document are a statement's. */
import type { Part } from '../readings/parts/parts.ts';

type Lines = Pick<Part, 'fromLine' | 'toLine'>;

interface Indexed {
  readonly index: number;
}

/** Given a part of a document and one of its lines, returns whether the part stands on it. */
export const isLineOf = ({ fromLine, toLine }: Lines, { index }: Indexed): boolean =>
  index >= fromLine && index < toLine;

/**
 * Given a part of a document and what was found on one of its lines, a figure, say, returns whether it is the part's.
 */
export const isOf = (part: Lines, { line }: { readonly line: { readonly line: Indexed } }): boolean =>
  isLineOf(part, line.line);

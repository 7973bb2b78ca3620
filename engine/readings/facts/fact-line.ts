/** A line outside the rows, what its words and figures say, and the heading above one of its phrases. */
import { headingOver, LABEL_ABOVE, type LineAt, shareAnEdge } from '../../labels/near-phrases.ts';
import { itemAt } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import { wrappedIbanOf } from './bank-numbers.ts';
import { figuresOf } from './figures.ts';
import type { LineContents } from './line-content.ts';
import type { LineMarks } from './line-marks.ts';

/** Which lines are in rows, in rows with balances, and in headers. */
export type LinesOfTables = Readonly<Record<'rows' | 'balances' | 'headers', LineMarks>>;

export type FactLine = Readonly<ReturnType<typeof factLineOf>>;

/** Given all lines and the place of one outside the rows, returns it with what it says. */
export function factLineOf(
  lines: readonly TokenLine[],
  at: number,
  contents: LineContents,
  { rows: inRows, headers }: LinesOfTables,
) {
  const line = itemAt(lines, at);
  const content = contents.of(line);
  const stated = line.amounts.length === 0 ? [] : figuresOf({ lines, at });
  const wrapped = content.ibans.length > 0 ? null : wrappedIbanOf({ lines, at });
  return {
    lines,
    at,
    line,
    content,
    /** its figures */
    stated,
    /** one of them is a figure of the account */
    isFigure: stated.some(({ kind }) => kind !== null),
    /** its own, and one that continues below */
    ibans: wrapped === null ? content.ibans : [wrapped],
    /** a header of a table */
    isHeading: headers[line.line.index] === 1,
    inRows,
  };
}

const sharesEdge = shareAnEdge(2);

/** Given the index of a phrase on a line, returns the aligned text right above, or ''. */
export const alignedHeading = (line: LineAt, phrase: number): string =>
  headingOver(itemAt(itemAt(line.lines, line.at).line.phrases, phrase), line, sharesEdge, LABEL_ABOVE);

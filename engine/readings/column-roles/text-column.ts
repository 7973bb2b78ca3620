/** What the rules about a column of texts look at: its texts, and the roles of other columns. */

import { areCodes, LEAST_TEXTS } from '../../lexicon/codes.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { itemAt } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import type { Roles } from '../../model/reading.ts';
import type { ColumnKind, Row } from '../../model/row.ts';
import type { Rows } from '../roles.ts';

/** So large a share of the rows shows what a column holds. */
export const MOST = 0.9;

/** One column of a table, and its texts. */
export interface ColumnTexts {
  readonly rows: Rows;
  readonly column: number;
  readonly heading: string;
  readonly weight: number;
  readonly kind: ColumnKind;
  /** on the rows that have a day */
  readonly dated: readonly string[];
  /** on all rows: numbers continue if only the first row of a day has a date */
  readonly all: readonly string[];
}

/** Given rows and the index of a column, returns its texts. */
export function textsOf(rows: Rows, column: number): ColumnTexts {
  const { columns, kinds } = rows[0];
  const { heading, weight } = itemAt(columns, column);
  const filled = rows.filter(({ texts }) => texts[column] !== '');
  const textIn = ({ texts }: Row) => itemAt(texts, column);
  const dated = filled.filter(({ days }) => days.length > 0).map(textIn);
  return { rows, column, heading, weight, kind: itemAt(kinds, column), dated, all: filled.map(textIn) };
}

/** True if most texts of a column are numbers, or codes with digits. */
export const areNumbersOrCodes = onceFor(({ dated }: ColumnTexts): boolean => {
  const numbers = dated.filter((text) => /\d/.test(text) && !/\p{L}/u.test(text)).length;
  if (dated.length >= LEAST_TEXTS && numbers >= dated.length * MOST) return true;
  return dated.length > 0 && areCodes(dated, MOST);
});

/** Counts the letters in the texts of a column, without codes. */
export const lettersIn = onceFor(({ all }: ColumnTexts): number =>
  all.reduce((sum, text) => sum + (areCodes([text]) ? 0 : text.length), 0),
);

/** True if most texts of a column are so. */
export const areMost = ({ all }: ColumnTexts, holds: (text: string) => boolean): boolean =>
  all.filter(holds).length >= all.length * MOST;

/** A column of texts whose role is asked, and the roles so far. */
export interface TextColumn {
  readonly texts: ColumnTexts;
  readonly role: ColumnRole | null;
  readonly roles: Roles;
  /** no heading says what it is, or it is one of several descriptions */
  readonly open: boolean;
  /** it holds codes beside a description that holds none */
  readonly isCodes: boolean;
}

/** True if a text of a row runs from one column into another: words of one heading were taken for two. */
export function runsOn({ lines }: Row, left: number, right: number): boolean {
  return lines.some(({ cells, source }) => {
    const [last, first] = [cells[left]?.words.at(-1), cells[right]?.words[0]];
    return last && first && source.line.phrases.some(({ words }) => words.includes(last) && words.includes(first));
  });
}

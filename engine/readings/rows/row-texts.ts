/** Gives a row its texts: its description, reference and type. */
import { fieldOf, type TextField } from '../../lexicon/headings/column-role.ts';
import { itemAt, neighbours } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import { runsOn } from '../column-roles/text-column.ts';
import { columnsOf } from '../roles.ts';

/** The columns of texts of a table; `numbers` are those of what names its bookings if no column describes them. */
export type TextColumns = Readonly<Record<'description' | 'reference' | 'type' | 'numbers', readonly number[]>>;

/** Given the kinds and roles of a table's columns, returns those of texts: a text without a role describes, too. */
export function textColumnsOf(kinds: Row['kinds'], roles: Roles): TextColumns {
  const named = (field: TextField) =>
    roles.flatMap((role, i) => (fieldOf(role) === field && kinds[i] !== 'money' ? [i] : []));
  const unnamed = columnsOf(roles, null).filter((i) => kinds[i] === 'text');
  const description = [...named('description'), ...unnamed].sort((a, b) => a - b);
  const reference = named('reference');
  const numbers = [...columnsOf(roles, 'sequence'), ...reference].sort((a, b) => a - b);
  return { description, reference, type: named('type'), numbers: description.length > 0 ? [] : numbers };
}

/** A number with the sign of a note beside it: "7600 ^", "* 6620". */
const NOTED = /^(?:[*^†‡]+\s)?(\S*\d\S*?)(?:\s?[*^†‡]+)?$/u;

const withoutNotes = (text: string): string[] => (text === '' ? [] : [text.replace(NOTED, '$1')]);

/** The texts of some columns of a row as one, without the signs of notes. */
const textIn = ({ texts }: Row, columns: readonly number[]): string =>
  columns.flatMap((i) => withoutNotes(itemAt(texts, i))).join(' ');

/** Fills a cell that says nothing. */
const NOTHING = /^[-–—\s]*$/;

/** Given a row and columns that not every row fills, returns their texts as one; null without any. */
export function filledIn(row: Row, columns: readonly number[]): string | null {
  const text = textIn(row, columns);
  return NOTHING.test(text) ? null : text;
}

/** A number of a booking, not of its row. */
const NUMBER = /\d{3}/;

/** Given a row and the columns of its texts, returns its description: in a list of checks, the number of the check. */
export function descriptionOf(row: Row, { description: columns, numbers }: TextColumns): string {
  if (columns.length === 0) return numbers.map((i) => textIn(row, [i])).find((text) => NUMBER.test(text)) ?? '';
  const text = textIn(row, columns);
  if (columns.length < 2 || row.headingDate !== null) return text;
  const at = columns.filter((i) => row.texts[i] !== '');
  if (!neighbours(at).some(([one, next]) => runsOn(row, one, next))) return text;
  return row.lines.flatMap(({ cells }) => at.flatMap((i) => cells[i]?.text ?? [])).join(' ');
}

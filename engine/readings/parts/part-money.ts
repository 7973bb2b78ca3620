/** Tells the money that rows and their headings name: if it changes, another statement may begin. */
import { itemAt, onlyOf } from '../../model/lists.ts';
import type { Row } from '../../model/row.ts';
import type { Table } from '../../model/table.ts';

/** True for a row below a header. */
export function begins(rows: readonly Row[], at: number): boolean {
  const [above, row] = [itemAt(rows, at - 1), itemAt(rows, at)];
  return row.table !== above.table || row.segment !== above.segment;
}

/**
 * Given the place of the first row below a header, returns the symbol or code beside the amounts of all rows down to
 * the next; null if one has none, or another.
 */
export function symbolBelow(rows: readonly Row[], at: number): string | null {
  let end = at + 1;
  while (end < rows.length && !begins(rows, end)) end++;
  return onlyOne(rows.slice(at, end).map(symbolOf));
}

/** The one symbol or code beside the amounts of a row, or null; what was paid abroad has its own. */
function symbolOf({ amounts, columns }: Row): string | null {
  const own = amounts.filter((_, i) => columns[i]?.role !== 'original_amount');
  return onlyOne(own.flatMap((amount) => (amount ? [amount.token.currency ?? amount.token.symbol] : [])));
}

const onlyOne = <T>(of: readonly T[]): T | null => onlyOf([...new Set(of)]);

const IN_BRACKETS = /[([]\s*([A-Z]{3})\s*[)\]]/;

/** Given a table, returns the currency that its headings name, or null. */
export function tableCurrency(table: Table): string | null {
  if (table.money) return table.money.own;
  const [code] = table.segments[0].columns.flatMap(({ heading }) => IN_BRACKETS.exec(heading)?.[1] ?? []);
  return code ?? null;
}

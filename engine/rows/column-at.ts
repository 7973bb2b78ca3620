/** Tells in which column of a table something stands. */
import type { Column } from '../model/table.ts';

/** Given the columns of a table and a thing on one of its lines, returns the column that it stands in. */
export function columnAt(columns: readonly Column[], { x0, x1 }: { readonly x0: number; readonly x1: number }): Column {
  const x = (x0 + x1) / 2;
  for (const c of columns) if (x < c.right) return c;
  return columns[columns.length - 1];
}

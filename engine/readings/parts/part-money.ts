/** Tells the money that rows and their headings name: if it changes, another statement may begin. */
import type { Row } from '../../model/row.ts';
import type { Table } from '../../model/table.ts';

/** True for a row below a header. */
export function begins(rows: readonly Row[], at: number): boolean {
  return rows[at].table !== rows[at - 1].table || rows[at].segment !== rows[at - 1].segment;
}

/**
 * Given the place of the first row below a header, returns the symbol or code beside the amounts of all rows down to
 * the next; null if one has none, or another.
 */
export function symbolBelow(rows: readonly Row[], at: number): string | null {
  let end = at + 1;
  while (end < rows.length && !begins(rows, end)) end++;
  const symbol = symbolOf(rows[at]);
  for (let i = at + 1; i < end; i++) if (symbolOf(rows[i]) !== symbol) return null;
  return symbol;
}

/** The one symbol or code beside the amounts of a row, or null; what was paid abroad has its own. */
function symbolOf({ amounts, columns }: Row): string | null {
  let symbol: string | null = null;
  let isFirst = true;
  for (let i = 0; i < amounts.length; i++) {
    const token = amounts[i]?.token;
    if (!token || columns[i].role === 'original_amount') continue;
    const own = token.currency ?? token.symbol;
    if (!isFirst && own !== symbol) return null;
    symbol = own;
    isFirst = false;
  }
  return symbol;
}

const IN_BRACKETS = /[([]\s*([A-Z]{3})\s*[)\]]/;

/** Given a table, returns the currency that its headings name, or null. */
export function tableCurrency(table: Table): string | null {
  if (table.money) return table.money.own;
  for (const c of table.segments[0].columns) {
    const m = IN_BRACKETS.exec(c.heading);
    if (m) return m[1];
  }
  return null;
}

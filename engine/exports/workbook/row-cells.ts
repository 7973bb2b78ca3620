/** The cells of a transaction. */
import type { ColumnName } from '../options.ts';
import { COLUMNS, SIGNED, type TableRow } from '../table/columns.ts';
import { type Cell, countCell, dateCell, moneyCell, textCell } from './cells.ts';
import type { BookLayout } from './layout.ts';

/** Given a row, the name of a column and the layout, returns the cell. Amounts have the sign that the layout says. */
export function rowCell(
  row: TableRow,
  name: ColumnName,
  { dates, isBanksSign }: Pick<BookLayout, 'dates' | 'isBanksSign'>,
): Cell | null {
  const value = COLUMNS[name](row);
  switch (value.kind) {
    case 'date':
      return dateCell(value.date, dates);
    case 'money':
      return moneyCell(turned(value.minor, isBanksSign && SIGNED.includes(name)), row.placed.statement.decimals);
    case 'count':
      return value.count === null ? null : countCell(value.count);
    case 'text':
      return textCell(value.text);
  }
}

/** Given a row, the name of a column and the layout, returns what a total of the column adds; null for nothing. */
export function addend(
  row: TableRow,
  name: ColumnName,
  { isBanksSign }: Pick<BookLayout, 'isBanksSign'>,
): number | null {
  const value = COLUMNS[name](row);
  return value.kind === 'money' ? turned(value.minor, isBanksSign && SIGNED.includes(name)) : null;
}

/** A zero has no sign. */
const turned = (minor: number | null, isTurned: boolean): number | null =>
  isTurned && minor !== null && minor !== 0 ? -minor : minor;

/** Parts tables that hold bookings in two currencies, each in a column of its own. */
import { isMoneyWord } from '../../lexicon/headings/heading-money.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import { isFilled, mapFilled } from '../../model/lists.ts';
import type { Row } from '../../model/row.ts';
import type { Column, Table } from '../../model/table.ts';
import { currencyOfHeading, isSymbol } from '../../money/heading-currency.ts';
import type { Rows } from '../roles.ts';
import { moneyColumns } from './column-currency.ts';

/** So few bookings do not show that each currency has its column. */
const LEAST = 2;

/**
 * Given tables and their rows, returns them with each table of two currencies as two, one for each column. A row is
 * in the table of its currency, a balance in both in both; the second table's rows follow those of the first.
 */
export function partCurrencies(tables: readonly Table[], rows: readonly Row[]) {
  const all = [...tables];
  let parted = rows;
  for (const table of tables) {
    const own = parted.filter((row) => row.table === table.index);
    if (!isFilled(own)) continue;
    const pair = columnsOfTwo(own);
    if (pair === null) continue;
    const rowsOf = (place: 0 | 1) => {
      const [column, other] = place === 0 ? pair : [pair[1], pair[0]];
      const index = place === 0 ? table.index : all.length;
      const money = { own: nameOf(column), other: nameOf(other), place } as const;
      const segments = mapFilled(table.segments, (s) => ({ ...s, columns: without(s.columns, other.index) }));
      all[index] = { ...table, index, segments, money };
      return own.flatMap((row) => rowIn(row, index, column.index, other.index));
    };
    const [first, second] = [rowsOf(0), rowsOf(1)];
    const at = parted.indexOf(own[0]);
    const rest = parted.filter((row) => row.table !== table.index);
    parted = [...rest.slice(0, at), ...first, ...second, ...rest.slice(at)];
  }
  return { tables: all, rows: parted };
}

/**
 * The two columns of amounts, if each names a currency and each booking is in one of them; else null. What was paid
 * abroad may be beside both.
 */
function columnsOfTwo(rows: Rows): readonly [Column, Column] | null {
  const money = moneyColumns(rows).filter(({ role }) => role !== 'original_amount');
  const [a, b] = money;
  if (money.length !== 2 || !money.every((c) => c.role === 'amount' && namesMoney(c.heading))) return null;
  if (!a || !b || nameOf(a) === nameOf(b)) return null;
  const booked = rows.filter((row) => !row.kindExact && row.days.length > 0);
  const filled = ({ index }: Column) => booked.filter((row) => row.amounts[index] !== null);
  const [inA, inB] = [filled(a), filled(b)];
  const isTwo = Math.min(inA.length, inB.length) > 0 && inA.length + inB.length > LEAST;
  return isTwo && !inA.some((row) => inB.includes(row)) ? [a, b] : null;
}

const wordsOf = (heading: string): string[] => heading.split(/[\s()（）[\]/]+/).filter((word) => word !== '');
const namesMoney = (heading: string): boolean =>
  currencyOfHeading(heading) !== null || wordsOf(heading).some((word) => isMoneyWord(fold(word)) || isSymbol(word));
/** The currency that a heading names: its code, or the name of several ("pesos"). */
const nameOf = ({ heading }: Column): string => currencyOfHeading(heading) ?? fold(heading);

/** A row as it is in the table of one currency; none if its amount is only in the other. */
function rowIn(row: Row, table: number, own: number, other: number): Row[] {
  if (row.amounts[own] === null && row.amounts[other] !== null) return [];
  const amounts = row.amounts.map((amount, i) => (i === other ? null : amount));
  return [{ ...row, table, amounts, columns: without(row.columns, other) }];
}

const without = (columns: readonly Column[], other: number): Column[] =>
  columns.map((column, i) => (i === other ? { ...column, role: 'other', weight: 1, heading: '' } : column));

/** Compares the rows that state totals with the sums of their table's bookings. */

import { namesPart } from '../../lexicon/lines/part-words.ts';
import type { ReadRow } from '../../model/reading.ts';
import { figuresOfTotal } from '../checks/unexplained-totals.ts';
import { rolesOf, unitsOf } from '../part.ts';
import type { CrossChecked } from './subject.ts';

/** Given a statement, returns the totals in its tables of which no figure is a sum of bookings. */
export function wrongTotalRows({ rows, booked, sums }: CrossChecked): string[] {
  const tables = new Set(booked.map(({ row }) => row.table));
  return rows.flatMap((read) => {
    const { role, row, description } = read;
    if (role !== 'total' || !tables.has(row.table) || namesPart(row.texts.join(' '))) return [];
    const sizes = figuresOfTotal(read);
    return sizes.length > 0 && !sizes.some((size) => sums.has(size)) ? [description] : [];
  });
}

/**
 * Given a statement, returns the totals of two columns (an amount and its charge) of which one column has another sum.
 * If the columns are the two sides, the total must equal no sum of bookings.
 */
export function wrongColumns(subject: CrossChecked): string[] {
  return subject.rows.flatMap((read) => {
    const { role, row, description } = read;
    const charge = rolesOf(row, subject.part).indexOf('charge');
    if (role !== 'total' || charge < 0 || row.amounts[charge] === null || namesPart(description)) return [];
    return columnsOfMoney(read, subject).every((column) => comesTo(read, column, subject)) ? [] : [description];
  });
}

const columnsOfMoney = ({ row }: ReadRow, { part }: CrossChecked): number[] =>
  row.amounts.flatMap((amount, i) => (amount && rolesOf(row, part)[i] !== 'balance' ? [i] : []));

/** True for a total whose figure in a column is the sum of its table's bookings there. */
function comesTo(total: ReadRow, column: number, subject: CrossChecked): boolean {
  const booked = subject.booked.filter(({ row }) => row.table === total.row.table);
  const sizeIn = ({ row: { amounts } }: ReadRow) => (amounts[column] && unitsOf(amounts[column], subject.part)) ?? 0;
  // if no row has an amount in both, the columns are the two sides
  const areSides = !booked.some((row) => columnsOfMoney(row, subject).length > 1);
  if (areSides) return subject.sums.has(sizeIn(total));
  return booked.reduce((sum, row) => sum + sizeIn(row), 0) === sizeIn(total);
}

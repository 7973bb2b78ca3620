/** A small statement for tests whose parts can be drawn in any way. */
import { Paper } from '../../engine/testing/paper.ts';

export const COLUMNS: readonly number[] = [40, 110, -550];
export const HEADINGS: readonly string[] = ['Date', 'Description', 'Amount'];
/** They come to 58.00 out. */
export const ROWS: readonly (readonly [day: string, words: string, amount: string])[] = [
  ['02/06/2025', 'Bakery', '-40.00'],
  ['04/06/2025', 'Fuel', '-5.00'],
  ['06/06/2025', 'Rent', '-10.00'],
  ['10/06/2025', 'Cinema', '-6.00'],
  ['12/06/2025', 'Kiosk', '3.00'],
];
export const AMOUNTS: readonly number[] = [-4000, -500, -1000, -600, 300];

/** The words above the rows of a statement that opens with 1,000.00. */
export const headOf = (closing: string): readonly string[] => [
  'Current account',
  'Currency EUR',
  'Period 01/06/2025 to 30/06/2025',
  'Opening balance 1,000.00',
  `Closing balance ${closing}`,
];

/** A paper with the head of a statement. */
export function headed(closing: string): Paper {
  const paper = new Paper(COLUMNS);
  for (const line of headOf(closing)) paper.text(line);
  return paper.down(10);
}

/** A statement with its rows as text, and something between the second and the third. */
export function withAmid(closing: string, amid: (paper: Paper) => unknown): Paper {
  const paper = headed(closing)
    .row(...HEADINGS)
    .rows(ROWS.slice(0, 2));
  amid(paper);
  return paper.rows(ROWS.slice(2));
}

/** What is printed of a file that was read from pictures. */
import { expect, test } from 'vitest';
import { explain } from '../../engine/explain/explain.ts';
import { Paper } from '../../engine/testing/paper.ts';
import { scannedOf } from '../../engine/testing/recognised.ts';
import { fileLines } from './file-lines.ts';

const paper = () =>
  new Paper()
    .text('Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row('01 Jun 2025', 'Opening balance', '', '', '1,000.00')
    .row('02 Jun 2025', 'Card payment', '4.50', '', '995.50')
    .row('05 Jun 2025', 'Rent', '980.00', '', '15.50')
    .row('30 Jun 2025', 'Closing balance', '', '', '15.50');

test('words that two readers did not read alike are named, with what else was read', async () => {
  const { stages } = await scannedOf(paper(), { Rent: ['Rent', 'Bent'], '980.00': ['980.00', '960.00'] });
  const lines = fileLines(explain(stages));
  expect(lines).toContain('  page 1: "Rent" was read also as "Bent": in doubt');
  expect(lines).toContain('  page 1: "980.00" was read also as "960.00": the sums allow it alone');
});

test('a part of a page of text that was read from its picture is named by its place', async () => {
  const explanation = explain((await scannedOf(paper())).stages);
  const pages = explanation.pages.map((page) => ({ ...page, areas: [[40, 99.6, 550, 112.2]] as const }));
  expect(fileLines({ ...explanation, pages })).toContain('  page 1 was read from its picture at 40 100 550 112');
});

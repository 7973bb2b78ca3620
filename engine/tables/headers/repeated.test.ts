import { expect, test } from 'vitest';
import { Paper, tablesOn } from '../../testing/paper.ts';

const header = (paper: Paper) => paper.cells(['Date', 'Description']).at(280, 50, 'Debit gsm Credit Balance').down(14);

test('a header of several pages is read on each as on the page that shows its columns best', async () => {
  const paper = header(new Paper([40, 150, -320.5, -347, -382]))
    .row('02 Jun 2025', 'Bakery', '4.50', '', '95.50')
    .row('03 Jun 2025', 'Salary', '', '20.00', '15.50')
    .row('05 Jun 2025', 'Rent', '80.00', '', '35.50')
    .page();
  const { tables } = await tablesOn(header(paper).row('06 Jun 2025', 'Interest', '', '1.00', ''));
  const headings = tables.flatMap((t) => t.segments.map((s) => [s.header.length, ...s.columns.map((c) => c.heading)]));
  const whole = [1, 'Date', 'Description', 'Debit gsm', 'Credit', 'Balance'];
  expect(headings).toEqual([whole, whole]);
});

test('a line above a header that eight pages had without it is read with it', async () => {
  const paper = new Paper([40, 150, -320, -400]);
  for (let page = 0; page < 18; page++) {
    if (page > 0) paper.page();
    if (page >= 8) paper.row('Value', '', '', 'Running');
    paper
      .row('Date', 'Description', 'Amount', 'Balance')
      .row('02 Jun 2025', 'Bakery', '-4.50', '95.50')
      .row('03 Jun 2025', 'Salary', '20.00', '115.50')
      .row('05 Jun 2025', 'Rent', '-80.00', '35.50');
  }
  const { tables } = await tablesOn(paper);
  const heights = tables.flatMap((t) => t.segments.map(({ header }) => header.length));
  expect(heights).toEqual([...Array(8).fill(1), ...Array(10).fill(2)]);
});

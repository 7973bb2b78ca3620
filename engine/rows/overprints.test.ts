import { describe, expect, it } from 'vitest';
import { GRID, Paper, rowsOn } from '../testing/paper.ts';

const paper = () => new Paper(GRID).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
const descriptions = async (on: Paper) => (await rowsOn(on)).rows.map(({ texts }) => texts[1]);

const rows = (on: Paper) =>
  on
    .row('02 Jun 2025', 'Card payment', '4.50', '', '995.50')
    .row('', 'Harbour Bakery')
    .row('', 'Lisbon')
    .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
    .row('05 Jun 2025', 'Transfer', '5.50', '', '2,990.00')
    .row('', 'Orchard Market');

describe('what is printed over rows', () => {
  it('is no title: a watermark leaves them whole', async () => {
    const on = paper();
    on.at(150, on.y - 20, 'COPY', true, '#cccccc', 48);
    expect(await descriptions(rows(on))).toEqual([
      'Card payment Harbour Bakery Lisbon',
      'Salary',
      'Transfer Orchard Market',
    ]);
  });

  it('is no section: nor does a stamp part them', async () => {
    const on = paper();
    on.at(190, on.y + 3, 'RECEIVED', true, '#b30000', 16);
    const { rows: found } = await rowsOn(rows(on));
    expect(found.map(({ texts }) => texts[1])).toEqual([
      'Card payment Harbour Bakery Lisbon',
      'Salary',
      'Transfer Orchard Market',
    ]);
    expect(found.map(({ section }) => section)).toEqual([null, null, null]);
  });

  it('is larger than they are: a title in their size is between them', async () => {
    const on = paper()
      .row('02 Jun 2025', 'Card payment', '4.50', '', '995.50')
      .bold('Deposits')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
    const { rows: found } = await rowsOn(on);
    expect(found.map(({ section }) => section?.title ?? null)).toEqual([null, 'Deposits']);
  });
});

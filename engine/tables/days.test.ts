import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../testing/paper.ts';

it('finds days of four figures under headings for dates, and nowhere else', async () => {
  const paper = new Paper([40, 200, -370, -460, 500])
    .row('Forklaring', 'Rentedato', 'Ut av konto', 'Inn på konto', 'Bokført')
    .row('Vipps 0706', '0806', '829,70', '', '0906')
    .row('Varekjøp', '1106', '14.777,30', '', '1206')
    .row('Lønn', '1306', '', '1.141,20', '1306');
  const { tables } = await tablesOn(paper);
  const { columns, body } = tables[0]!.segments[0]!;
  expect(columns.map((c) => c.role)).toEqual(['description', 'value_date', 'debit', 'credit', 'date']);
  expect(body.map((tl) => tl.dates.map((d) => d.token.parts?.join('.')))).toEqual([
    ['8.6', '9.6'],
    ['11.6', '12.6'],
    ['13.6', '13.6'],
  ]);
});

import { expect, it } from 'vitest';
import { differ, type Misread, readAs } from '../../recognised/testing/read-as.ts';
import { Paper } from '../../testing/paper.ts';

const HEADINGS = ['Date', 'Description', 'Paid out', 'Paid in'];

const statusOf = async (count: string, misread: Misread) => {
  const paper = new Paper()
    .text('Current account   Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Opening balance 300.00')
    .text('Closing balance 200.00')
    .text('Page 1')
    .row(...HEADINGS)
    .row('02/06/2025', 'Bakery', '40.00')
    .page()
    .text(`Page 2 of ${count}`)
    .row(...HEADINGS)
    .row('20/06/2025', 'Fuel', '60.00');
  return (await readAs(paper, misread)).reconciliation.status;
};

it('a count of pages of which one reader says more than there are leaves the statement open', async () => {
  expect(await statusOf('3', { '3': differ('2', '3') })).toBe('unverifiable');
});

it('other readings of it do not', async () => {
  expect(await statusOf('2', {})).toBe('verified');
  expect(await statusOf('2', { '2': differ('2', 'Z') })).toBe('verified');
});

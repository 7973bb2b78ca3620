import { expect, it } from 'vitest';
import { alike, differ, type Misread, readAs } from '../../recognised/testing/read-as.ts';
import { Paper } from '../../testing/paper.ts';

const paper = () =>
  new Paper()
    .text('Current account   Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Opening balance 300.00')
    .text('Closing balance 230.00')
    .down(20)
    .row('Date', 'Description', 'Paid out', 'Paid in', '')
    .rows([
      ['02/06/2025', 'Bakery', '30.00', ''],
      ['05/06/2025', 'Rent', '50.00', ''],
      ['06/06/2025', 'Rent returned', '', '50.00'],
      ['20/06/2025', 'Fuel', '21.50', ''],
      ['24/06/2025', 'Books', '18.50', ''],
    ]);
const statusOf = async (misread: Misread) => (await readAs(paper(), misread)).reconciliation;

it('rows whose days and amounts are misread as letters are no text of the row above', async () => {
  const { status, obligations } = await statusOf({
    '05/06/2025': alike('OS/0G/2O2S'),
    '06/06/2025': alike('OG/0G/2O2S'),
    '50.00': alike('SO.OO'),
  });
  expect(status).toBe('unverifiable');
  expect(obligations.filter((one) => one.status !== 'discharged').map(({ code }) => code)).toEqual(['ROWS_EXPLAINED']);
});

it('nor are those of which the readers made two different texts', async () => {
  const { status } = await statusOf({
    '05/06/2025': differ('OSMOEYPOZS', 'UGAI'),
    '06/06/2025': differ('OEMOE', 'UGVI'),
    '50.00': differ('SOHOO', 'ae'),
  });
  expect(status).toBe('unverifiable');
});

it('words of a text that both readers read leave it proved', async () => {
  expect((await statusOf({})).status).toBe('verified');
});

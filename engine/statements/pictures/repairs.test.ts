import { expect, test } from 'vitest';
import { Paper } from '../../testing/paper.ts';
import { type ReadOtherwise, scannedOf } from '../../testing/recognised.ts';

const paper = () =>
  new Paper()
    .text('Current account')
    .text('Account number 0011-223344')
    .text('Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .down(10)
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row('01 Jun 2025', 'Opening balance', '', '', '1,000.00')
    .row('02 Jun 2025', 'Card payment', '4.50', '', '995.50')
    .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
    .row('05 Jun 2025', 'Rent', '980.00', '', '2,015.50')
    .row('30 Jun 2025', 'Closing balance', '', '', '2,015.50');

const read = async (otherwise: ReadOtherwise) => {
  const { extraction } = await scannedOf(paper(), otherwise);
  const [statement] = extraction.statements;
  if (statement === undefined) throw new Error('there is no statement');
  return { extraction, statement };
};

test('what two readers read alike is repaired nowhere', async () => {
  const { extraction, statement } = await read({});
  expect(extraction.recognition).toEqual({ pages: [1], languages: ['eng'] });
  expect(statement.reconciliation.status).toBe('verified');
  expect(statement.transactions.every(({ source, repaired }) => source === 'ocr' && repaired === undefined)).toBe(true);
});

test('an amount that the sums correct is told, with both readings', async () => {
  const { statement } = await read({ '2,000.00': ['2,600.00', '2,000.00'] });
  expect(statement.transactions.map(({ amount, repaired }) => [amount, repaired])).toEqual([
    [-450, undefined],
    [200_000, [{ field: 'amount', read: '2,600.00', taken: '2,000.00' }]],
    [-98_000, undefined],
  ]);
});

test('so is a balance', async () => {
  const { statement } = await read({ '2,995.50': ['2,595.50', '2,995.50'] });
  expect(statement.transactions[1]?.repaired).toEqual([{ field: 'balance', read: '2,595.50', taken: '2,995.50' }]);
});

test('where the surer reading closes the sums, nothing was corrected', async () => {
  const { statement } = await read({ '2,000.00': ['2,000.00', '2,600.00'] });
  expect(statement.reconciliation.status).toBe('verified');
  expect(statement.transactions[1]).toMatchObject({ amount: 200_000 });
  expect(statement.transactions[1]).not.toHaveProperty('repaired');
});

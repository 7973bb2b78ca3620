import { expect, test } from 'vitest';
import { marksOf } from '../../debug/marks.ts';
import { explain } from '../../explain/explain.ts';
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

test('the explanation and the debug view tell who read what', async () => {
  const { stages } = await scannedOf(paper(), {
    '2,000.00': ['2,600.00', '2,000.00'],
    '980.00': ['980.00', '960.00'],
    Rent: ['Rent', 'Bent'],
  });
  const toldOf = (text: string) => explain(stages, { text }).sought?.occurrences.at(-1)?.stages[0]?.says;
  expect(toldOf('2,000.00')).toEqual([
    'recognised from a picture, confidence 0.90',
    'corrected: the surer reader read "2,600.00", the other "2,000.00", with which the sums of the paper close',
    'the sums of the paper allow "2,000.00" alone',
  ]);
  expect(toldOf('980.00')).toContain('the sums of the paper allow "980.00" alone');
  expect(toldOf('Rent')).toContain('the readers of the picture differ: the surer reads "Rent", the other "Bent"');
  expect(toldOf('Salary')).toContain('two readers of the picture read "Salary" alike');
  const [page] = explain(stages).pages;
  expect(page?.unlike.map(({ text, others, status }) => ({ text, others, status }))).toEqual([
    { text: '2,000.00', others: ['2,600.00'], status: 'corrected' },
    { text: 'Rent', others: ['Bent'], status: 'open' },
    { text: '980.00', others: ['960.00'], status: 'settled' },
  ]);
  expect(page?.areas).toEqual([]);
  const marks = marksOf(stages, 'words', 1);
  expect(marks.find(({ label }) => label === '2,000.00')?.note).toBe('2,000.00: 2,600.00, corrected from 2,600.00');
  expect(marks.find(({ label }) => label === 'Rent')?.note).toBe('Rent: Bent, open');
  expect(marks.find(({ label }) => label === 'Salary')?.note).toBeUndefined();
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

test('words that were not read alike are told, with their place, their readings and what settles them', async () => {
  const { statement } = await read({
    '2,000.00': ['2,600.00', '2,000.00'],
    '980.00': ['980.00', '960.00'],
    Rent: ['Rent', 'Bent'],
  });
  const told = statement.transactions.map(({ readings }) =>
    readings?.map(({ field, text, others, status }) => ({ field, text, others, status })),
  );
  expect(told).toEqual([
    undefined,
    [{ field: 'amount', text: '2,000.00', others: ['2,600.00'], status: 'corrected' }],
    [
      { field: 'text', text: 'Rent', others: ['Bent'], status: 'open' },
      { field: 'amount', text: '980.00', others: ['960.00'], status: 'settled' },
    ],
  ]);
  const [place] = statement.transactions[1]?.places ?? [];
  const [amount] = statement.transactions[1]?.readings ?? [];
  if (place === undefined || amount === undefined) throw new Error('the row has no place');
  expect(amount.page).toBe(1);
  expect(amount.box[0]).toBeGreaterThan(place.box[0]);
  expect(amount.box[2]).toBeLessThan(place.box[2]);
});

test('words outside of the bookings that were not read alike are told by the statement', async () => {
  const { statement } = await read({
    '1,000.00': ['1,000.00', '1,600.00'],
    '30': ['30', '80'],
    '980.00': ['980.00', '960.00'],
    Current: ['Current', 'Currant'],
  });
  // the day of the closing balance; that of the period gives no row its day
  expect(statement.readings?.map(({ field, text, others, status }) => ({ field, text, others, status }))).toEqual([
    { field: 'figure', text: '1,000.00', others: ['1,600.00'], status: 'settled' },
    { field: 'date', text: '30', others: ['80'], status: 'settled' },
  ]);
  expect(await read({}).then((alike) => alike.statement)).not.toHaveProperty('readings');
});

import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

/** The number of the account whose paper has such lines above its rows. */
async function numberWith(...head: readonly string[]): Promise<string | null> {
  const paper = head.reduce((lines, text) => lines.text(text), new Paper([40, 110, -460, -550])).down(20);
  paper.row('Date', 'Description', 'Amount', 'Balance').row('02 Jun 2025', 'Bakery', '-4.50', '995.50');
  return (await statementOn(paper.row('03 Jun 2025', 'Salary', '2,000.00', '2,995.50'))).accountNumber;
}

it('A number alone below a title that names an account is its number', async () => {
  expect(await numberWith('ESTADO DE CUENTA CORRIENTE', '324-1272024-0-64')).toBe('324-1272024-0-64');
  expect(await numberWith('COMPTE DE PARTICULIER - en euros', 'n° 30055 95757 00033472667 73')).toBe(
    '30055 95757 00033472667 73',
  );
});

it('It may be in smaller print, a little lower, at the other edge', async () => {
  const paper = new Paper([40, 110, -460, -550])
    .at(40, 40, 'Everyday Checking')
    .at(480, 46, '324-1272024-0-64')
    .down(40);
  paper.row('Date', 'Description', 'Amount', 'Balance').row('02 Jun 2025', 'Bakery', '-4.50', '995.50');
  expect((await statementOn(paper)).accountNumber).toBe('324-1272024-0-64');
});

it('A telephone, the number of another label and words are none, and a labelled number comes first', async () => {
  expect(await numberWith('Business Checking', '1-800-555-0172')).toBeNull();
  expect(await numberWith('Girokonto', '01.06.2025-30.06.2025')).toBeNull();
  expect(await numberWith('Business Checking', '20250630')).toBeNull();
  expect(await numberWith('Business Checking', 'Reference 118822004')).toBeNull();
  expect(await numberWith('Account statement', '118822004')).toBeNull();
  expect(await numberWith('Business Checking', '118822004', 'Account number 60114482')).toBe('60114482');
});

it('The number by which an account is paid into stands in for its own', async () => {
  expect(await numberWith('CVU: 0000003100401482382994')).toBe('0000003100401482382994');
});

it('A folio is an account only beside a transit number', async () => {
  expect(await numberWith('Transit : 815-53223', 'Folio : 037293')).toBe('037293');
  expect(await numberWith('Folio : 037293')).toBeNull();
});

it('A number with hidden figures in the head is the account’s if rows name it as well', async () => {
  const head = () =>
    new Paper([40, 110, -460, -550]).text('0987XXXX171').down(20).row('Date', 'Description', 'Amount', 'Balance');
  const named = head()
    .row('02 Jun 2025', 'Transfer to 0987XXXX171', '4.50', '995.50')
    .row('03 Jun 2025', 'From 0987XXXX171', '-5.50', '990.00');
  expect((await statementOn(named)).accountNumber).toBe('0987XXXX171');
  const other = head().row('02 Jun 2025', 'Transfer', '4.50', '995.50').row('03 Jun 2025', 'Rent', '-5.50', '990.00');
  expect((await statementOn(other)).accountNumber).toBeNull();
});

import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const paperOf = (result: string) => {
  const paper = new Paper()
    .text('Currency EUR')
    .text('Period 01/06/2025 to 30/06/2025')
    .text('Previous balance 1,000.00');
  paper
    .at(330, paper.y - 14, '87.10', true, 'black', 15)
    .text('Deposits 2,000.00')
    .text('Withdrawals 984.50');
  paper.text('Fees 0.00').text('Limit 50.00').text(result).down(10);
  return paper
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
    .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
    .row('05 Jun 2025', 'Rent', '980.00', '', '2,015.50');
};

it('the result of a summary is the closing balance, and a figure of another panel is no opening one', async () => {
  const read = async (result: string) => {
    const { openingBalance, closingBalance, reconciliation } = await statementOn(paperOf(result));
    return [openingBalance, closingBalance, reconciliation.status];
  };
  expect(await read('Total balance = 2,015.50')).toEqual([100000, 201550, 'verified']);
  expect((await read('Total balance = 2,015.60'))[1]).toBeNull();
});

it('an opening balance that leads to a balance of rewards is none of the account', async () => {
  const read = async (earned: string, name: string, title = 'CASHBACK') => {
    const paper = new Paper().text('Conto corrente   Valuta EUR');
    paper.text('Periodo 01/06/2025 - 30/06/2025').text('Saldo iniziale      100,00').text('Saldo finale      95,50');
    paper.down(10).text(title);
    for (const [label, amount] of [
      ['Saldo iniziale', '49,45'],
      ['Maturato nel periodo', earned],
      [name, '59,41'],
    ] as const)
      paper.at(40, paper.y, label).at(-300, paper.y, amount).down(14);
    paper.down(10).row('Data', 'Descrizione', 'Importo').row('02/06/2025', 'Panificio', '-4,50');
    const { openingBalance, reconciliation } = await statementOn(paper);
    return [openingBalance, reconciliation.status];
  };
  expect(await read('+ 9,96', 'Saldo cashback')).toEqual([10000, 'verified']);
  expect((await read('+ 9,86', 'Saldo cashback'))[1]).toBe('mismatch');
  expect((await read('+ 9,96', 'Saldo del libretto'))[1]).toBe('mismatch');
  expect(await read('+ 9,96', 'Totale', 'Saldo punti')).toEqual([10000, 'verified']);
  expect((await read('+ 9,86', 'Totale', 'Saldo punti'))[1]).toBe('mismatch');
});

import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

it('Balances of one name are the opening, then the closing one, even if the last row by kind is early.', async () => {
  const paper = new Paper()
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Currency EUR')
    .row('Date', 'Description', 'Debit', 'Credit')
    .row('', 'Credit balance on 31 May 2025', '', '1,000.00')
    .row('12 Jun 2025', 'Cheque', '', '200.00')
    .row('21 Jun 2025', 'Cheque', '', '300.00')
    .row('13 Jun 2025', 'Direct debit', '50.00', '')
    .row('26 Jun 2025', 'Direct debit', '60.00', '')
    .row('07 Jun 2025', 'Fees', '10.00', '')
    .row('', 'Credit balance on 30 June 2025', '', '1,380.00');
  const { openingBalance, closingBalance } = await statementOn(paper);
  expect([openingBalance, closingBalance]).toEqual([100000, 138000]);
});

const held = (paper: Paper) =>
  paper
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Currency EUR')
    .down(10)
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance');

it('A total states the closing balance below the balances of its rows.', async () => {
  const paper = held(new Paper())
    .row('', 'Opening balance', '', '', '1,000.00')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
    .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
    .row('', 'Total', '4.50', '2,000.00', '2,995.50');
  expect((await statementOn(paper)).closingBalance).toBe(299550);
});

it('A row of totals that also names the closing balance states it once, below the balances.', async () => {
  const paper = held(new Paper())
    .row('', 'Opening balance', '', '', '1,000.00')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
    .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
    .row('04 Jun 2025', 'Rent', '980.00', '', '2,015.50')
    .row('05 Jun 2025', 'Cinema', '15.50', '', '2,000.00')
    .row('06 Jun 2025', 'Kiosk', '10.00', '', '1,990.00')
    .down(30)
    .row('', 'TOTAL / CLOSING BALANCE', '1,010.00', '2,000.00', '1,990.00');
  const { closingBalance, reconciliation } = await statementOn(paper);
  expect([closingBalance, reconciliation.status]).toEqual([199000, 'verified']);
});

it('A balance without a name above rows, newest first, is the closing one if the latest ends with it.', async () => {
  const paper = held(new Paper().text('Balance: 2,995.50'))
    .row('04 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
    .row('03 Jun 2025', 'Bakery', '4.50', '', '995.50')
    .row('02 Jun 2025', 'Kiosk', '4.00', '', '1,000.00');
  const { openingBalance, closingBalance } = await statementOn(paper);
  expect([openingBalance, closingBalance]).toEqual([null, 299550]);
});

it('It is not if a list of accounts shows the balance of each.', async () => {
  const paper = held(
    new Paper().row('Account', '', '', '', 'Balance').row('0011-223344', '', '', '', '2,995.50').down(20),
  )
    .row('03 Jun 2025', 'Bakery', '4.50', '', '995.50')
    .row('04 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
  expect((await statementOn(paper)).closingBalance).toBeNull();
});

it('A ledger includes its opening balance in its debits, even if that is also in the column of balances.', async () => {
  const paper = held(new Paper())
    .row('01 Jun 2025', 'Opening balance', '100.00', '', '100.00 Dr')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '104.50 Dr')
    .row('03 Jun 2025', 'Salary', '', '2,000.00', '1,895.50 Cr')
    .row('', 'Total', '104.50', '2,000.00', '')
    .row('', 'Closing balance', '', '', '1,895.50 Cr');
  const { openingBalance, closingBalance, reconciliation } = await statementOn(paper);
  expect([openingBalance, closingBalance, reconciliation.status]).toEqual([-10000, 189550, 'verified']);
});

it('A balance above its label is the closing one if both totals are beside it, and the latest row ends with it.', async () => {
  const closing = async (...values: string[]) => {
    const paper = new Paper();
    const texts = [values, ['Personal Account balance', 'Total outgoings', 'Total deposits']];
    for (const line of texts)
      for (const [i, text] of line.entries()) paper.at(40 + 180 * i, paper.y + (line === values ? 0 : 14), text);
    const drawn = held(paper.down(40))
      .row('04 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
      .row('03 Jun 2025', 'Bakery', '4.50', '', '995.50');
    return (await statementOn(drawn)).closingBalance;
  };
  expect(await closing('2,995.50', '-4.50', '+2,000.00')).toBe(299550);
  expect(await closing('2,990.50', '-4.50', '+2,000.00')).toBeNull();
});

it('A balance whose words end with the symbol of other money is not the one of the account', async () => {
  const paper = new Paper()
    .text('Período 01/06/2025 al 30/06/2025')
    .text('Moneda: DOP')
    .text('Balance anterior 1,000.00')
    .down(10)
    .row('Fecha', 'Descripción', 'Débito', 'Crédito')
    .row('02/06/2025', 'Panadería', '4.50', '')
    .row('05/06/2025', 'Farmacia', '5.50', '')
    .row('', 'Balance al corte RD$', '', '990.00')
    .row('06/06/2025', 'Hosting', '7.00', '')
    .row('', 'Balance al corte US$', '', '93.00');
  expect((await statementOn(paper)).closingBalance).toBe(99000);
});

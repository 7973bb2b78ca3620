import { describe, expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

it('rows below a header whose amounts carry another symbol are another statement', async () => {
  const paper = new Paper([40, 110, -460, -550]);
  for (const [symbol, code] of [
    ['£', 'GBP'],
    ['€', 'EUR'],
  ]) {
    paper.text(`${code} Statement`).text('Period 01 June 2025 to 30 June 2025').down(10);
    paper
      .row('Date', 'Description', 'Amount', 'Balance')
      .row('02 Jun 2025', 'Bakery', `-${symbol}4.50`, `${symbol}95.50`);
    paper.row('03 Jun 2025', 'Salary', `${symbol}20.00`, `${symbol}115.50`).down(30);
  }
  const { statements } = await extractionOf(paper);
  expect(statements.map(({ currency, transactions }) => [currency, transactions.length])).toEqual([
    ['GBP', 2],
    ['EUR', 2],
  ]);
});

it('a list of several currencies is parted where another one is brought forward; all are of one account', async () => {
  const paper = new Paper([40, 80, 150, -400, -470, -550]);
  paper.text('Statement of account').text('Savings').text('Account number 735-572716-833').down(10);
  paper.row('CCY', 'Date', 'Details', 'Deposit', 'Withdrawal', 'Balance');
  paper.row('USD', '31 Jul 2025', 'B/F BALANCE', '', '', '100.00');
  paper.row('', '03 Aug 2025', 'Inward payment', '5.00', '', '105.00');
  paper.row('GBP', '31 Jul 2025', 'B/F BALANCE', '', '', '200.00');
  paper.row('', '18 Aug 2025', 'Transfer', '', '50.00', '150.00');
  const { statements } = await extractionOf(paper);
  const told = statements.map(({ currency, accountNumber, openingBalance }) => [
    currency,
    accountNumber,
    openingBalance,
  ]);
  expect(told).toEqual([
    ['USD', '735-572716-833', 10_000],
    ['GBP', '735-572716-833', 20_000],
  ]);
});

describe('two lists whose headings of amounts name other money', () => {
  const card = (...titles: readonly [string, string]) => {
    const paper = new Paper([40, 150, -330, 370, -550]).text('Estado de Cuenta Tarjeta de Crédito');
    paper.text('Período facturado 19/04/2025 al 18/05/2025').row(titles[0], '', '', titles[1]);
    paper.row('Balance anterior', '', '100.00', 'Balance anterior', '20.00');
    paper.row('(-) Pagos', '', '11.00', '(-) Pagos', '6.00');
    paper.row('Balance al corte', '', '93.00', 'Balance al corte', '15.00').down(20);
    paper.text('MOVIMIENTOS EN PESOS').row('Fecha', 'Descripción', '', '', 'Monto RD$');
    paper.row('20/04/2025', 'Supermercado', '', '', '4.00').row('25/04/2025', 'Pago', '', '', '11.00-');
    paper.row('', 'BALANCE AL CORTE RD$', '', '', '93.00').page();
    paper.text('MOVIMIENTOS EN DOLARES').row('Fecha', 'Descripción', '', '', 'Monto US$');
    paper.row('23/04/2025', 'Films', '', '', '1.00').row('28/04/2025', 'Pago', '', '', '6.00-');
    return paper.row('', 'BALANCE AL CORTE US$', '', '', '15.00').text('Puntos: anterior 1,480, ganados 104');
  };

  it('are two statements, and have the panels of a summary which are titled so', async () => {
    const { statements } = await extractionOf(card('RESUMEN EN RD$', 'RESUMEN EN US$'));
    const told = statements.map((s) => [s.currency, s.openingBalance, s.closingBalance, s.reconciliation.status]);
    expect(told).toEqual([
      ['DOP', -10_000, -9300, 'verified'],
      ['USD', -2000, -1500, 'verified'],
    ]);
  });

  it('have no figures of panels without such titles', async () => {
    const { statements } = await extractionOf(card('RESUMEN', 'RESUMEN'));
    expect(statements.map((s) => s.reconciliation.status)).not.toContain('verified');
    expect(statements.map((s) => s.transactions.length)).toEqual([2, 2]);
  });
});

it('a balance that begins with its code, right above a header, begins a list of other money, of yen if so', async () => {
  const paper = new Paper([40, -380, -460, -550]).text('Period 01 June 2025 to 30 June 2025');
  const list = (code: string, held: string, ...rows: readonly (readonly string[])[]) =>
    paper
      .down(20)
      .text(`${code} balance`)
      .row(`${code} on 30 June 2025`, '', '', `${held} ${code}`)
      .row('Description', 'Incoming', 'Outgoing', 'Balance')
      .rows(rows);
  list('EUR', '95.50', ['27 Jun 2025 Bakery', '', '-4.50', '95.50'], ['03 Jun 2025 Salary', '20.00', '', '100.00']);
  const yen = [
    ['26 Jun 2025 Kiosk', '', '-343', '8,373'],
    ['08 Jun 2025 Refund', '1,200', '', '8,716'],
    ['05 Jun 2025 Salary', '7,000', '', '7,516'],
  ];
  list('JPY', '8,373', ...yen);
  const { statements } = await extractionOf(paper);
  expect(statements.map((s) => [s.currency, s.closingBalance, s.transactions.map((t) => t.amount)])).toEqual([
    ['EUR', 9550, [-450, 2000]],
    ['JPY', 8373, [-343, 1200, 7000]],
  ]);
});

import { describe, expect, it } from 'vitest';
import { Paper, statementOn, tablesOn } from '../../testing/paper.ts';

const textsOf = (lines: readonly { line: { text: string } }[]) => lines.map((tl) => tl.line.text);

describe('blocks side by side', () => {
  const paper = () =>
    new Paper([40, 110, -200, 320, 390, -480])
      .row('Date', 'Cheque number', 'Amount', 'Date', 'Cheque number', 'Amount')
      .row('02 Jun 2025', '10017', '4.50', '06 Jun 2025', '10020', '17.00')
      .row('03 Jun 2025', '10018', '12.00', '07 Jun 2025', '10021', '5.00')
      .row('05 Jun 2025', '10019', '9.80');

  it('are read one after the other', async () => {
    const lines = (await tablesOn(paper())).tables.flatMap((t) => t.segments.flatMap((s) => textsOf(s.body)));
    expect(lines).toEqual([
      '02 Jun 2025 10017 4.50',
      '03 Jun 2025 10018 12.00',
      '05 Jun 2025 10019 9.80',
      '06 Jun 2025 10020 17.00',
      '07 Jun 2025 10021 5.00',
    ]);
  });

  it('end above a sum that has no date', async () => {
    const drawn = paper().cells(['Total cheques 48.30']);
    const lines = (await tablesOn(drawn)).tables.flatMap((t) => t.segments.flatMap((s) => textsOf(s.body)));
    expect(lines.length).toBe(5);
  });

  it('have the columns of their own half', async () => {
    const segments = (await tablesOn(paper())).tables.flatMap((t) => t.segments);
    expect(segments.map((s) => s.columns.map((c) => c.role))).toEqual([
      ['date', 'reference', 'amount'],
      ['date', 'reference', 'amount'],
    ]);
  });

  it('have money below its headings, though a row alone may have a day there', async () => {
    const paper = new Paper([40, 110, -200, 320, 390, -480])
      .row('Date', 'Cheque number', 'Amount', 'Date', 'Cheque number', 'Amount')
      .row('06/02', '10017', '12.11', '06/06', '10020', '17.10');
    const segments = (await tablesOn(paper)).tables.flatMap((t) => t.segments);
    expect(segments.map((s) => s.body.map((tl) => tl.dates.map((d) => d.token.text)))).toEqual([
      [['06/02']],
      [['06/06']],
    ]);
  });

  it('are those whose headings come again in the same order, whatever they name', async () => {
    const paper = new Paper([40, -140, 160, 210, 300, -400, 420, 470])
      .row('Check', 'Amount', 'Date', 'Reference', 'Check', 'Amount', 'Date', 'Reference')
      .row('1181', '92.65', '02/06/25', '527505207', '1182', '100.93', '02/17/25', '312407545')
      .row('1184', '61.17', '02/21/25', '354151030');
    const lines = (await tablesOn(paper)).tables.flatMap((t) => t.segments.flatMap((s) => textsOf(s.body)));
    expect(lines).toEqual([
      '1181 92.65 02/06/25 527505207',
      '1184 61.17 02/21/25 354151030',
      '1182 100.93 02/17/25 312407545',
    ]);
  });

  it('are so if the heading of their money may be one of days', async () => {
    const paper = new Paper([40, 110, -200, 320, 390, -480])
      .row('Talón', 'Fecha', 'Valor', 'Talón', 'Fecha', 'Valor')
      .row('0010017', '02/06/2025', '4,50', '0010020', '06/06/2025', '17,00')
      .row('0010018', '03/06/2025', '12,00');
    const lines = (await tablesOn(paper)).tables.flatMap((t) => t.segments.flatMap((s) => textsOf(s.body)));
    expect(lines).toEqual(['0010017 02/06/2025 4,50', '0010018 03/06/2025 12,00', '0010020 06/06/2025 17,00']);
  });

  it('each have their own title if one is above each, else the one above all', async () => {
    const titlesOf = async (...above: readonly (readonly [number, string])[]) => {
      const drawn = new Paper([40, 110, -250, 320, 390, -530]);
      for (const [x, title] of above) drawn.at(x, drawn.y, title);
      drawn.down(14).row('Date', 'Description', 'Amount', 'Date', 'Description', 'Amount');
      drawn.row('02 Jun 2025', 'Salary', '4.50', '06 Jun 2025', 'Bakery', '17.00');
      return (await tablesOn(drawn)).tables.flatMap((t) => t.segments.map((s) => textsOf(s.title).join()));
    };
    expect(await titlesOf([40, 'Deposits'], [320, 'Withdrawals'])).toEqual(['Deposits', 'Withdrawals']);
    expect(await titlesOf([40, 'Deposits'])).toEqual(['Deposits', 'Deposits']);
  });

  it('share the title above all if a sentence is beside it', async () => {
    const paper = new Paper([40, 110, -200, 320, 390, -480])
      .row('Cheques paid', '', '', 'There were 4 cheques listed here.')
      .row('Date', 'Cheque number', 'Amount', 'Date', 'Cheque number', 'Amount')
      .row('02 Jun 2025', '10017', '4.50', '06 Jun 2025', '10020', '17.00')
      .row('03 Jun 2025', '10018', '12.00', '07 Jun 2025', '10021', '5.00');
    const titles = (await tablesOn(paper)).tables.flatMap((t) => t.segments.map((s) => textsOf(s.title)));
    const title = ['Cheques paid There were 4 cheques listed here.'];
    expect(titles).toEqual([title, title]);
  });

  it('are not found if a second column of text is behind the money', async () => {
    const paper = new Paper([40, 110, -300, -380, 400])
      .row('Date', 'Description', 'Amount', 'Balance', 'Details')
      .row('02 Jun 2025', 'Bakery', '-4.50', '995.50', 'Harbour Road')
      .row('03 Jun 2025', 'Salary', '2,000.00', '2,995.50', 'June');
    expect((await tablesOn(paper)).tables.map((t) => t.segments[0]!.columns.length)).toEqual([5]);
  });
});

it('balances of days beside bookings are a list of their own, and not bookings', async () => {
  const drawn = new Paper([40, 110, -250, 320, -420]).row('Date', 'Description', 'Amount', 'Date', 'Daily balance');
  drawn.row('02 Jun 2025', 'Salary', '4.50', '02 Jun 2025', '104.50').row('02 Jun 2025', 'Bakery', '-1.00', '', '');
  const segments = (await tablesOn(drawn)).tables.flatMap((t) => t.segments.map((s) => textsOf(s.body)));
  expect(segments).toEqual([['02 Jun 2025 104.50'], ['02 Jun 2025 Salary 4.50', '02 Jun 2025 Bakery -1.00']]);
});

it('The first and the last balance of a summary are not lists side by side.', async () => {
  const paper = new Paper([40, 140, -330, -410, 430])
    .row('Saldo contable al', 'Total cargos', 'Total abonos', '', 'Saldo contable al')
    .at(520, 43, 'Saldo promedio')
    .row('31/07/23', '', '', '', '31/08/23')
    .row('1,187.15', '352.49', '2,283.45', '', '3,118.11')
    .at(520, 71, '2,152.63')
    .down(20)
    .row('Fecha', 'Descripción', 'Cargos', 'Abonos')
    .row('01/08/23', 'Retiro', '352.49', '')
    .row('09/08/23', 'Abono', '', '2,283.45');
  expect(await statementOn(paper)).toMatchObject({ openingBalance: 118715, closingBalance: 311811 });
});

it('balances of days left of bookings are a list of their own, too', async () => {
  const drawn = new Paper([40, -200, 240, 310, -470]).row('Date', 'Daily balance', 'Date', 'Description', 'Amount');
  drawn.row('02 Jun 2025', '104.50', '02 Jun 2025', 'Salary', '4.50').row('', '', '03 Jun 2025', 'Bakery', '-1.00');
  const segments = (await tablesOn(drawn)).tables.flatMap((t) => t.segments.map((s) => textsOf(s.body)));
  expect(segments).toEqual([['02 Jun 2025 104.50'], ['02 Jun 2025 Salary 4.50', '03 Jun 2025 Bakery -1.00']]);
});

it('lists of one side each are blocks, though the headings of their money differ', async () => {
  const drawn = new Paper([40, 110, -250, 320, 390, -530]);
  drawn.row('Date', 'Description', 'Withdrawal', 'Date', 'Description', 'Deposit');
  drawn.row('02 Jun 2025', 'Bakery', '17.00', '06 Jun 2025', 'Salary', '4.50');
  const segments = (await tablesOn(drawn)).tables.flatMap((t) => t.segments.map((s) => textsOf(s.body)));
  expect(segments).toEqual([['02 Jun 2025 Bakery 17.00'], ['06 Jun 2025 Salary 4.50']]);
});

/** What the user says that columns hold is read so, and makes no paper verified that lies. */
import { describe, expect, it } from 'vitest';
import type { SaidColumn } from '../../model/hints.ts';
import { Paper, statementOn } from '../../testing/paper.ts';

const GRID = [40, 110, -330, -420, -510];
/** The middles of its columns, and the height of the first row. */
const [DATE, A, B, BALANCE] = [60, 320, 410, 495];
const at = (x: number, holds: SaidColumn['holds'], y = 160): SaidColumn => ({ page: 1, x, y, holds });

const head = () =>
  new Paper(GRID)
    .text('Current account')
    .text('Currency EUR')
    .text('Period 1 June 2025 to 30 June 2025')
    .text('Opening balance 1,000.00')
    .text('Closing balance 2,015.50')
    .down(10);

/** Headings that say nothing, and no balances beside the rows. */
const unnamed = () =>
  head()
    .row('Date', 'Description', 'Kolom A', 'Kolom B')
    .row('02 Jun 2025', 'Bakery', '4.50', '')
    .row('03 Jun 2025', 'Salary', '', '1,020.00');
const sides = [at(A, 'debit'), at(B, 'credit')];

/** The same with balances. */
const balanced = () =>
  head()
    .row('Date', 'Description', 'Kolom A', 'Kolom B', 'Saldo')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
    .row('03 Jun 2025', 'Salary', '', '1,020.00', '2,015.50');

const read = async (paper: Paper, columnsAt?: SaidColumn[]) => {
  const { transactions, reconciliation } = await statementOn(paper, { columnsAt });
  return {
    status: reconciliation.status,
    amounts: transactions.map(({ amount }) => amount),
    open: reconciliation.obligations.flatMap(({ status, findings }) =>
      status === 'open' ? findings.map(({ code }) => code) : [],
    ),
  };
};

describe('columns of amounts', () => {
  it('are read as the user says, which alone proves nothing', async () => {
    const { status, amounts } = await read(unnamed(), sides);
    expect([status, amounts]).toEqual(['unverifiable', [-450, 102_000]]);
    const turned = await read(unnamed(), [at(A, 'credit'), at(B, 'debit')]);
    expect(turned.amounts).toEqual([450, -102_000]);
    expect(turned.status).not.toBe('verified');
  });

  it('are read as the user says though the sums fail then', async () => {
    const headed = () =>
      head()
        .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
        .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
        .row('03 Jun 2025', 'Salary', '', '1,020.00', '2,015.50');
    expect((await read(headed())).status).toBe('verified');
    const turned = await read(headed(), [at(A, 'credit'), at(B, 'debit')]);
    expect(turned).toMatchObject({ status: 'mismatch', amounts: [450, -102_000] });
  });

  it('without those that are left out book nothing', async () => {
    const { amounts, status } = await read(balanced(), [at(B, 'other')]);
    expect(amounts).not.toContain(102_000);
    expect(status).not.toBe('verified');
  });

  it('that come to the same sum another way stay two readings', async () => {
    const twice = () =>
      new Paper(GRID)
        .text('Current account')
        .text('Currency EUR')
        .text('Period 1 June 2025 to 30 June 2025')
        .text('Opening balance 1,000.00')
        .row('Date', 'Description', 'Amount', 'Amount', 'Balance')
        .row('02 Jun 2025', 'Bakery', '-4.50', '-5.50', '')
        .row('03 Jun 2025', 'Cake', '-6.00', '-5.00', '989.50')
        .text('Closing balance 989.50');
    const first = await read(twice(), [at(A, 'amount', 120)]);
    const second = await read(twice(), [at(B, 'amount', 120)]);
    expect([first.amounts, second.amounts]).toEqual([
      [-450, -600],
      [-550, -500],
    ]);
    expect([first.status, second.status]).toEqual(['unverifiable', 'unverifiable']);
  });

  it('whose wrong one is said to be the amounts are not proved by a sum that closes', async () => {
    // fees that come to what the rows come to
    const fees = () =>
      new Paper(GRID)
        .text('Current account')
        .text('Currency EUR')
        .text('Period 1 June 2025 to 30 June 2025')
        .text('Opening balance 100.00')
        .text('Closing balance 90.00')
        .row('Date', 'Description', 'Amount', 'Abroad')
        .row('02 Jun 2025', 'Bakery', '-4.00', '-7.00')
        .row('03 Jun 2025', 'Cake', '-5.00', '-3.00');
    expect((await read(fees())).status).not.toBe('verified');
    const said = await read(fees(), [at(B, 'amount', 130)]);
    expect(said).toMatchObject({ status: 'unverifiable', amounts: [-700, -300] });
    expect(said.open).toContain('COLUMNS_SAID');
  });

  it('are not proved by balances: the paper means neither reading, or says other sides', async () => {
    // a balance on the last row closes on the wrong column, and on a limit that is no balance
    for (const heading of ['Balance', 'Limit']) {
      const paper = () =>
        new Paper(GRID)
          .text('Current account')
          .text('Currency EUR')
          .text('Period 1 June 2025 to 30 June 2025')
          .text('Opening balance 100.00')
          .text('Closing balance 90.00')
          .down(10)
          .row('Date', 'Description', 'Amount', 'Abroad', heading)
          .row('02 Jun 2025', 'Bakery', '-4.00', '-7.00', '')
          .row('03 Jun 2025', 'Cake', '-5.00', '-3.00', '90.00');
      const said = [at(B, 'amount', 160), at(BALANCE, 'balance', 160)];
      expect((await read(paper(), said)).status).not.toBe('verified');
      expect((await read(paper(), said.slice(0, 1))).status).not.toBe('verified');
    }
    // an overdrawn account whose balances have no sign
    const overdrawn = () =>
      new Paper(GRID)
        .text('Current account overdrawn')
        .text('Currency EUR')
        .text('Period 1 June 2025 to 30 June 2025')
        .text('Overdraft limit 5,000.00')
        .text('Opening balance 100.00')
        .text('Closing balance 106.00')
        .down(10)
        .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
        .row('02 Jun 2025', 'Card payment Bakery', '10.00', '', '110.00')
        .row('03 Jun 2025', 'Salary received', '', '4.00', '106.00');
    expect((await read(overdrawn(), [at(A, 'credit', 180), at(B, 'debit', 180)])).status).toBe('unverifiable');
  });

  it('are those of all tables with the same headings', async () => {
    const pages = () =>
      head()
        .row('Date', 'Description', 'Debit', 'Credit')
        .row('02 Jun 2025', 'Bakery', '4.50', '')
        .row('03 Jun 2025', 'Salary', '', '1,020.00')
        .page()
        .row('Date', 'Description', 'Debit', 'Credit')
        .row('04 Jun 2025', 'Market', '20.00', '')
        .row('05 Jun 2025', 'Refund', '', '20.00');
    const { amounts } = await read(pages(), [at(A, 'credit'), at(B, 'debit')]);
    expect(amounts).toEqual([450, -102_000, 2_000, -2_000]);
  });

  it('that are read as one where a page goes on are two on all pages', async () => {
    const merged = () =>
      unnamed()
        .page()
        .row('Date', 'Description', 'Kolom A', 'Kolom B')
        .row('04 Jun 2025', 'Market', '20.00', '')
        .row('05 Jun 2025', 'Refund', '', '20.00');
    const plain = await read(merged());
    expect(plain.amounts).not.toContain(-102_000);
    const said = await read(merged(), [at(A, 'credit'), at(B, 'debit')]);
    expect(said.amounts).toEqual([450, -102_000, 2_000, -2_000]);
    expect(said.open).toContain('COLUMNS_SAID');
  });

  it('cannot hold what they do not print, and no other page', async () => {
    const plain = await read(balanced());
    expect(await read(balanced(), [at(130, 'debit'), at(DATE, 'credit'), at(A, 'date')])).toEqual(plain);
    expect(await read(balanced(), [{ ...at(A, 'credit'), page: 2 }])).toEqual(plain);
    expect(await read(balanced(), [at(BALANCE, 'balance')])).toEqual(plain);
  });
});

it('days of the column that the user names are read, and nothing proves them', async () => {
  const days = () =>
    new Paper([40, 110, 180, -400, -510])
      .text('Current account')
      .text('Currency EUR')
      .text('Period 1 June 2025 to 30 June 2025')
      .text('Opening balance 100.00')
      .text('Closing balance 91.00')
      .row('Date', 'Value date', 'Description', 'Amount', 'Balance')
      .row('02 Jun 2025', '03 Jun 2025', 'Bakery', '-4.00', '96.00')
      .row('04 Jun 2025', '05 Jun 2025', 'Cake', '-5.00', '91.00');
  const dates = async (columnsAt?: SaidColumn[]) => {
    const { transactions, reconciliation } = await statementOn(days(), { columnsAt });
    return [reconciliation.status, ...transactions.map(({ date, valueDate }) => `${date} ${valueDate}`)];
  };
  expect(await dates()).toEqual(['verified', '2025-06-02 2025-06-03', '2025-06-04 2025-06-05']);
  const said = await dates([at(130, 'date', 130)]);
  expect(said).toEqual(['unverifiable', '2025-06-03 2025-06-02', '2025-06-05 2025-06-04']);
});

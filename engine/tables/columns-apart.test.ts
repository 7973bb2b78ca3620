/** Columns that are read as one are parted where the user points at both, and no paper is verified by that. */
import { describe, expect, it } from 'vitest';
import type { SaidColumn } from '../model/hints.ts';
import { extractionOf, Paper, statementOn } from '../testing/paper.ts';

type Holds = SaidColumn['holds'];
const at = (x: number, holds: Holds, { page = 1, y = 145 } = {}): SaidColumn => ({ page, x, y, holds });

/** Dates, texts, and amounts that end at three places. */
const GRID = [40, 110, -360, -420, -500];
const [A, B, C] = [350, 410, 490];

const head = (closing: string, grid: readonly number[] = GRID) =>
  new Paper(grid)
    .text('Current account')
    .text('Currency EUR')
    .text('Period 1 June 2025 to 30 June 2025')
    .text('Opening balance 1,000.00')
    .text(`Closing balance ${closing}`)
    .down(10);
const rows = (paper: Paper) =>
  paper
    .row('02 Jun 2025', 'Bakery', '4.50', '')
    .row('03 Jun 2025', 'Salary', '', '1,020.00')
    .row('04 Jun 2025', 'Cake', '10.00', '')
    .row('05 Jun 2025', 'Refund', '', '10.00');
/** One heading over two columns of amounts. */
const underOne = () => rows(head('2,015.50').row('Date', 'Description', 'Amounts'));

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
const RIGHT = [-450, 102_000, -1_000, 1_000];

describe('two columns under one heading', () => {
  it('are read as one by themselves, and each as the user says, which proves nothing', async () => {
    expect(await read(underOne())).toMatchObject({ status: 'mismatch', amounts: [450, 102_000, 1_000, 1_000] });
    const said = await read(underOne(), [at(A, 'debit'), at(B, 'credit')]);
    expect(said).toMatchObject({ status: 'unverifiable', amounts: RIGHT });
    expect(said.open).toContain('COLUMNS_SAID');
    const turned = await read(underOne(), [at(B, 'debit'), at(A, 'credit')]);
    expect(turned).toMatchObject({ status: 'mismatch', amounts: RIGHT.map((amount) => -amount) });
  });

  it('are parted by points beside the amounts, too', async () => {
    const { amounts } = await read(underOne(), [at(338, 'debit'), at(385, 'credit')]);
    expect(amounts).toEqual(RIGHT);
  });

  it('are parted on all pages, also where these are printed further right', async () => {
    const shifted = GRID.map((x) => (x < 0 ? x - 15 : x + 15));
    const paper = () => {
      const all = underOne().page();
      for (const [i, x] of shifted.entries()) {
        if (i < 3) all.at(x, all.y, ['Date', 'Description', 'Amounts'][i] ?? '');
        all.at(x, all.y + 14, ['06 Jun 2025', 'Market', '7.00'][i] ?? '');
        all.at(x, all.y + 28, ['07 Jun 2025', 'Interest', '', '3.00'][i] ?? '');
      }
      return all;
    };
    const right = [...RIGHT, -700, 300];
    expect((await read(paper(), [at(A, 'debit'), at(B, 'credit')])).amounts).toEqual(right);
    const second = { page: 2, y: 70 };
    expect((await read(paper(), [at(A + 15, 'debit', second), at(B + 15, 'credit', second)])).amounts).toEqual(right);
  });

  it('are one where nothing is said of one of them', async () => {
    expect(await read(underOne(), [at(A, 'amount'), at(B, 'amount')])).toEqual(await read(underOne()));
  });
});

it('Amounts of three columns under one heading are three.', async () => {
  const paper = () =>
    head('2,015.50')
      .row('Date', 'Description', 'Amounts')
      .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
      .row('03 Jun 2025', 'Salary', '', '1,020.00', '2,015.50')
      .row('04 Jun 2025', 'Cake', '10.00', '', '2,005.50')
      .row('05 Jun 2025', 'Refund', '', '10.00', '2,015.50');
  expect((await read(paper())).amounts).not.toEqual(RIGHT);
  const said = await read(paper(), [at(C, 'balance'), at(A, 'debit'), at(B, 'credit')]);
  expect(said).toMatchObject({ status: 'unverifiable', amounts: RIGHT });
});

it('Fees beside the amounts are left out, and amounts said to be fees are not proved.', async () => {
  // both columns come to the same sum
  const paper = () =>
    head('982.50')
      .row('Date', 'Description', '', 'Amount')
      .row('02 Jun 2025', 'Bakery', '7.50', '-4.50')
      .row('03 Jun 2025', 'Cake', '10.00', '-13.00');
  const fees = await read(paper(), [at(A, 'other'), at(B, 'amount')]);
  expect(fees.amounts).toEqual([-450, -1_300]);
  const others = await read(paper(), [at(A, 'debit'), at(B, 'other')]);
  expect(others).toMatchObject({ status: 'unverifiable', amounts: [-750, -1_000] });
});

it('Amounts amid texts are those of a column of their own, and the texts stay.', async () => {
  const paper = () => {
    const own = head('985.50', [40, 110, -240]).row('Date', 'Description');
    own.at(-500, own.y - 14, 'Balance');
    return own.row('02 Jun 2025', 'Bakery', '4.50').row('03 Jun 2025', 'Cake and tea', '10.00');
  };
  const { transactions } = await statementOn(paper(), { columnsAt: [at(230, 'debit'), at(120, 'other')] });
  expect(transactions.map(({ description, amount }) => [description, amount])).toEqual([
    ['Bakery', -450],
    ['Cake and tea', -1_000],
  ]);
});

describe('a column is not parted', () => {
  const plainly = async (paper: () => Paper, columnsAt: SaidColumn[]) =>
    expect(await extractionOf(paper(), { columnsAt })).toEqual(await extractionOf(paper()));

  it('between the words of one amount, or where nothing stands', async () => {
    await plainly(underOne, [at(396, 'debit'), at(415, 'credit')]);
    await plainly(underOne, [at(B, 'debit'), at(C, 'credit')]);
  });

  it('into what a part does not hold', async () => {
    await plainly(underOne, [at(A, 'date'), at(B, 'amount')]);
    await plainly(underOne, [at(120, 'other'), at(150, 'debit')]);
  });
});

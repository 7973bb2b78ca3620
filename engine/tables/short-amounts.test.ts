/** Papers whose amounts are whole numbers, short ones among them. */
import { describe, expect, it } from 'vitest';
import { extractionOf, Paper, tablesOn } from '../testing/paper.ts';

const MARKS = ['', ',', '.', ' '] as const;
const written = (amount: number, mark: string) =>
  `${amount < 0 ? '-' : ''}${String(Math.abs(amount)).replace(/\B(?=(\d{3})+(?!\d))/g, mark)}`;
const TEXTS = ['Bakery', 'Salary', 'Cake', 'Rent'];

interface Layout {
  readonly amounts: readonly number[];
  readonly opening: number;
  readonly mark?: string;
  /** none: no header */
  readonly headings?: readonly string[];
  readonly balances?: boolean;
  /** a paper without says no balances of the period */
  readonly states?: boolean;
  readonly numbers?: boolean;
}

/** Amounts of each side in a column of its own. */
function drawn({ amounts, opening, mark = '', headings, balances = false, states = true, numbers = false }: Layout) {
  const paper = new Paper(numbers ? [40, 110, -250, -340, -420, -500] : [40, 110, -340, -420, -500]);
  paper.text('Current account').text('Currency EUR').text('Period 1 June 2025 to 30 June 2025');
  const closing = amounts.reduce((sum, amount) => sum + amount, opening);
  if (states) paper.text(`Opening balance ${written(opening, mark)}`).text(`Closing balance ${written(closing, mark)}`);
  paper.down(10);
  if (headings) paper.row(...headings);
  let balance = opening;
  for (const [i, amount] of amounts.entries()) {
    balance += amount;
    const own = written(Math.abs(amount), mark);
    paper.row(
      ...[`0${i + 2} Jun 2025`, TEXTS[i] ?? ''],
      ...(numbers ? [String(41 + 7 * i)] : []),
      ...(amount < 0 ? [own, ''] : ['', own]),
      balances ? written(balance, mark) : '',
    );
  }
  return paper;
}

const read = async (layout: Layout) => {
  const { statements } = await extractionOf(drawn(layout));
  return statements.map(({ transactions, reconciliation: { status } }) => ({
    status,
    amounts: transactions.map(({ amount }) => amount / 100),
  }));
};

const SMALL = { amounts: [-45, 120, -10, -7], opening: 500 };
const MIXED = { amounts: [-45, 1_020, -10, -1_250], opening: 2_000 };
const KNOWN = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
const UNKNOWN = ['Date', 'Description', 'Kolom A', 'Kolom B', 'Balance'];

describe.each([SMALL, MIXED])('whole amounts in euro', (facts) => {
  const { amounts } = facts;

  it.each(MARKS)('are read under headings, with "%s" between thousands', async (mark) => {
    for (const headings of [KNOWN, UNKNOWN]) {
      expect(await read({ ...facts, mark, headings, balances: true })).toEqual([{ status: 'verified', amounts }]);
      const [own] = await read({ ...facts, mark, headings, balances: true, states: false });
      expect(own?.amounts).toEqual(amounts);
    }
    expect(await read({ ...facts, mark, headings: KNOWN.slice(0, 4) })).toEqual([{ status: 'verified', amounts }]);
  });

  it.each(MARKS)('are read without a header, with "%s" between thousands', async (mark) => {
    expect(await read({ ...facts, mark, balances: true })).toEqual([{ status: 'verified', amounts }]);
    // nothing says which column is money in
    expect(await read({ ...facts, mark })).toEqual([{ status: 'unverifiable', amounts }]);
  });

  it('are told from the numbers of the rows', async () => {
    const headings = ['Date', 'Description', 'No.', 'Debit', 'Credit', 'Balance'];
    expect(await read({ ...facts, headings, numbers: true, balances: true })).toEqual([
      { status: 'verified', amounts },
    ]);
    const others = await read({ ...facts, numbers: true });
    expect(others.map(({ status }) => status)).not.toContain('verified');
  });
});

it('Short numbers beside amounts with cents are none.', async () => {
  const paper = new Paper([40, 110, -340, -420])
    .row('Date', 'Description', '', 'Amount')
    .row('02 Jun 2025', 'Bakery', '12', '-4.50')
    .row('03 Jun 2025', 'Salary', '24', '1,020.00');
  const { lines } = await tablesOn(paper);
  expect(lines.flatMap(({ amounts }) => amounts.flatMap(({ token }) => token.apart ?? []))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { Paper, readingsOn } from '../../testing/paper.ts';

const HEAD = ['Date', 'Description', 'Amount'];
const INS = ['Salary ACME', 'Refund Bakery', 'Cash deposit'];
const OUTS = ['Card purchase Bakery', 'Standing order rent', 'Cash withdrawal'];
const rows = (texts: readonly string[]) => texts.map((text, i) => [`${13 + i} Jun 2025`, text, `${i + 1}.50`]);

async function signsOf(paper: Paper) {
  const { parts } = await readingsOn(paper);
  return parts.flatMap((part) =>
    part.rows.filter((r) => r.role === 'transaction').map((r) => (r.sign === 'none' ? 0 : Math.sign(r.amount ?? 0))),
  );
}

describe('the side of a section', () => {
  it('is what its bookings say if no title is known, and another section names its own', async () => {
    const paper = new Paper().text('Currency EUR').down(10);
    paper
      .bold('Brundles')
      .row(...HEAD)
      .rows(rows(OUTS.slice(0, 1)));
    paper
      .down(10)
      .bold('Deposits')
      .row(...HEAD)
      .rows(rows(['ACME', 'Other']));
    expect(await signsOf(paper)).toEqual([-1, 1, 1]);
  });

  it('is what its bookings say if they distinguish two sections', async () => {
    const paper = new Paper().text('Currency EUR').down(10);
    paper
      .bold('Brundles')
      .row(...HEAD)
      .rows(rows(OUTS));
    paper
      .down(10)
      .bold('Frundles')
      .row(...HEAD)
      .rows(rows(INS));
    expect(await signsOf(paper)).toEqual([-1, -1, -1, 1, 1, 1]);
  });

  it('is not taken from bookings that say both, nor from a list that is alone', async () => {
    const mixed = new Paper().text('Currency EUR').down(10);
    mixed
      .bold('Brundles')
      .row(...HEAD)
      .rows(rows([...OUTS, ...INS]));
    expect(await signsOf(mixed)).toEqual([0, 0, 0, 0, 0, 0]);
    const alone = new Paper()
      .text('Currency EUR')
      .down(10)
      .row(...HEAD)
      .rows(rows(OUTS));
    expect(await signsOf(alone)).toEqual([0, 0, 0]);
  });

  it('is named by a title that texts of bookings hold as well, if it is apart from those', async () => {
    const paper = new Paper().text('Credit card statement').text('Currency EUR').down(10);
    paper
      .row(...HEAD)
      .row('PAYMENTS AND OTHER CREDITS')
      .row('13 Jun 2025', 'ACME', '-101.50')
      .row('PURCHASE')
      .rows(rows(['ACME', 'Other', 'Third']));
    expect(await signsOf(paper)).toEqual([1, -1, -1, -1]);
  });
});

it('A title names the side of its list even above a sentence with its sum, or at the foot of a page.', async () => {
  const listed = (turns: boolean) => {
    const paper = new Paper()
      .text('Currency EUR')
      .down(10)
      .bold('Deposits')
      .row(...HEAD)
      .rows(rows(INS))
      .down(14);
    paper.text('Withdrawals').text('There were 3 of them listed totaling 7.50.');
    if (turns) paper.page();
    return paper.row(...HEAD).rows(rows(OUTS));
  };
  expect(await signsOf(listed(false))).toEqual([1, 1, 1, -1, -1, -1]);
  expect(await signsOf(listed(true))).toEqual([1, 1, 1, -1, -1, -1]);
});

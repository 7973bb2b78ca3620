import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const listed = async (paper: Paper) =>
  (await statementOn(paper)).transactions.map(({ date, description, amount }) => [date, description, amount]);

describe('a day alone above the only row', () => {
  it('is its day, below headings that do not name a day', async () => {
    const paper = new Paper([40, -330, -420, -510])
      .row('Description', 'Debit', 'Credit', 'Balance')
      .row('Opening balance', '', '', '1,000.00')
      .row('02 Jun 2025')
      .row('Groceries', '4.50', '', '995.50')
      .row('Closing balance', '', '', '995.50');
    expect(await listed(paper)).toEqual([['2025-06-02', 'Groceries', -450]]);
  });

  it('distinguishes its columns from a summary further below', async () => {
    const paper = new Paper([40, 330, 385, 430]).row('Transaction details', 'Debit', 'Credit', 'Running balance');
    paper.row('31-01-2025').at(-376, paper.y, '20,041.42').at(-510, paper.y, '392,567.32');
    paper.row('Online transfer to Ruth').row('Amelia Hartwell').down(14);
    for (const [label, figure] of [
      ['Starting balance', '412,608.74'],
      ['Total paid out', '20,041.42'],
      ['Balance as at 09-02-2025', '392,567.32'],
    ])
      paper.at(-215, paper.y, `${figure}`).row(`${label}`);
    expect(await listed(paper)).toEqual([['2025-01-31', 'Online transfer to Ruth Amelia Hartwell', -2004142]]);
  });
});

describe('a day behind its name, with its balance above its rows', () => {
  it('is their day, below headings that are not known', async () => {
    const paper = new Paper([40, 90, 230, -460, -540]).row('Ref', 'Firm / code', 'What for', 'Debit', 'Credit');
    const days = [
      ['02 Jun 2025', '1,000.00', '4.50', '', '995.50'],
      ['03 Jun 2025', '995.50', '', '20.25', '1,015.75'],
      ['05 Jun 2025', '1,015.75', '15.00', '', '1,000.75'],
    ] as const;
    for (const [day, opening, debit, credit, closing] of days)
      paper
        .at(40, paper.y, `Booking date ${day}`)
        .row('', '', 'Balance of the day', '', opening)
        .row('811', 'Example Bakery', 'Payment of the week', debit, credit)
        .row('', '', 'Balance of the day', '', closing);
    expect((await listed(paper)).map(([date, , amount]) => [date, amount])).toEqual([
      ['2025-06-02', -450],
      ['2025-06-03', 2025],
      ['2025-06-05', -1500],
    ]);
  });
});

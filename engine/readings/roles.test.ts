import { describe, expect, it } from 'vitest';
import { Paper, rowsOn } from '../testing/paper.ts';
import { decideRoles } from './roles.ts';

const rolesOn = async (paper: Paper) => decideRoles((await rowsOn(paper)).rows, '.').roles;

describe('the role of a column', () => {
  it('headed "Type" in which "DR" and "CR" stand is to tell the side', async () => {
    const paper = new Paper([40, 110, -370, 400])
      .row('Date', 'Description', 'Amount', 'Type')
      .row('02 Jun 2025', 'Bakery', '4.50', 'DR')
      .row('03 Jun 2025', 'Salary', '2,000.00', 'CR')
      .row('05 Jun 2025', 'Rent', '980.00', 'DR');
    expect(await rolesOn(paper)).toEqual(['date', 'description', 'amount', 'marker']);
  });

  it('headed as the day of the transaction is the day of booking, not the day of value before it', async () => {
    const paper = new Paper([40, 190, -330, -400, 440])
      .row('Narrative', 'Value', 'Dr', 'Cr', 'Txn Date')
      .row('Bakery', '02/06/2025', '4.50', '', '01/06/2025')
      .row('Salary', '02/06/2025', '', '2,000.00', '03/06/2025')
      .row('Rent', '06/06/2025', '980.00', '', '05/06/2025');
    expect(await rolesOn(paper)).toEqual(['description', 'value_date', 'debit', 'credit', 'date']);
  });

  it('in which days stand on few rows is none of dates, where a day stands above the rows', async () => {
    const paper = new Paper([40, 110, -370, -460])
      .row('', 'Description', 'Amount', 'Balance')
      .row('02-06', 'Bakery', '-4.50', '95.50')
      .row('03-06', 'Salary', '2,000.00', '2,095.50')
      .row('05-06', 'Rent', '-980.00', '1,115.50');
    const { rows } = await rowsOn(paper);
    expect(decideRoles(rows, '.').roles).toEqual(['date', 'description', 'amount', 'balance']);
    const headingDate = rows[0]!.dates[0]![0]!;
    const headed = rows.map((row, i) => ({ ...row, headingDate, dates: i > 0 ? row.dates.map(() => []) : row.dates }));
    expect(decideRoles(headed, '.').roles).not.toContain('date');
  });

  it('of codes beside descriptions is that of references', async () => {
    const paper = new Paper([40, 110, 190, -460])
      .row('Date', 'Remarks', 'Description', 'Amount')
      .row('02 Jun 2025', 'K7WQ55', 'BAKERY', '-4.50')
      .row('03 Jun 2025', '', 'Salary', '2,000.00')
      .row('05 Jun 2025', '81RND1AX', 'Rent', '-980.00');
    expect(await rolesOn(paper)).toEqual(['date', 'reference', 'description', 'amount']);
  });

  it('headed "Type" with other words keeps it', async () => {
    const paper = new Paper([40, 110, -370, 400])
      .row('Date', 'Description', 'Amount', 'Type')
      .row('02 Jun 2025', 'Bakery', '-4.50', 'POS')
      .row('03 Jun 2025', 'Salary', '2,000.00', 'CR')
      .row('05 Jun 2025', 'Rent', '-980.00', 'TFR');
    expect(await rolesOn(paper)).toEqual(['date', 'description', 'amount', 'type']);
  });
});

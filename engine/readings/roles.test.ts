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

  it('headed "Type" with other words keeps it', async () => {
    const paper = new Paper([40, 110, -370, 400])
      .row('Date', 'Description', 'Amount', 'Type')
      .row('02 Jun 2025', 'Bakery', '-4.50', 'POS')
      .row('03 Jun 2025', 'Salary', '2,000.00', 'CR')
      .row('05 Jun 2025', 'Rent', '-980.00', 'TFR');
    expect(await rolesOn(paper)).toEqual(['date', 'description', 'amount', 'type']);
  });
});

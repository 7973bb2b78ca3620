import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

/** A statement whose IBAN is on two lines of the cell beside its label; `x` is where the second begins. */
const paper = (x: number) => {
  const p = new Paper([40, 110, -460, -550]).bold('Account statement');
  p.at(40, p.y, 'IBAN').text('DE89 3704 0044', 160);
  p.text('0532 0130 00', x);
  p.text('Currency EUR').text('Opening balance 1,000.00').down(20);
  p.row('Date', 'Description', 'Amount', 'Balance');
  p.row('02 Jun 2025', 'Bakery', '-4.50', '995.50');
  return p.row('03 Jun 2025', 'Salary', '2,000.00', '2,995.50');
};

it('an IBAN continues below its beginning', async () => {
  const { iban, accountNumber } = await statementOn(paper(160));
  expect(iban).toBe('DE89370400440532013000');
  expect(accountNumber).not.toBe('DE89 3704 0044');
});

it('what is elsewhere on the next line does not belong to it', async () => {
  expect((await statementOn(paper(300))).iban).toBeNull();
});

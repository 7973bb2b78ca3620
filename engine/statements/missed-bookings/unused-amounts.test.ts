import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

/** A paper whose closing balance needs 7.00 more than its rows book; `besides` is between two of them. */
const reason = async (...besides: readonly string[]) => {
  const paper = new Paper([40, 110, -460]).text('Current account').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 100.00').text('Closing balance 87.00');
  paper.down(10).row('Date', 'Description', 'Amount').row('02 Jun 2025', 'Bakery', '-10.00');
  for (const text of besides) paper.text(text, 110);
  paper.row('05 Jun 2025', 'Market', '-10.00').row('09 Jun 2025', 'Refund', '0.50').row('12 Jun 2025', 'Toll', '-0.50');
  const { status, reason: said } = (await statementOn(paper)).reconciliation;
  return [status, said] as const;
};

it('a mismatch blames neither the paper nor the reading', async () => {
  const [status, said] = await reason();
  expect(status).toBe('mismatch');
  expect(said).toContain('a row may be missing or misread, or the paper itself may not add up');
  expect(said).not.toContain('that no row uses');
});

it('it names the amounts that no row uses, and first the one that is exactly what is missing', async () => {
  const [status, said] = await reason('cashback of 3.25 on groceries', 'and a bonus of 7.00 for two');
  expect(status).toBe('mismatch');
  expect(said).toMatch(/Amounts on the paper that no row uses: 7\.00[^,]*, .*3\.25/);
});

import { expect, it } from 'vitest';
import { extractionOf, Paper, statementOn } from '../testing/paper.ts';

const verdict = async (foot: string, ...rows: readonly (readonly string[])[]) => {
  const paper = new Paper([40, 110, -460, -550]).text('Current account').text('Currency EUR');
  paper
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Opening balance 100.00')
    .text('Closing balance 70.00')
    .down(10);
  paper.row('Date', 'Description', 'Amount', 'Balance').row('02 Jun 2025', 'Bakery', '-10.00', '90.00').rows(rows);
  paper.row('03 Jun 2025', 'Cinema', '-20.00', '70.00').down(20).text(foot, 300);
  const { status, reason } = (await statementOn(paper)).reconciliation;
  return status === 'verified' ? status : reason.split(':')[0];
};

it.each([
  'Continued on next page',
  'Continued on page 2',
  'More transactions on the next sheet',
  'Fortsetzung auf der nächsten Seite',
  'fortsættes på næste side',
])('a last page that says that it continues is not the last: %s', async (foot) =>
  expect(await verdict(foot)).toBe('PAGES_COMPLETE'),
);

it.each(['', 'Please see overleaf for our terms', 'Continued from previous page'])(
  'words about other pages do not say so: “%s”',
  async (foot) => expect(await verdict(foot)).toBe('verified'),
);

it.each(['- 11,128.2,2', '+ 11,128.2?2', '1.2.3.4', '- CHF 53.4/1', '- 19.75.6 kr'])(
  'a dated row is unread if its amount is figures that are not an amount, whatever adds up without it: %s',
  async (amount) => {
    expect(await verdict('', ['02 Jun 2025', 'Gizmo', amount, ''])).toMatch(/^(?:ROWS_EXPLAINED|AMOUNTS_ANCHORED)$/);
  },
);

it('A page’s end above a payment slip with the closing balance is no end of the statement.', async () => {
  const paper = new Paper([40, 110, -460])
    .text('Credit Card Statement')
    .text('Currency EUR')
    .text('Previous balance 100.00');
  paper.text('New balance 139.50').down(10).row('Date', 'Description', 'Amount').row('02 Jun 2025', 'Bakery', '4.50');
  paper.row('', 'Carried forward', '104.50').down(20).text('PAYMENT SLIP').row('', 'New balance', '139.50').page();
  paper.row('Date', 'Description', 'Amount').row('', 'Brought forward', '104.50').row('04 Jun 2025', 'Market', '35.00');
  const { statements } = await extractionOf(paper.row('', 'New balance', '139.50'));
  expect(statements.map(({ transactions }) => transactions.length)).toEqual([2]);
});

import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const MARITIMES = ['Bank of the Maritimes', '5151 George Street', 'HALIFAX, NS B3J 1M5'];
const ofAccounts = (head: readonly string[], titles: readonly string[]) => {
  const paper = head.reduce((drawn, text) => drawn.text(text), new Paper());
  paper.text('Statement period 1 June 2025 to 30 June 2025');
  for (const title of titles)
    paper
      .down(20)
      .at(300, paper.y, title.split('|')[1] ?? '', true)
      .bold(title.split('|')[0]!)
      .row('Date', 'Description', 'Debit ($)', 'Credit ($)', 'Balance ($)')
      .row('01 Jun 2025', 'Opening balance', '', '', '80.00')
      .row('02 Jun 2025', 'Bakery', '4.50', '', '75.50')
      .row('30 Jun 2025', 'Closing balance', '', '', '75.50');
  return extractionOf(paper);
};

it('The name of money at the begin of an account’s title is that account’s, and no other is proved to be in it.', async () => {
  const titles = ['Business Chequing # 0432 4188-053', 'US Dollar Business Account # 0432 1077-192'];
  const { statements } = await ofAccounts([...MARITIMES, 'US Dollar Business Account'], titles);
  expect(statements[1]!.currency).toBe('USD');
  expect(statements[0]!.currency === 'CAD' || statements[0]!.reconciliation.status !== 'verified').toBe(true);
});

it.each([
  ['a title without a word for accounts', [...MARITIMES, 'US Dollar Chequing'], 'USD'],
  ['an advert', [...MARITIMES, 'Chequing Account 4410-22', 'US Dollar Accounts: new rates'], 'CAD'],
  ['a list of other accounts', ['First Bank of Ohio', 'COLUMBUS, OH 43215', 'Canadian Dollar Account 4410-99'], 'USD'],
])('The name of money in %s proves no other money.', async (_, head, currency) => {
  const { statements } = await ofAccounts(head, ['Everyday']);
  const [{ currency: read, reconciliation }] = statements as [(typeof statements)[0]];
  expect(read === currency || reconciliation.status !== 'verified').toBe(true);
});

it('A title in a list of accounts is of the account whose number it has.', async () => {
  const list = ['Business Chequing # 0432 4188-053', 'US Dollar Business Account # 0432 1077-192'];
  const lines = list.flatMap((title) => title.split(/ (?=#)/));
  const { statements } = await ofAccounts([...MARITIMES, ...Array(3).fill('Transit number: 0432'), ...lines], list);
  expect(statements.map(({ currency, reconciliation }) => [currency, reconciliation.status])).toEqual([
    ['CAD', 'verified'],
    ['USD', 'verified'],
  ]);
});

it('A title above the rows that has the only number of its part is of that part.', async () => {
  const head = [...MARITIMES, 'US Dollar Business Account # 0432 1077-192'];
  const { statements } = await ofAccounts(head, ['Everyday', 'Business Account # 0432 1077-192']);
  expect(statements.some((one) => one.currency === 'CAD' && one.reconciliation.status === 'verified')).toBe(false);
});

it('The money behind a dash, in the title above the rows that has the number of the account, is that of the first.', async () => {
  const titles = [
    'Activity of your account - Canadian dollars|Account number 4188-053',
    'Activity of your account - US dollars|Account number 1077-192',
  ];
  const { statements } = await ofAccounts([...MARITIMES, 'Brokerage account', '1 USD = 1.3544 CAD'], titles);
  expect(statements.map(({ currency, reconciliation }) => [currency, reconciliation.status])).toEqual([
    ['CAD', 'verified'],
    ['USD', 'verified'],
  ]);
});

it('The name of money in a list of accounts is of the account that has that title again, with its number.', async () => {
  const paper = new Paper().text('Bank of Kita');
  paper.row('Yen Savings', '', '', '', '1,000').row('Foreign Savings (US Dollar)', '', '', '', '75.50').down(20);
  paper.text('Statement period 1 June 2025 to 30 June 2025');
  for (const [title, opening, paid, closing] of [
    ['Yen Savings|Account No. 0199597 (JPY)', '1,200', '200', '1,000'],
    ['Foreign Savings (US Dollar)|Account No. 0762469 (USD)', '80.00', '4.50', '75.50'],
  ] as const) {
    const [name = '', number = ''] = title.split('|');
    paper.down(20).at(300, paper.y, number).bold(name).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    paper.row('01 Jun 2025', 'Opening balance', '', '', opening).row('02 Jun 2025', 'Bakery', paid, '', closing);
    paper.row('30 Jun 2025', 'Closing balance', '', '', closing);
  }
  const { statements } = await extractionOf(paper);
  expect(statements.map(({ currency, reconciliation }) => [currency, reconciliation.status])).toEqual([
    ['JPY', 'verified'],
    ['USD', 'verified'],
  ]);
});

it.each(['Dollar wallet', 'Sterling savings', 'Yen pocket', 'Wallet in dollars', 'Cuenta US$', 'USD-Depot'])(
  'A second list below “%s” is not proved in the currency that a label of the first one names.',
  async (title) => {
    const paper = new Paper().text('Current account').text('Currency EUR');
    for (const [above, opening, closing] of [
      ['Account number 0011-223344', '80.00', '75.50'],
      [title, '60.00', '55.50'],
    ] as const) {
      paper.bold(above).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
      paper.row('01 Jun 2025', 'Opening balance', '', '', opening).row('02 Jun 2025', 'Bakery', '4.50', '', closing);
      paper.row('30 Jun 2025', 'Closing balance', '', '', closing).down(20);
    }
    const { statements } = await extractionOf(paper);
    expect(statements.map(({ reconciliation: { status } }) => status)).toEqual(['verified', 'unverifiable']);
  },
);

it('a symbol behind the name of a figure is not that of the list below', async () => {
  const paper = new Paper().text('Tarjeta de crédito Visa').text('Moneda USD').text('Balance al corte RD$');
  paper.text('Período 01/06/2025 - 30/06/2025').text('Opening balance 10.00').text('Closing balance 14.50').down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit').row('02 Jun 2025', 'Bakery', '4.50');
  const { statements } = await extractionOf(paper);
  expect(statements.map(({ currency }) => currency)).toEqual(['USD']);
  expect(statements[0]?.reconciliation.reason).not.toContain('RD$');
});

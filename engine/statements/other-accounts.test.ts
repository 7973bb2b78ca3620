import { expect, it } from 'vitest';
import { extractionOf, Paper, statementOn } from '../testing/paper.ts';

const ROWS = [
  ['03 Feb 2024', 'Bakery', '10.00', '', '990.00'],
  ['12 Feb 2024', 'Salary', '', '200.00', '1,190.00'],
];

/** The account's number on a paper with some lines above its rows and below. */
async function numberOf(head: readonly string[], foot: readonly string[] = []): Promise<string | null> {
  const paper = new Paper();
  for (const line of head) paper.text(line);
  paper.text('Opening balance 1,000.00').text('Closing balance 1,190.00').down(10);
  paper.row('Date', 'Description', 'Money out', 'Money in', 'Balance').rows(ROWS).down(10);
  for (const line of foot) paper.text(line);
  return (await statementOn(paper)).accountNumber;
}

it.each([
  ['0011-223344', ['Account number', '0011-223344']],
  ['0011-223344', ['Account number', 'EUR 0011-223344']],
  [null, ['Statement of account', 'Tax year 2023/24']],
  [null, ['Account', 'Tax year 2023/2024']],
  [null, ['Your account', 'Call 0345 123 4567']],
  [null, ['Current account', 'Account fee 12-2024']],
  ['0011-223344', ['Gold account number 0011-223344']],
  ['0011-223344', ['Household account', 'Household account number 0011-223344']],
])('the number of the account is %s below the lines %j', async (number, head) =>
  expect(await numberOf(head)).toBe(number),
);

it.each([
  ['Standing order to account number 99887766'],
  ['Interest is paid to account number 99887766'],
  ['Your payment is taken from account number 99887766'],
  ['Former account number 99887766'],
  ['Insurance account number 99887766'],
  ['Direct debit account number 99887766'],
  ['Payments to account 99887766'],
  ['Beneficiary account number 99887766'],
  ['Refund IBAN DE02120300000000202051'],
  ['Lastschrift von Konto 99887766'],
  ['Settlement account 99887766'],
  ['Securities account number 99887766'],
  ['Custody account: 99887766'],
  ['Sweep account 99887766'],
  ['Fee account no 99887766'],
  ['Charges account 99887766'],
  ['Interest account 99887766'],
  ['Account for fees 99887766'],
  ['Gebührenkonto 99887766'],
  ['Depotkonto 99887766'],
  ['Zinskonto 99887766'],
  ['Cuenta de valores n° 99887766'],
  ['Debit IBAN DE02120300000000202051'],
  ['Settlement IBAN DE02120300000000202051'],
  ['Bank IBAN DE02120300000000202051'],
  ['Please pay to IBAN DE02120300000000202051'],
  ['Empfänger-IBAN DE02120300000000202051'],
  ['IBAN for donations DE02120300000000202051'],
  ['Your other account 99887766'],
  ['Account holder no 99887766'],
  ['Account form no 99887766'],
  ['Account agreement no. 99887766'],
  ['Titulaire du compte n° 99887766'],
])('the number of another account is not its own: %s', async (line) => {
  expect(await numberOf([line])).toBeNull();
  expect(await numberOf(['Current account', line])).toBeNull();
  expect(await numberOf([line, 'Account number 0011-223344'])).toBe('0011-223344');
  expect(await numberOf(['Account number 0011-223344'], [line])).toBe('0011-223344');
});

/** The numbers of the accounts on a paper of two, each with a line above its rows. */
async function numbersOf(first: string, second: string): Promise<(string | null)[]> {
  const paper = new Paper();
  for (const title of [first, second]) {
    paper.bold(title).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    paper.row('', 'Previous balance', '', '', '1,000.00').rows(ROWS);
    paper.row('', 'New balance', '', '', '1,190.00').text('Lowest balance of the period: 990.00').down(20);
  }
  return (await extractionOf(paper)).statements.map(({ accountNumber }) => accountNumber);
}

it('the number of one account is not that of the next, whose title has another number', async () => {
  const first = 'CHEQUING ACCOUNT 28-479-37';
  expect(await numbersOf(first, 'SAVINGS ACCOUNT 10-519-48')).toEqual(['28-479-37', '10-519-48']);
  expect(await numbersOf(first, 'MARGE DE CRÉDIT PERSONNELLE 10-519-48')).toEqual(['28-479-37', '10-519-48']);
  expect((await numbersOf('CHECKING - XXXXXXXX6524', 'LINE OF CREDIT - XXXXXXXX9249'))[1]).not.toBe('XXXXXXXX6524');
});

it('an IBAN behind the number of the same account does not make a list of accounts of both', async () => {
  const titled = (kind: string, number: string, iban: string) => `${kind} - EUR Account No. ${number} IBAN ${iban}`;
  const iban = 'DE89 3704 0044 0532 0130 00';
  const numbers = await numbersOf(
    titled('Current account', '4471-0532013-000', iban),
    titled('Savings account', '4471-0532013-015', iban),
  );
  expect(numbers).toEqual(['4471-0532013-000', '4471-0532013-015']);
});

it('an account that books on the same days as the one above has another number, which the paper need not print', async () => {
  const second = (month: string, money: string, again = '') => {
    const paper = new Paper().text('Current account').text('Account number 0011-223344').text('Currency EUR');
    paper.text('Opening balance 1,000.00').text('Closing balance 1,190.00').down(10);
    paper.row('Date', 'Description', 'Money out', 'Money in', 'Balance').rows(ROWS).down(20).bold(`${money} savings`);
    if (again !== '') paper.text(again);
    paper.text('Opening balance 100.00').row('Date', 'Description', 'Money out', 'Money in', 'Balance');
    paper
      .row(`01 ${month} 2024`, 'Top up', '', '5.00', '105.00')
      .row(`09 ${month} 2024`, 'Top up', '', '5.00', '110.00');
    return extractionOf(paper.text('Closing balance 110.00'));
  };
  const numbersIn = async (month: string, money = 'Holiday', again = '') =>
    (await second(month, money, again)).statements.map(({ accountNumber }) => accountNumber);
  expect(await numbersIn('Feb')).toEqual(['0011-223344', null]);
  // both may be hidden alike
  expect(await numbersIn('Feb', 'Holiday', 'Account number 0011-223344')).toEqual(['0011-223344', '0011-223344']);
  // two statements of one account, and one between them that is missing
  expect(await numbersIn('Apr')).toEqual(['0011-223344', '0011-223344']);
  expect(await numbersIn('Mar')).toEqual(['0011-223344', null]);
  expect(await numbersIn('Feb', 'USD')).toEqual(['0011-223344', '0011-223344']);
});

it('an account that does not go on with the balance of the one above has another number', async () => {
  const numbersWith = async (opening: string, day: string, closing: string) => {
    const paper = new Paper().text('Statement of account').text('Account number 0011-223344').text('Currency EUR');
    paper.text('Opening balance 1,000.00').text('Closing balance 990.00').down(10);
    paper.row('Date', 'Description', 'Money out', 'Money in', 'Balance');
    paper.row('03 Feb 2024', 'Bakery', '10.00', '', '990.00').down(20).bold('Everyday');
    paper.text(`Opening balance ${opening}`).row('Date', 'Description', 'Money out', 'Money in', 'Balance');
    paper.row(day, 'Top up', '', '5.00', closing).text(`Closing balance ${closing}`);
    return (await extractionOf(paper)).statements.map(({ accountNumber }) => accountNumber);
  };
  expect(await numbersWith('100.00', '03 Feb 2024', '105.00')).toEqual(['0011-223344', null]);
  expect(await numbersWith('100.00', '05 Feb 2024', '105.00')).toEqual(['0011-223344', null]);
  expect(await numbersWith('990.00', '05 Feb 2024', '995.00')).toEqual(['0011-223344', '0011-223344']);
});

it('an account below the head of another one on the next page has the number of its title', async () => {
  const rows = (paper: Paper, day: string) =>
    paper
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('01 Jun 2025', 'Beginning balance', '', '', '100.00')
      .row('02 Jun 2025', 'Bakery', '4.50', '', '95.50')
      .row(`${day} Jun 2025`, 'Bakery', '4.50', '', '91.00')
      .row('30 Jun 2025', 'Ending balance', '', '', '91.00');
  const first = rows(new Paper().text('Account Number: XXXXXXXX6524').down(10), '12');
  const head = first.page().text('Account Number: XXXXXXXX6524').down(10);
  const { statements } = await extractionOf(rows(head.text('Account Number: XXXXXXXX9249').down(10), '14'));
  expect(statements.map((s) => s.accountNumber)).toEqual(['XXXXXXXX6524', 'XXXXXXXX9249']);
});

it('a second card below the first one has another number, also if it books later', async () => {
  const paper = new Paper([40, 110, -460]).text('Credit card statement').text('Card number 4000 **** **** 1122');
  paper.text('Currency EUR').text('Previous balance 100.00').text('New balance 130.00').down(10);
  paper.row('Date', 'Description', 'Amount').row('03 Feb 2024', 'Bakery', '10.00').row('12 Feb 2024', 'Shop', '20.00');
  paper.down(20).bold('Partner card').text('Previous balance 50.00').text('New balance 85.00').down(6);
  paper.row('Date', 'Description', 'Amount').row('14 Feb 2024', 'Cinema', '30.00').row('16 Feb 2024', 'Shop', '5.00');
  const { statements } = await extractionOf(paper);
  expect(statements.map(({ accountNumber }) => accountNumber)).toEqual(['4000 **** **** 1122', null]);
});

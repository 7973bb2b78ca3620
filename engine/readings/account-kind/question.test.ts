import { expect, it } from 'vitest';
import { Paper, readingsOn } from '../../testing/paper.ts';

const ROW = ['02 Jun 2025', 'Alpha', '-20.00'];
/** What the structure of a paper says with these lines above its rows, and below them. */
const structureOf = async (above: readonly string[], below: readonly string[] = []) => {
  const paper = new Paper([40, 110, -370]).text('Currency EUR').text('Period 1 June 2025 to 30 June 2025');
  for (const line of above) paper.text(line);
  paper
    .down(10)
    .row('Date', 'Description', 'Amount')
    .row(...ROW)
    .row('03 Jun 2025', 'Beta', '50.00')
    .down(30);
  for (const line of below) paper.text(line);
  return (await readingsOn(paper)).parts[0]!.convention.structure;
};
const kindOf = async (...above: readonly string[]) => (await structureOf(above)).kind;

it.each([
  ['account', 'Current account'],
  ['account', 'Your Premier Current Account'],
  ['account', 'Privatkonto – Kontokorrentkonto'],
  ['account', 'Prepaid card statement'],
  ['card', 'Credit card statement'],
  ['card', 'Carta di credito'],
  ['loan', 'Loan account'],
  ['loan', 'Line of credit'],
  ['loan', 'AUTO LOAN L0050'],
  ['loan', 'Account type: Home loan'],
])('says %s by a title that is the name of one: %s', async (kind, title) => {
  expect(await kindOf(title)).toBe(kind);
});

it('an account number of the form of an IBAN is an account’s, even with a checksum that fails', async () => {
  expect(await kindOf('Spaarrekening BE49 8595 8536 2312')).toBe('account');
  expect(await kindOf('Spaarrekening BE49 8595 8536')).toBe(null);
});

it.each([
  'Get our credit card now',
  'Credit card offers',
  'Open a savings account today',
  'Personal loan up to 25,000',
  'Savings',
])('says nothing by an offer, nor by what any bank is called: %s', async (offer) => {
  expect(await kindOf(offer)).toBe(null);
});

it('a title below the rows is of an offer', async () => {
  expect((await structureOf([], ['Credit card'])).kind).toBe(null);
  expect((await structureOf([], ['Your credit card statement'])).kind).toBe('card');
});

it('a kind of account below the rows says nothing against what is above', async () => {
  const iban = 'IBAN DE89 3704 0044 0532 0130 00';
  expect((await structureOf([iban], ['Credit card', 'Our gold credit card'])).kind).toBe('account');
});

it('a figure with the name of a kind is no title', async () => {
  expect(await kindOf('Mortgage 2,000.00')).toBe(null);
  expect(await kindOf('Current account', 'Mortgage 2,000.00')).toBe('account');
});

it('titles of several kinds do not show the kind, however plain one of them is', async () => {
  expect(await kindOf('Home loan', 'Paid from current account number 12345678')).toBe(null);
  expect(await kindOf('Gold credit card', 'Current account number 12345678')).toBe(null);
  expect(await kindOf('Current account statement', 'Credit card offers')).toBe(null);
});

it('what may be another account’s says less than what the paper has of its own', async () => {
  const iban = 'IBAN DE89 3704 0044 0532 0130 00';
  const sortCode = 'Sort code 20-44-19 Account 12345678';
  for (const line of [iban, sortCode]) {
    expect(await kindOf(line)).toBe('account');
    expect(await kindOf(line, 'Minimum payment 10.00')).toBe('card');
    expect(await kindOf(line, 'Credit card statement')).toBe('card');
    expect(await kindOf(line, 'Credit limit 5,000.00')).toBe(null);
  }
  expect(await kindOf('Credit limit 5,000.00')).toBe('card');
  expect(await kindOf('Overdraft limit 500.00')).toBe('account');
});

it('what is collected may be a loan’s that is paid from the account of the paper', async () => {
  expect(await kindOf('Einzugsbetrag 35,00')).toBe('card');
  expect(await kindOf('Kontonummer 12345678', 'Einzugsbetrag 35,00')).toBe(null);
  expect(await kindOf('Kontonummer 12345678', 'Payment due 35.00')).toBe(null);
  expect(await kindOf('Kontonummer 12345678', 'Mindestbetrag 35,00')).toBe('card');
});

it('the details of a bank beside words for a payment are those of another account', async () => {
  expect(await kindOf('Wird abgebucht von IBAN DE89 3704 0044 0532 0130 00')).toBe(null);
  expect(await kindOf('Pay by bank transfer: sort code 20-11-22, account 12345678')).toBe(null);
  expect(await kindOf('IBAN DE89 3704 0044 0532 0130 00', 'Outstanding amount 130.00, payable on receipt')).toBe(null);
  expect(await kindOf('IBAN DE89 3704 0044 0532 0130 00', 'Visa 4111 1111 1111 1111')).toBe(null);
});

it('a figure of what was paid leaves the details of a bank to the paper’s own account', async () => {
  for (const figure of ['Interest paid 3.20', 'Total fees paid this year 14.00', 'Solde précédent 130.00'])
    expect(await kindOf('IBAN DE89 3704 0044 0532 0130 00', figure)).toBe('account');
});

it('quotes what says so', async () => {
  expect(await structureOf(['Your Current Account', 'Sort code 20-44-19 Account 12345678'])).toMatchObject({
    kind: 'account',
    by: ['Your Current Account'],
    named: false,
  });
  expect((await structureOf(['Current account statement'])).named).toBe(true);
});

it('a card with its hidden number is the paper’s own, if no account’s number is beside', async () => {
  expect(await kindOf('Kreditkarte **** 4410')).toBe('card');
  expect(await kindOf('Visa Gold **** **** **** 4410')).toBe('card');
  expect(await kindOf('Kreditkarte **** 4410', 'IBAN DE89 3704 0044 0532 0130 00')).toBe(null);
});

it('an IBAN below the rows may be that of the bank', async () => {
  expect((await structureOf([], ['IBAN DE89 3704 0044 0532 0130 00'])).kind).toBe(null);
});

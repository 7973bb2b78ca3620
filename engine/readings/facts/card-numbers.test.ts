import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';
import { cardNumberIn } from './bank-numbers.ts';

it.each([
  ['in groups of four', 'FROBNICATION REWARDS 4929 1234 5678 9012', '4929 1234 5678 9012'],
  ['in groups of four with dashes', 'A HOLDER 5488-2926-6730-9473', '5488-2926-6730-9473'],
  ['in groups of four, six and five', 'Card 3759-876543-21001', '3759-876543-21001'],
  ['with hidden groups', 'A Holder 4400-XXXX-XXXX-9021', '4400-XXXX-XXXX-9021'],
  ['hidden but for its end', 'Card ************4417', '************4417'],
])('%s is a card’s', (_, text, number) => {
  expect(cardNumberIn(text)).toBe(number);
});

it.each([
  ['a day and amounts', '2024 1234 5678'],
  ['a reference of other length', '1234 5678 9012 3456 7890'],
  ['a number that no card begins with', '0800 1234 5678 9012'],
  ['a row of stars', '****************'],
])('%s is none', (_, text) => {
  expect(cardNumberIn(text)).toBeNull();
});

const rows = [
  ['02 Jun 2025', 'Card 4929 0000 1111 2222 topped up', '4.50'],
  ['03 Jun 2025', 'Rent', '980.00'],
];
const paperOf = (...head: readonly string[]) =>
  head
    .reduce((paper, text) => paper.text(text), new Paper([40, 110, -550]))
    .down(10)
    .row('Date', 'Description', 'Amount (EUR)')
    .rows(rows);

it('A card’s number above the rows of its statement is the account’s if no label names one', async () => {
  const card = await statementOn(
    paperOf('Credit card statement', 'Minimum payment due 25.00', 'A HOLDER 5488-2926-6730-9473'),
  );
  expect(card.accountNumber).toBe('5488-2926-6730-9473');
});

it('On an account’s statement it is not', async () => {
  const account = await statementOn(paperOf('Current account statement', 'Your debit card 5488-2926-6730-9473'));
  expect(account.accountNumber).toBeNull();
});

it('In a row it is another’s', async () => {
  const card = await statementOn(paperOf('Credit card statement', 'Minimum payment due 25.00'));
  expect(card.accountNumber).toBeNull();
});

it('The account’s own number comes before a hidden one of a card that is named first', async () => {
  const account = await statementOn(paperOf('Current account', 'Card number: *4471', 'Account number: 0011-223344'));
  expect(account.accountNumber).toBe('0011-223344');
});

import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const GRID = [40, 110, 230, -460, -550];
/** What three bookings are described by, below two headings of texts. */
const described = async (first: string, second: string, texts: readonly (readonly [string, string])[] = TEXTS) => {
  const paper = new Paper(GRID).text('Current account').row('Date', first, second, 'Amount', 'Balance');
  const amounts = [
    ['02 Jun 2025', '-4.50', '95.50'],
    ['03 Jun 2025', '20.00', '115.50'],
    ['04 Jun 2025', '-5.50', '110.00'],
  ] as const;
  for (const [i, [day, amount, balance]] of amounts.entries()) paper.row(day, ...texts[i]!, amount, balance);
  return (await statementOn(paper)).transactions.map(({ description }) => description);
};
const TEXTS = [
  ['Harbour Ltd', 'Bread and rolls'],
  ['Miller & Sons', 'Rent of June'],
  ['Market Hall', 'Fish of the day'],
] as const;
const [left, right] = [TEXTS.map(([text]) => text), TEXTS.map(([, text]) => text)];

it.each([
  ['Payee', 'Description'],
  ['Auftraggeber/Empfänger', 'Buchungstext'],
  ['Vorgang', 'Buchungstext'],
])('What names a party or a kind beside the description is no description: %s | %s', async (first, second) => {
  expect(await described(first, second)).toEqual(right);
});

it('Of two descriptions below headings of their own the first describes the bookings.', async () => {
  expect(await described('Description', 'Details')).toEqual(left);
  expect(await described('Description', 'Payee')).toEqual(left);
});

it('A description that is missing on rows gives way to one that is not.', async () => {
  const texts = TEXTS.map(([text, more], i) => (i === 1 ? (['', more] as const) : ([text, more] as const)));
  expect(await described('Description', 'Details', texts)).toEqual(right);
});

it('Two words that are one heading head one description.', async () => {
  expect(await described('Transaction', 'Description')).toEqual(TEXTS.map((texts) => texts.join(' ')));
});

it('A party below a heading that is no description’s is left out, too.', async () => {
  expect(await described('Recipient / Payer', 'Purpose of payment')).toEqual(right);
});

it('A text that ends right before the next column does not join two headings, if the texts of that begin alike.', async () => {
  const long: readonly (readonly [string, string])[] = [
    ['A shop by the old harbour ga', 'Bread and rolls'],
    ...TEXTS.slice(1),
    ['Harbour Ltd', 'Rolls'],
  ];
  const paper = new Paper(GRID).text('Current account').row('Date', 'Description', 'Details', 'Amount', 'Balance');
  for (const [i, [text, more]] of long.entries())
    paper.row(`0${i + 2} Jun 2025`, text, more, '-4.50', `${100 - 5 * i}.50`);
  const { transactions } = await statementOn(paper);
  expect(transactions.map(({ description }) => description)).toEqual(long.map(([text]) => text));
});

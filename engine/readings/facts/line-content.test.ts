import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../../testing/paper.ts';
import { LineContents } from './line-content.ts';

async function saidOn(...texts: readonly string[]) {
  const paper = new Paper();
  for (const text of texts) paper.text(text);
  const { lines } = await tablesOn(paper);
  const said = new LineContents();
  return lines.map((line) => said.by(line));
}

it('lines that differ in the number of their page say the same in words, which are read once', async () => {
  const [one, other] = await saidOn('Credit card statement Page 1 of 12', 'Credit card statement Page 2 of 12');
  expect(one!.accountKinds).not.toEqual([]);
  expect(other!.accountKinds).toBe(one!.accountKinds);
});

it('numbers are those of their own line, where the words around them are the same', async () => {
  const said = await saidOn('Account number: 60114482 May 2025', 'Account number: 60114599 June 2024');
  expect(said.map(({ accountLabels }) => accountLabels[0]?.words.includes('60114599'))).toEqual([false, true]);
  expect(said.map(({ months }) => months.map(({ year }) => year))).toEqual([[2025], [2024]]);
});

it('a number of a card is that of its own line', async () => {
  const said = await saidOn('Card 4929 1234 5678 9012', 'Card 4929 1234 5678 7777');
  expect(said.map(({ cardNumber }) => cardNumber)).toEqual(['4929 1234 5678 9012', '4929 1234 5678 7777']);
});

it('a code behind its label is named by that, also where other labels and their numbers stand before', async () => {
  const said = await saidOn('Konto-Nr. 12317712 00 BLZ 200 400 00 Währung EUR', 'Konto 4471 Gebühr bis 3 EUR');
  expect(said.map(({ currencies }) => currencies.map(({ labelled }) => labelled))).toEqual([[true], [false]]);
});

it('a code, or a name, that a colon set apart ties to its label is the currency', async () => {
  const paper = new Paper();
  paper.at(40, paper.y, 'Currency').at(160, paper.y, ': USD').down(14);
  paper.at(40, paper.y, 'Account Currency').at(160, paper.y, ': Indian Rupee');
  const { lines } = await tablesOn(paper);
  const labelled = lines.map((line) => new LineContents().by(line).currencies.find((money) => money.labelled)?.text);
  expect(labelled).toEqual(['USD', 'INR']);
});

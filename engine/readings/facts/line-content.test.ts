import { expect, it } from 'vitest';
import { STRENGTH } from '../../evidence/strength.ts';
import { Paper, tablesOn } from '../../testing/paper.ts';
import { LineContents } from './line-content.ts';

async function contentsOf(...texts: readonly string[]) {
  const paper = new Paper();
  for (const text of texts) paper.text(text);
  const { lines } = await tablesOn(paper);
  const contents = new LineContents();
  return lines.map((line) => contents.of(line));
}

it('lines that differ in the number of their page say the same in words, which are read once', async () => {
  const [one, other] = await contentsOf('Credit card statement Page 1 of 12', 'Credit card statement Page 2 of 12');
  expect(one!.accountKinds).not.toEqual([]);
  expect(other!.accountKinds).toBe(one!.accountKinds);
});

it('numbers are those of their own line, if the words around them are the same', async () => {
  const contents = await contentsOf('Account number: 60114482 May 2025', 'Account number: 60114599 June 2024');
  expect(contents.map(({ accountLabels }) => accountLabels[0]?.words.includes('60114599'))).toEqual([false, true]);
  expect(contents.map(({ months }) => months.map(({ year }) => year))).toEqual([[2025], [2024]]);
});

it('a number of a card is that of its own line', async () => {
  const contents = await contentsOf('Card 4929 1234 5678 9012', 'Card 4929 1234 5678 7777');
  expect(contents.map(({ cardNumber }) => cardNumber)).toEqual(['4929 1234 5678 9012', '4929 1234 5678 7777']);
});

it('a code behind its label is named by that, even if other labels and their numbers are before it', async () => {
  const contents = await contentsOf('Konto-Nr. 12317712 00 BLZ 200 400 00 Währung EUR', 'Konto 4471 Gebühr bis 3 EUR');
  expect(contents.map(({ currencies }) => currencies.map(({ strength }) => strength))).toEqual([
    [STRENGTH.certain],
    [STRENGTH.fair],
  ]);
});

it('a code, or a name, that a colon set apart ties to its label is the currency', async () => {
  const paper = new Paper();
  paper.at(40, paper.y, 'Currency').at(160, paper.y, ': USD').down(14);
  paper.at(40, paper.y, 'Account Currency').at(160, paper.y, ': Indian Rupee');
  const { lines } = await tablesOn(paper);
  const labelled = lines.map(
    (line) => new LineContents().of(line).currencies.find(({ strength }) => strength === STRENGTH.certain)?.text,
  );
  expect(labelled).toEqual(['USD', 'INR']);
});

it('a code in brackets that ends a sentence about amounts names them', async () => {
  const contents = await contentsOf(
    'All amounts are in Fiji dollars (FJD).',
    'Cards abroad are settled in dollars (FJD).',
  );
  expect(contents.map(({ currencies }) => currencies.map(({ strength }) => strength))).toEqual([
    [STRENGTH.fair],
    [STRENGTH.weak],
  ]);
});

it('a code behind figures alone has the label to the left of both', async () => {
  const paper = new Paper().at(40, 100, 'Account currency:').at(300, 100, '398 - KZT (tenge)');
  const [line] = (await tablesOn(paper)).lines;
  expect(new LineContents().of(line!).currencies).toMatchObject([{ text: 'KZT', strength: STRENGTH.certain }]);
});

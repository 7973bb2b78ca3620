import { expect, test } from 'vitest';
import type { Row } from '../../model/row.ts';
import { openReadingsOn, Paper } from '../../testing/paper.ts';
import { wordedIn } from '../../wording/family.ts';
import { ANSWERS } from '../../wording/questions.ts';
import type { Facts } from '../facts/facts.ts';
import { threeDecimalsOf } from './rules.ts';

/** The decimal marks that a paper naming this money leaves open: its amounts may be of three decimals, or thousands. */
const marksOn = async (money: string, mark = '.') => {
  const paper = new Paper([40, 110, -460]).text(`Accounts in ${money}`).text(`Currency ${money}`).down(10);
  paper
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Bakery', `-340${mark}000`)
    .row('03 Jun 2025', 'Rent', `-5${mark}446`);
  const { questions } = await openReadingsOn(paper);
  return (
    questions.find(({ about }) => about === 'DECIMAL_MARK')?.answers.map((answer) => wordedIn(ANSWERS, answer)) ?? []
  );
};

test('dinars alone have three decimals; beside other money they leave it open', async () => {
  expect(await marksOn('KWD')).toEqual([]);
  expect((await marksOn('KWD Currency EUR')).length).toBe(2);
});

test('a mark that is not usual before the decimals of a dinar leaves them open', async () => {
  expect(await marksOn('TND', ',')).toEqual([]);
  expect((await marksOn('BHD', ',')).length).toBe(2);
  expect((await marksOn('TND', '.')).length).toBe(2);
});

test('headings in a script of no country of dinars leave thousands alone', () => {
  const named = (heading: string) =>
    threeDecimalsOf(
      { currencies: [], localCurrencies: [] } as unknown as Facts,
      [{ columns: [{ heading }] }] as unknown as Row[],
    );
  expect(['差引残高', '거래금액', 'Остаток', 'Υπόλοιπο'].map(named)).toEqual(['none', 'none', 'none', 'none']);
  expect(['Balance', 'الرصيد'].map(named)).toEqual(['open', 'open']);
});

test('words of one country show that its money does not have three decimals', async () => {
  const said = (text: string) =>
    threeDecimalsOf({ currencies: [], localCurrencies: [{ text }] } as unknown as Facts, []);
  expect([said('CLP'), said('KWD')]).toEqual(['none', 'open']);
});

import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../testing/paper.ts';
import { atFirstColon, bareLabel, cellBelow, phraseLeft, placeOf, wordsBefore } from './values.ts';

const linesOn = async (paper: Paper) => (await tablesOn(paper)).lines;

it('a word has its place in a phrase, and those before it there may be its label', async () => {
  const [{ line }] = (await linesOn(new Paper().at(40, 100, 'Account').at(200, 100, 'Opened on 4 June 2025'))) as [
    never,
  ];
  const place = placeOf(line, 3)!;
  expect([place.at, place.word, wordsBefore(place)]).toEqual([1, 2, ['Opened', 'on']]);
});

it('the phrase to the left is a label as far as it is near', async () => {
  const [{ line }] = (await linesOn(new Paper().at(40, 100, 'Currency').at(200, 100, 'EUR'))) as [never];
  expect(phraseLeft(line, 1)?.text).toBe('Currency');
  expect([phraseLeft(line, 0), phraseLeft(line, 1, 8)]).toEqual([undefined, undefined]);
});

it('the cell below a label ends where that below the next one begins', async () => {
  const lines = await linesOn(
    new Paper().at(40, 100, 'Holder').at(98, 100, 'Number').at(40, 112, 'Ada Example').at(98, 112, '60114482'),
  );
  const [holder, number] = lines[0]!.line.phrases;
  const below = (next: number | undefined) => cellBelow({ ...holder!, next }, { lines, at: 0 }, 2)?.text;
  expect(below(number!.x0)).toBe('Ada Example');
});

it('a colon parts a label from its value', () => {
  expect(atFirstColon('Kontoinhaber : Ada Example')).toEqual({ label: 'Kontoinhaber', value: 'Ada Example' });
  expect(atFirstColon('口座番号：1234567')).toEqual({ label: '口座番号', value: '1234567' });
  expect(atFirstColon('Ada Example')).toBeNull();
  expect(bareLabel('Stand: ')).toBe('Stand');
});

import { expect, it } from 'vitest';
import { overlaps } from '../geometry/intervals.ts';
import { Paper, tablesOn } from '../testing/paper.ts';
import { beginAlike, headingOver, phraseAbove, phraseBelow, shareAnEdge } from './near-phrases.ts';

const linesOn = async (paper: Paper) => (await tablesOn(paper)).lines;
/** "Holder" over "Currency" and its value, with a line of another place between. */
const stack = () =>
  linesOn(
    new Paper()
      .at(40, 100, 'Holder')
      .at(200, 100, 'Currency')
      .at(340, 112, 'Elsewhere')
      .at(40, 124, 'Ada Example')
      .at(200, 124, 'EUR'),
  );

it('the phrase above or below a place is the nearest that is over it, past lines that have none there', async () => {
  const lines = await stack();
  const [holder, currency] = lines[0]!.line.phrases;
  const value = lines[2]!.line.phrases[1]!;
  expect(phraseBelow(holder!, { lines, at: 0 }, { aligned: overlaps })).toMatchObject({
    at: 2,
    phrase: { text: 'Ada Example' },
  });
  expect(phraseAbove(value, { lines, at: 2 }, { aligned: overlaps })?.phrase).toBe(currency);
});

it('nothing is found farther away than the reach, in lines or in sizes of text', async () => {
  const lines = await stack();
  const [holder] = lines[0]!.line.phrases;
  expect(phraseBelow(holder!, { lines, at: 0 }, { aligned: overlaps, lines: 1 })).toBeNull();
  expect(phraseBelow(holder!, { lines, at: 0 }, { aligned: overlaps, sizes: 2 })).toBeNull();
  expect(headingOver(lines[2]!.line.phrases[0]!, { lines, at: 2 })).toBe('');
});

it('nothing is found on another page', async () => {
  const lines = await linesOn(new Paper().text('Currency').page().text('EUR'));
  const [value] = lines[1]!.line.phrases;
  expect(phraseAbove(value!, { lines, at: 1 }, { aligned: overlaps })).toBeNull();
});

it('phrases begin alike, or share an edge, to so many points', () => {
  const place = { x0: 100, x1: 180 };
  expect([98, 104].map((x0) => beginAlike(3)({ x0, x1: 300 }, place))).toEqual([true, false]);
  expect([178, 190].map((x1) => shareAnEdge(3)({ x0: 20, x1 }, place))).toEqual([true, false]);
});

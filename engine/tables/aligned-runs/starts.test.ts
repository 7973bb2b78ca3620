import { expect, it } from 'vitest';
import type { TokenLine } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import { startBetween, startsOf } from './starts.ts';

const SIZE = 10;

/**
 * Lines of a date and of words, each letter as wide as `pitch` says, from 100 points on with spaces as wide as `space`.
 */
function linesOf(texts: readonly string[], pitch: number, space: number): TokenLine[] {
  return texts.map((text) => {
    let x = 100;
    const words = text.split(' ').map((word): Partial<Word> => {
      const x0 = x;
      x += word.length * pitch + space;
      return { text: word, x0, x1: x - space, style: { size: SIZE } as Word['style'] };
    });
    return { line: { words }, dates: [{}], amounts: [] } as unknown as TokenLine;
  });
}

const ROWS = ['RAAST CREDIT', '1LINK DEBIT', 'BILLS SHOP', 'OWNER TRANSFER'];
const begins = (pitch: number, space: number) =>
  startBetween(startsOf(linesOf(ROWS, pitch, space), 500), 110, { x0: 300, x1: 340 }, ROWS.length);

it('Texts begin where most lines have a wide gap.', () => {
  expect(begins(5, 8)).not.toBeNull();
});

it('The spaces of a typewriter’s face, as wide as its letters, are no wide gaps.', () => {
  expect(begins(6, 6)).toBeNull();
});

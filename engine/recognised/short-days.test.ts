import { describe, expect, it } from 'vitest';
import { withShortDays } from './short-days.ts';
import { wordsOf } from './testing/words.ts';

/** The first words of lines that are in doubt. */
const doubted = (...lines: readonly string[]) =>
  withShortDays(wordsOf(...lines)).flatMap(({ text, reading }) => (reading?.agreed === false ? [text] : []));

describe('in doubt is', () => {
  it('a day of one figure below others with a zero there', () => {
    expect(doubted('02/06/2025 | 1.00', '12/06/2025 | 2.00', '4/06/2025 | 3.00')).toEqual(['4/06/2025']);
    expect(doubted('06/02/2025 | 1.00', '06/12/2025 | 2.00', '06/4/2025 | 3.00')).toEqual(['06/4/2025']);
  });

  it('such a day with the name of its month', () => {
    expect(doubted('02 Jun 2025 | 1.00', '12 Jun 2025 | 2.00', '4 Jun 2025 | 3.00')).toEqual(['4']);
    expect(doubted('02-Jun | 1.00', '12-Jun | 2.00', '4-Jun | 3.00')).toEqual(['4-Jun']);
  });
});

describe('in no doubt are', () => {
  it('days without a zero where none has one', () => {
    expect(doubted('2/06/2025 | 1.00', '12/06/2025 | 2.00', '4/06/2025 | 3.00')).toEqual([]);
    expect(doubted('2 Jun 2025 | 1.00', '12 Jun 2025 | 2.00')).toEqual([]);
  });

  it('numbers, and days of another column', () => {
    expect(doubted('02 Jun | 1.00', '4 pieces | 3.00')).toEqual([]);
    expect(doubted('02/06/2025 | 4/06/2025', '03/06/2025 | 12/06/2025')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { PageNumbering } from '../../readings/facts/page-numberings.ts';
import { worded } from '../../wording/catalogue.ts';
import { missingPages } from './statement-pages.ts';

/** "1/3 - 3/3": the number on each page of the file, "-" for none. */
const numbering = (said: string, traits: Partial<PageNumbering> = {}): PageNumbering => ({
  numbers: said.split(' ').flatMap((text, i) => {
    const [number, of] = text.split('/').map(Number);
    return text === '-' ? [] : [{ page: i + 1, number, of: of ?? null }];
  }),
  worded: true,
  sheets: false,
  twoSided: false,
  ...traits,
});
const pagesIn = (said: string) => said.split(' ').length;
/** The verdict on the only statement of a file. */
const saidOf = (said: string, ...others: readonly PageNumbering[]) => {
  const all = [1, pagesIn(said)] as const;
  return worded(missingPages({ rows: all, own: all }, [numbering(said), ...others], pagesIn(said)).found);
};
/** The verdict on each statement of a file, by its pages. */
const saidOfEach = (said: string, ...statements: readonly (readonly [number, number])[]) =>
  statements.map((rows) => missingPages({ rows, own: rows }, [numbering(said)], pagesIn(said)).status);

describe('the pages of a statement are complete', () => {
  it.each([
    ['1/1', 'The page says 1 of 1: none is missing.'],
    ['1', 'The page says 1.'],
    ['1/2 2/2', 'The pages say 1 of 2 and 2 of 2: none is missing.'],
    ['1/3 2/3 3/3', 'The pages say 1 of 3 to 3 of 3: none is missing.'],
    ['1 2 3', 'The pages say 1 to 3: none is missing between them.'],
  ])('%s', (said, says) => expect(saidOf(said)).toBe(says));

  it('also with pages between that have no number, if the numbers leave room for them', () => {
    expect(saidOf('1/3 - 3/3')).toContain('none is missing');
    expect(saidOf('1/2 - 2/2 -')).toContain('none is missing');
    expect(saidOf('- 2/2')).toContain('none is missing');
    expect(saidOf('1/2 -')).toContain('none is missing');
  });

  it('also if the numbers count the pages so far', () => {
    expect(saidOf('1/1 2/2 3/3')).toContain('none is missing');
  });

  it('or do not say so', () => {
    expect(missingPages({ rows: [1, 2], own: [1, 2] }, [], 2).status).toBe('unnumbered');
  });
});

describe('the pages of a statement are not complete', () => {
  it.each([
    ['1/2', 'Page 2 of 2 is missing.'],
    ['1/4 2/4', 'Pages 3 to 4 of 4 are missing.'],
    ['2', 'Page 1 is missing.'],
    ['3/7 4/7 5/7', 'Pages 1 to 2 of 7 are missing.'],
    ['1/3 3/3', 'Page 2 of 3 is missing.'],
    ['1 3', 'Page 2 is missing.'],
    ['1/5 - 5/5', 'Pages 2 to 4 of 5 are missing.'],
    ['1/2 1/2 2/2', 'Page 1 is there twice.'],
    ['1/1 1/1', 'Page 1 is there twice.'],
    ['1 2 2', 'Page 2 is there twice.'],
    ['1/3 3/3 2/3', 'The pages are not in their order: page 2 stands behind page 3.'],
    ['2/2 1/2', 'The pages are not in their order: page 1 stands behind page 2.'],
    ['1/2 2/3', 'The pages do not agree on how many there are: 2 and 3.'],
  ])('%s', (said, says) => expect(saidOf(said)).toBe(says));
});

describe('the statements of one file', () => {
  it('may each begin again, or continue counting', () => {
    expect(saidOfEach('1/2 2/2 1/1 1/2 2/2', [1, 2], [3, 3], [4, 5])).toEqual(['whole', 'whole', 'whole']);
    expect(saidOfEach('1/4 2/4 3/4 4/4', [1, 2], [3, 4])).toEqual(['whole', 'whole']);
    expect(saidOfEach('1/2 1/2 2/2', [1, 2], [2, 3])).toEqual(['broken', 'whole']);
  });

  it('are not all incomplete because of a page that only one of them lacks', () => {
    expect(saidOfEach('1/2 2/2 1/2 1/1', [1, 2], [3, 3], [4, 4])).toEqual(['whole', 'broken', 'whole']);
    expect(saidOfEach('1/2 2/2 2/2 1/1', [1, 2], [3, 3], [4, 4])).toEqual(['whole', 'broken', 'whole']);
    expect(saidOfEach('1/6 2/6 3/6 5/6 6/6', [1, 2], [3, 4], [5, 5])).toEqual(['whole', 'broken', 'whole']);
    expect(saidOfEach('1/6 2/6 3/6 4/6', [1, 2], [3, 4])).toEqual(['whole', 'broken']);
  });

  it('may lack a page that belongs to either of two', () => {
    expect(saidOfEach('1/4 2/4 4/4', [1, 2], [3, 3])).toEqual(['broken', 'broken']);
  });
});

describe('two ways of counting', () => {
  it('must both be complete if both begin with page 1', () => {
    expect(saidOf('1 2', numbering('1/3 2/3', { worded: false }))).toBe('Page 3 of 3 is missing.');
    expect(saidOf('1/2 2/2', numbering('1/3 3/3', { worded: false }))).toBe('Page 2 of 3 is missing.');
  });

  it('may be that of the statement, which is complete, and that of an envelope', () => {
    expect(saidOf('1/2 2/2', numbering('3/8 4/8', { worded: false }))).toContain('none is missing');
    expect(saidOf('1 2', numbering('3/8 4/8', { worded: false }))).toContain('none is missing');
    expect(saidOf('1/4 2/4 3/4 4/4', numbering('1/3 - 2/3 -'))).toContain('none is missing');
  });

  it('or of sheets that continue from the statement before', () => {
    expect(saidOf('5 6', numbering('1 2', { worded: false }))).toContain('none is missing');
  });
});

it('sheets have two sides with the same number', () => {
  const all = [1, 4] as const;
  const sheets = numbering('1/2 1/2 2/2 2/2', { sheets: true, twoSided: true });
  expect(missingPages({ rows: all, own: all }, [sheets], 4).status).toBe('whole');
  expect(missingPages({ rows: all, own: all }, [{ ...sheets, twoSided: false }], 4).status).toBe('broken');
});

it('sheets that are counted over years begin anywhere, and lack none between', () => {
  const all = [1, 2] as const;
  const statusOf = (said: string, sheets = true) =>
    missingPages({ rows: all, own: all }, [numbering(said, { sheets })], 2).status;
  expect(statusOf('121 122')).toBe('whole');
  expect(statusOf('121 123')).toBe('broken');
  expect(statusOf('2 3')).toBe('broken');
  expect(statusOf('121/125 122/125')).toBe('broken');
});

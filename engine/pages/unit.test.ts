import { describe, expect, it } from 'vitest';
import { drawn, pageOf, pagesOf } from '../testing/papers.ts';

/** Pages of the sizes given, in points of A4 times the scale, each with a line of letters of that size. */
function scaled(scale: number, ...ems: number[]): Promise<Uint8Array> {
  return drawn(
    (doc) => {
      for (const em of ems) {
        doc.addPage({ size: [595 * scale, 842 * scale], margin: 0 });
        doc.fontSize(em).text('Rent', 50 * scale, 100 * scale);
        doc.rect(50 * scale, 200 * scale, 100 * scale, 3 * scale).fill('black');
      }
    },
    { autoFirstPage: false },
  );
}

describe('a page in other units', () => {
  it.each([
    ['an eighth of a point', 8, 72, 1 / 8],
    ['four points', 1 / 4, 2, 4],
    ['a half of a point on small paper, whose text is usual', 1 / 2, 8, 1],
    ['a point, on which the letters are tiny', 1, 1.5, 1],
  ])('of %s', async (_, scale, em, wanted) => {
    expect((await pageOf(await scaled(scale, em))).scale).toBe(wanted);
  });

  it('is measured in points of usual letters, rules and all', async () => {
    const [usual, dots] = [await pageOf(await scaled(1, 9)), await pageOf(await scaled(4, 36))];
    const { width, styles, rules, glyphs } = dots;
    expect([width, styles, rules]).toEqual([usual.width, usual.styles, usual.rules]);
    expect(glyphs.x0[0]).toBeCloseTo(usual.glyphs.x0[0], 3);
    expect(glyphs.baseline[0]).toBeCloseTo(usual.glyphs.baseline[0], 3);
  });

  it('has the unit of the first page of its size', async () => {
    expect((await pagesOf(await scaled(4, 36, 13))).map(({ scale }) => scale)).toEqual([1 / 4, 1 / 4]);
  });
});

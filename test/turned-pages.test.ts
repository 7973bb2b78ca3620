/** Pages that are turned, cropped or measured in other units have their words and rows where the paper shows them. */
import { expect, test } from 'vitest';
import { drawPage, type Picture } from '../engine/debug/picture.ts';
import { extract } from '../engine/extract.ts';
import type { Box } from '../engine/geometry/box.ts';
import type { Stages } from '../engine/stages.ts';
import { pdfium } from '../engine/testing/papers.ts';
import { drawPaper } from '../fixtures/fuzz/paper.ts';
import { plainBut } from '../fixtures/fuzz/recipe.ts';

/** Pixels per point. */
const SCALE = 2;
/** Letters are darker than this in each of red, green and blue, or in one of them if they are coloured. */
const INK = 160;

test.each(['usual', 'turned-90', 'turned-180', 'turned-270', 'cropped', 'landscape', 'dots', 'user-unit'] as const)(
  'words of a page that is %s are drawn where they were read',
  async (page) => {
    const { pdf } = await drawPaper(3, { page, watermark: 'no', 'header-fill': 'none', rules: 'none', hidden: 'no' });
    const { words, pages } = await seenIn(pdf);
    const { width, height, turned } = pages[0]!;
    const picture = drawPage(await pdfium(), pdf, { page: 1, scale: SCALE, width, height, turned, marks: [] });
    const inked = words[0]!.filter((word) => hasInk(picture, [word.x0, word.y0, word.x1, word.y1]));
    expect(inked.length / words[0]!.length).toBeGreaterThan(0.97);
  },
);

async function seenIn(pdf: Uint8Array): Promise<Stages> {
  let seen: Stages | undefined;
  extract(pdf, {
    pdfium: await pdfium(),
    onStages: (stages) => {
      seen = stages;
    },
  });
  return seen!;
}

function hasInk({ width, data }: Picture, [x0, y0, x1, y1]: Box): boolean {
  for (let y = y0; y < y1; y += 1 / SCALE) {
    for (let x = x0; x < x1; x += 1 / SCALE) {
      const pixel = (Math.floor(y * SCALE) * width + Math.floor(x * SCALE)) * 4;
      if (data.subarray(pixel, pixel + 3).some((part) => part < INK)) return true;
    }
  }
  return false;
}

test('rows of pages in other units have places in points of the file', async () => {
  const placesOf = async (page: 'usual' | 'user-unit') => {
    const { pdf } = await drawPaper(3, plainBut({ page, rows: 'few' }));
    const { statements } = extract(new Uint8Array(pdf), { pdfium: await pdfium() });
    return statements.flatMap(({ transactions }) => transactions.flatMap(({ places }) => places));
  };
  const [usual, quarter] = [await placesOf('usual'), await placesOf('user-unit')];
  expect(quarter.length).toBeGreaterThan(0);
  for (const [i, { box }] of quarter.entries())
    for (const [side, at] of box.entries()) expect(at * 4).toBeCloseTo(usual[i]!.box[side]!, 0);
});

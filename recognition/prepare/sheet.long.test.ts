import { describe, expect, it } from 'vitest';
import { PAPER, type Picture } from '../picture.ts';
import { drawnTexts } from '../testing/drawn-texts.ts';
import { planeOf, seenOn } from './plane.ts';
import { prepare } from './prepare.ts';
import { placeOnSheet, sheetOn } from './sheet.ts';

const ROWS = 24;
const { picture } = await drawnTexts(
  Array.from({ length: ROWS }, (_, i) => `${10 + i} March       Card payment number ${i}                1${i}.50`),
);
const { width, height } = picture;

/** Where the corners of the sheet are seen. */
const CORNERS = [
  { x: 0.06 * width, y: 0.09 * height },
  { x: 0.95 * width, y: 0.05 * height },
  { x: 0.92 * width, y: 0.96 * height },
  { x: 0.03 * width, y: 0.93 * height },
] as const;
/** Share of its height by which the middle of the sheet is lower. */
const BOW = 0.01;
const GROUND = 90;
const PALE_GROUND = 225;

/** Returns the page as a sheet that lies curled on a ground, seen at an angle. */
function lying(page: Picture, ground: number): Picture {
  const data = new Uint8Array(page.data.length).fill(ground);
  const plane = planeOf(CORNERS);
  // twice as many places as pixels leave no hole
  for (let row = 0; row < 2 * height; row++) {
    for (let column = 0; column < 2 * width; column++) {
      const [u, v] = [column / (2 * width), row / (2 * height)];
      const { x, y } = seenOn(plane, u, v + 4 * BOW * u * (1 - u));
      const grey = page.data[(row >> 1) * width + (column >> 1)] ?? PAPER;
      data[Math.round(y) * width + Math.round(x)] = 0.9 * grey;
    }
  }
  return { ...page, data };
}

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

describe('the sheet on a photograph', () => {
  it.each([
    ['darker', GROUND],
    ['a little lighter', 255],
  ])('is found on a ground that is %s', (_, ground) => {
    const sheet = sheetOn(lying(picture, ground));
    if (sheet === null) throw new Error('no sheet');
    const { left, top, width: across, height: down } = sheet;
    const seen = [
      placeOnSheet(sheet, left, top),
      placeOnSheet(sheet, left + across, top),
      placeOnSheet(sheet, left + across, top + down),
      placeOnSheet(sheet, left, top + down),
    ];
    for (const [at, { x, y }] of seen.entries()) {
      expect(Math.hypot(x - CORNERS[at].x, y - CORNERS[at].y)).toBeLessThan(0.005 * width);
    }
    for (const bow of sheet.bows) expect(bow).toBeCloseTo(BOW, 2);
  });

  it('lies straight when the page is prepared, and no edge of it is read', () => {
    const { cells, letterHeight } = prepare(lying(picture, GROUND));
    const left = Math.min(...cells.map(({ x0 }) => x0));
    const dates = cells.filter(({ x0 }) => x0 < left + 3 * letterHeight);
    expect(dates).toHaveLength(ROWS);
    expect(spread(dates.map(({ x0 }) => x0))).toBeLessThan(letterHeight / 2);
    for (const date of dates) {
      const line = cells.filter(({ y0, y1 }) => y0 < date.y1 && y1 > date.y0);
      expect(line.length).toBeGreaterThan(1);
      expect(spread(line.map(({ y0 }) => y0))).toBeLessThan(letterHeight / 2);
    }
    const inLines = dates.flatMap(({ y0, y1 }) => cells.filter((cell) => cell.y0 < y1 && cell.y1 > y0));
    expect(cells).toHaveLength(new Set(inLines).size);
  });
});

describe('no sheet is found on a page', () => {
  it('that fills its picture', () => {
    expect(sheetOn(picture)).toBeNull();
  });

  it('with a frame and a band across it', () => {
    const data = picture.data.slice();
    const ink = (x0: number, y0: number, x1: number, y1: number) => {
      for (let y = y0; y < y1; y++) data.fill(PALE_GROUND - GROUND, y * width + x0, y * width + x1);
    };
    const [right, foot] = [width - 60, height - 60];
    ink(60, 60, right, 66);
    ink(60, foot, right, foot + 6);
    ink(60, 60, 66, foot);
    ink(right, 60, right + 6, foot + 6);
    ink(60, 120, right, 200);
    expect(sheetOn({ ...picture, data })).toBeNull();
  });
});

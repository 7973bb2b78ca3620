import { expect, test } from 'vitest';
import { cellsOf } from '../cells/cells.ts';
import { PAPER, type Picture } from '../picture.ts';
import { drawnTexts } from '../testing/drawn-texts.ts';
import { withoutRulings } from './rulings.ts';

const { picture, boxes } = await drawnTexts(['1,234.50      -17.20', 'Card payment to a mill, 3.10', '(12.00)']);
const INK_LIMIT = 150;
/** Pixels: from a text to the line below it, and along the line from one step to the next. */
const BELOW = 9;
const TREAD = 40;

/** The page with a line one pixel thick below each text, drawn in steps as a scan in black and white has it. */
function ruled(page: Picture): Picture {
  const data = Uint8Array.from(page.data);
  for (const { y1 } of boxes) {
    for (let x = 150; x < page.width - 150; x++) {
      const y = y1 + BELOW + (Math.floor(x / TREAD) % 2);
      data[y * page.width + x] = 0;
    }
  }
  return { ...page, data };
}

test('a line that goes up and down in steps of a pixel is one line, and nothing of it stays', () => {
  const { picture: clear, rulings } = withoutRulings(ruled(picture));
  expect(rulings.map(({ horizontal }) => horizontal)).toEqual([true, true, true]);
  boxes.forEach(({ y1 }, at) => {
    const [first, behind] = [(y1 + BELOW - 2) * clear.width, (y1 + BELOW + 4) * clear.width];
    expect(clear.data.subarray(first, behind).every((grey) => grey === PAPER)).toBe(true);
    expect(rulings[at].y1 - rulings[at].y0).toBeLessThanOrEqual(2);
  });
});

test('texts keep their points, commas and minus signs beside lines', () => {
  const partsOf = (page: Picture) => cellsOf(page, INK_LIMIT).cells.map(({ parts }) => parts.length);
  expect(partsOf(withoutRulings(ruled(picture)).picture)).toEqual(partsOf(picture));
  expect(withoutRulings(picture).rulings).toEqual([]);
});

test('a stroke that goes through a line stays whole', () => {
  const [left, wide, top, high, line] = [600, 5, 300, 60, 330];
  const data = new Uint8Array(picture.data.length).fill(PAPER);
  for (let y = top; y < top + high; y++) data.fill(0, y * picture.width + left, y * picture.width + left + wide);
  const stroke = Uint8Array.from(data);
  for (let y = line; y < line + 3; y++) data.fill(0, y * picture.width + 100, (y + 1) * picture.width - 100);
  const { picture: clear } = withoutRulings({ ...picture, data });
  const [first, behind] = [top * picture.width, (top + high) * picture.width];
  expect(Buffer.compare(clear.data.subarray(first, behind), stroke.subarray(first, behind))).toBe(0);
});

test('nothing stays where two lines cross', () => {
  const data = new Uint8Array(picture.data.length).fill(PAPER);
  for (let y = 200; y < 700; y++) data.fill(0, y * picture.width + 600, y * picture.width + 604);
  for (let y = 400; y < 403; y++) data.fill(0, y * picture.width + 100, (y + 1) * picture.width - 100);
  const { picture: clear } = withoutRulings({ ...picture, data });
  expect(clear.data.every((grey) => grey === PAPER)).toBe(true);
});

test('a hairline that a scan draws grey is taken out', () => {
  const data = picture.data.slice();
  for (const { y1 } of boxes)
    data.fill(160, (y1 + BELOW) * picture.width + 150, (y1 + BELOW + 1) * picture.width - 150);
  const { picture: clear, rulings } = withoutRulings({ ...picture, data });
  expect(rulings).toHaveLength(boxes.length);
  expect(Buffer.compare(clear.data, picture.data)).toBe(0);
});

test('a figure with a line down through it keeps its strokes', () => {
  const [{ x0, y0, x1, y1 }] = boxes;
  const data = Uint8Array.from(picture.data);
  const page = { ...picture, data };
  // through a figure, from the top of the page to its foot, as dust on the glass of a scanner draws it
  const [four] = cellsOf(picture, INK_LIMIT).cells.flatMap(({ parts }) => parts.filter((part) => part.x0 > x0 + 60));
  const column = Math.round((four.x0 + four.x1) / 2);
  for (let y = 0; y < page.height; y++) data.fill(0, y * page.width + column, y * page.width + column + 2);
  const { picture: clear } = withoutRulings(page);
  expect(x1).toBeGreaterThan(column);
  const strokes = (of: Picture) => cellsOf(of, INK_LIMIT).cells.filter((cell) => cell.y0 < y1 && cell.y1 > y0);
  expect(strokes(clear).map(({ parts }) => parts.length)).toEqual(strokes(picture).map(({ parts }) => parts.length));
});

test('a black picture takes no longer than a page does', () => {
  // 3 by 4 inches, some 6 times as long as white; 300 times if the column is walked over from each pixel of it
  const page = { width: 900, height: 1_200, dpi: 300 };
  const timeOf = (grey: number) => {
    const { user } = process.cpuUsage();
    withoutRulings({ ...page, data: new Uint8Array(page.width * page.height).fill(grey) });
    return process.cpuUsage().user - user;
  };
  timeOf(PAPER);
  expect(timeOf(0)).toBeLessThan(40 * timeOf(PAPER));
});

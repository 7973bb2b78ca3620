import { expect, it } from 'vitest';
import { PAPER, type Picture, type PixelBox } from '../picture.ts';
import { hasPointBefore, withMinus, withoutInvented } from './marks.ts';

const HEIGHT = 26;
const ADVANCE = 20;
const POINT = 5;

/** The pieces of a text: each letter as high as the others, each mark a point on the line. */
const partsOf = (text: string): PixelBox[] =>
  [...text].map((sign, at) => {
    const isMark = /[.,]/.test(sign);
    const x0 = at * ADVANCE + (isMark ? POINT : 0);
    return { x0, x1: x0 + (isMark ? POINT : ADVANCE - 4), y0: isMark ? HEIGHT - POINT : 0, y1: HEIGHT };
  });

/** What a reader read, each sign where it stands in a text with a blank for what it has not read. */
const read = (text: string) =>
  [...text].flatMap((sign, at) => (sign === ' ' ? [] : [{ text: sign, confidence: 0.9, x: at * ADVANCE + 8 }]));
/** A white page, on which the pieces themselves need not be drawn. */
const page = (): Picture => ({ width: 200, height: 40, data: new Uint8Array(200 * 40).fill(PAPER), dpi: 300 });
const without = (text: string, parts: readonly PixelBox[], picture = page()) =>
  withoutInvented(read(text), parts, { letterHeight: HEIGHT, picture })
    .map((character) => character.text)
    .join('');

const LOOK = { letterHeight: HEIGHT, picture: page(), touching: true };
const MINUS = { x0: 0, x1: 11, y0: 12, y1: 16 };

it('takes out a mark that is not on the picture', () => {
  expect(without('13.01', partsOf('13.01'))).toBe('13.01');
  expect(without('787.', partsOf('787'))).toBe('787');
  expect(without('787-', partsOf('787'))).toBe('787');
  expect(without('787+', partsOf('787'))).toBe('787');
  expect(
    without(
      '13..1',
      partsOf('13 .1').filter((_, at) => at !== 2),
    ),
  ).toBe('13.1');
});

it('keeps a mark that is too faint to be a piece', () => {
  const picture = page();
  const { x0, y1 } = partsOf('787.').at(-1) ?? { x0: 0, y1: 0 };
  for (const up of [2, 3]) picture.data.fill(180, (y1 - up) * picture.width + x0, (y1 - up) * picture.width + x0 + 4);
  expect(without('787.', partsOf('787'), picture)).toBe('787.');
});

it('keeps all marks where letters touch, and those that may be pieces', () => {
  expect(without('7-87', [...partsOf('787'), MINUS])).toBe('7-87');
  const [first, second, ...rest] = partsOf('1234');
  const joined = { x0: first?.x0 ?? 0, x1: second?.x1 ?? 0, y0: 0, y1: HEIGHT };
  expect(without('12.34', [joined, ...rest])).toBe('12.34');
});

it('sees the point before two figures', () => {
  expect(hasPointBefore('52', partsOf('.52'), HEIGHT)).toBe(true);
  expect(hasPointBefore('52', partsOf('52'), HEIGHT)).toBe(false);
  expect(hasPointBefore('152', partsOf('.152'), HEIGHT)).toBe(false);
  const [point, ...figures] = partsOf('.52');
  expect(point && hasPointBefore('52', [{ ...point, y0: 2, y1: 7 }, ...figures], HEIGHT)).toBe(false);
});

const at = (box: PixelBox, x: number): PixelBox => ({ ...box, x0: box.x0 + x, x1: box.x1 + x });

it('sees a minus that no reader has read', () => {
  const parts = partsOf(' 12.50').slice(1);
  expect(withMinus('12.50', [MINUS, ...parts], LOOK)).toBe('-12.50');
  expect(withMinus('12.50', [...parts, at(MINUS, 6 * ADVANCE)], LOOK)).toBe('12.50-');
  expect(withMinus('12.50.', [...parts, at(MINUS, 6 * ADVANCE)], LOOK)).toBe('12.50-');
});

it('sees none in dirt, in a point, or beside an amount with a sign', () => {
  const parts = partsOf(' 12.50').slice(1);
  expect(withMinus('12.50', parts, LOOK)).toBeNull();
  expect(withMinus('12.50', [{ ...MINUS, x1: 3 }, ...parts], LOOK)).toBeNull();
  expect(withMinus('12.50', [{ ...MINUS, y0: 22, y1: 26 }, ...parts], LOOK)).toBeNull();
  expect(withMinus('-12.50', [MINUS, ...parts], LOOK)).toBeNull();
});

/** Two pieces, the first a figure that begins with what is drawn of it column by column: from which row to which. */
function begins(columns: readonly (readonly [number, number])[], { touching = true, text = '4.50' } = {}) {
  const picture = page();
  columns.forEach(([from, to], x) => {
    for (let y = from; y < to; y++) picture.data[y * picture.width + x] = 0;
  });
  return withMinus(text, [{ x0: 0, x1: 20, y0: 0, y1: HEIGHT }, ...partsOf(text).slice(1)], {
    ...LOOK,
    picture,
    touching,
  });
}

it('sees a minus that the first figure touches, and takes none from a figure', () => {
  const [flat, high] = [[11, 15] as const, [0, HEIGHT] as const];
  expect(begins([flat, flat, flat, flat, flat, flat, flat, high])).toBe('-4.50');
  expect(begins([flat, flat, flat, flat, flat, flat, flat, high], { touching: false })).toBeNull();
  expect(begins([flat, flat, flat, flat, flat, flat, flat, high], { text: '22' })).toBeNull();
  expect(begins([flat, [9, 15], [7, 15], [5, 15], [4, 15], [3, 15], high])).toBeNull();
  expect(begins([[1, 5], [1, 5], [1, 5], [1, 5], [1, 5], [1, 5], high])).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { pageSize } from './page-size.ts';
import type { Resolution } from './resolution.ts';
import type { Orientation, PictureHeader } from './types.ts';

const header = (
  width: number,
  height: number,
  resolution: Resolution | null,
  orientation: Orientation = 1,
): PictureHeader => {
  const pixels = { index: 0, grey: true, alpha: false, bilevel: false, decodedBytes: width * height };
  return { ...pixels, width, height, resolution, orientation };
};
const dpi = (across: number, down = across): Resolution => ({ across, down });

describe('the size of a page', () => {
  it.each([
    ['a scan of A4 at 300 dpi', header(2_480, 3_508, dpi(300)), [595, 842]],
    ['a fax', header(1_728, 1_078, dpi(204, 98)), [610, 792]],
    ['a scan that lies on its side', header(3_508, 2_480, dpi(300), 6), [595, 842]],
    ['a fax that lies on its side', header(1_078, 1_728, dpi(98, 204), 8), [610, 792]],
    ['a photograph whose resolution means nothing', header(3_024, 4_032, dpi(72)), [612, 816]],
    ['a photograph across', header(4_032, 3_024, dpi(72)), [792, 594]],
    ['a photograph that lies on its side', header(4_032, 3_024, null, 6), [612, 816]],
    ['a picture without a resolution', header(1_000, 1_414, null), [595, 842]],
    ['a resolution that no scanner has', header(1_000, 1_414, dpi(5_000)), [595, 842]],
    ['a receipt', header(500, 5_000, null), [595, 5_953]],
    ['a line', header(1, 20_000, null), [3, 14_400]],
    ['a line across', header(20_000, 1, null), [842, 3]],
  ])('of %s', (_what, picture, points) => {
    const { width, height } = pageSize(picture);
    expect([width, height].map(Math.round)).toEqual(points);
  });
});

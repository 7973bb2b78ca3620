import { expect, it } from 'vitest';
import type { Page } from '../model/page.ts';
import { pageOf, rawPdf, stream } from '../testing/papers.ts';

const rounded = ({ rules, bands }: Page) => ({
  rules: rules.map(({ box, horizontal }) => {
    const [x0, y0, x1, y1] = box;
    return horizontal
      ? `h ${Math.round((y0 + y1) / 2)}: ${Math.round(x0)} to ${Math.round(x1)}`
      : `v ${Math.round((x0 + x1) / 2)}: ${Math.round(y0)} to ${Math.round(y1)}`;
  }),
  bands: bands.map(({ box, color }) => [...box.map(Math.round), color.toString(16)].join(' ')),
});
const drawings = async (...args: Parameters<typeof rawPdf>) => rounded(await pageOf(rawPdf(...args)));

it('strokes are ruling lines', async () => {
  expect((await drawings('50 700 m 550 700 l S 300 100 m 300 700 l S')).rules).toEqual([
    'h 100: 50 to 550',
    'v 300: 100 to 700',
  ]);
});

it('thin filled rectangles are ruling lines', async () => {
  expect(await drawings('50 700 500 0.5 re f')).toEqual({ rules: ['h 100: 50 to 550'], bands: [] });
});

it('a stroked rectangle is four ruling lines', async () => {
  expect((await drawings('100 600 200 100 re S')).rules).toEqual([
    'h 100: 100 to 300',
    'h 200: 100 to 300',
    'v 100: 100 to 200',
    'v 300: 100 to 200',
  ]);
});

it('pieces of one line are one: cell borders, dashes drawn one by one', async () => {
  const dashes = Array.from({ length: 50 }, (_, i) => `${50 + i * 5} 700 m ${52 + i * 5} 700 l`).join(' ');
  expect((await drawings(`${dashes} S`)).rules).toEqual(['h 100: 50 to 297']);
});

it('slanted lines and short ticks are no ruling lines', async () => {
  expect((await drawings('50 700 m 150 640 l S 50 500 m 54 500 l S')).rules).toEqual([]);
});

it('filled rectangles are bands with their colour; the white ground of a page is not a band', async () => {
  expect((await drawings('1 g 0 0 600 800 re f 1 0 0 rg 50 680 500 20 re f')).bands).toEqual(['50 100 550 120 ff0000']);
});

it.each([
  ['the rule of even and odd', '100 600 200 100 re 101 601 198 98 re f*'],
  ['the inner one first', '101 601 198 98 re 100 600 200 100 re f*'],
  ['the inner one drawn the other way around', '100 600 200 100 re 101 601 m 101 699 l 299 699 l 299 601 l h f'],
])('a frame filled between two rectangles is four ruling lines: by %s', async (_, content) => {
  expect(await drawings(content)).toEqual({
    rules: ['h 101: 100 to 300', 'h 200: 100 to 300', 'v 101: 100 to 200', 'v 300: 100 to 200'],
    bands: [],
  });
});

it('a rectangle filled over another, drawn alike, is no hole in it', async () => {
  expect((await drawings('0.9 g 100 600 200 100 re 101 601 198 98 re f')).bands[0]).toBe('100 100 300 200 e6e6e6');
});

it('a stroke as thick as a line of text is a band', async () => {
  expect((await drawings('0.5 g 0.5 G 16 w 50 700 m 550 700 l S')).bands).toEqual(['50 92 550 108 808080']);
});

it('drawings inside forms are where the forms are placed', async () => {
  const form = stream('0 0 m 100 0 l S', '/Type /XObject /Subtype /Form /BBox [0 -5 100 5] /Matrix [2 0 0 2 0 0]');
  const found = await drawings('q 1 0 0 1 50 700 cm /Fm Do Q', {
    resources: '/XObject << /Fm 6 0 R >>',
    objects: [form],
  });
  expect(found.rules).toEqual(['h 100: 50 to 250']);
});

it('drawings turn with their page', async () => {
  expect((await drawings('100 50 m 100 550 l S', { page: '/Rotate 90' })).rules).toEqual(['h 100: 50 to 550']);
});

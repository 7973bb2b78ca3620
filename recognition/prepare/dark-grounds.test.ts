import { expect, test } from 'vitest';
import { PAPER, type Picture, type PixelBox } from '../picture.ts';
import { drawnTexts } from '../testing/drawn-texts.ts';
import { withoutDarkGrounds } from './dark-grounds.ts';

const { picture, boxes } = await drawnTexts(['Date   Details   Paid out   Balance']);
const [text = { x0: 0, y0: 0, x1: 0, y1: 0 }] = boxes;
const DARK = 30;

/** The page with a dark place whose letters, if it has any, are light. */
function darkened(page: Picture, { x0, y0, x1, y1 }: PixelBox, dark: number = DARK): Picture {
  const data = page.data.slice();
  for (let y = y0; y < y1; y++) {
    for (let at = y * page.width + x0; at < y * page.width + x1; at++)
      data[at] = dark + ((PAPER - (data[at] ?? 0)) * (PAPER - dark)) / PAPER;
  }
  return { ...page, data };
}

const inkIn = ({ data, width }: Picture, { x0, y0, x1, y1 }: PixelBox): number => {
  let ink = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if ((data[y * width + x] ?? PAPER) < PAPER / 2) ink++;
  return ink;
};

test('light letters on a dark ground become dark ones, also where the ground meets the edge', () => {
  for (const left of [text.x0 - 60, 0]) {
    const page = darkened(picture, { x0: left, y0: text.y0 - 12, x1: text.x1 + 900, y1: text.y1 + 12 });
    expect(inkIn(withoutDarkGrounds(page), text)).toBeCloseTo(inkIn(picture, text), -2);
  }
});

test.each([90, 170])('a ground of grey %s that fades across becomes as light as the paper around it', (grey) => {
  const box = { x0: text.x0 - 60, y0: text.y0 - 12, x1: text.x1 + 900, y1: text.y1 + 12 };
  const page = darkened(picture, box, grey);
  for (let at = 0; at < page.data.length; at++) {
    page.data[at] = ((page.data[at] ?? 0) * (1 - (0.3 * (at % page.width)) / page.width)) | 0;
  }
  const turned = withoutDarkGrounds(page);
  expect(inkIn(turned, text)).toBeCloseTo(inkIn(picture, text), -3);
  const empty = { x0: text.x1 + 100, x1: text.x1 + 400, y0: text.y0, y1: text.y1 };
  expect(inkIn(turned, empty)).toBe(0);
  const greys = turned.data.subarray(text.y0 * page.width + empty.x0, text.y0 * page.width + empty.x1);
  const above = turned.data.subarray((box.y0 - 30) * page.width + empty.x0, (box.y0 - 30) * page.width + empty.x1);
  expect(Math.max(...greys.map((grey, at) => Math.abs(grey - (above[at] ?? 0))))).toBeLessThan(30);
});

test('a grey ground with dark letters stays: it is a tint', () => {
  const data = picture.data.slice();
  const { x0, y0, x1, y1 } = { x0: text.x0 - 60, y0: text.y0 - 12, x1: text.x1 + 900, y1: text.y1 + 12 };
  for (let y = y0; y < y1; y++) {
    for (let at = y * picture.width + x0; at < y * picture.width + x1; at++) data[at] = Math.min(170, data[at] ?? 0);
  }
  const tinted = { ...picture, data };
  expect(withoutDarkGrounds(tinted)).toBe(tinted);
});

test('the black beside a page becomes paper, its grain too', () => {
  const border = { x0: 0, y0: 0, x1: 90, y1: picture.height };
  const page = darkened(picture, border);
  for (let at = 0; at < page.data.length; at += 97) if (at % page.width < border.x1) page.data[at] = 90;
  expect(inkIn(withoutDarkGrounds(page), border)).toBe(0);
  expect(
    withoutDarkGrounds(page)
      .data.subarray(0, border.x1)
      .every((grey) => grey === PAPER),
  ).toBe(true);
});

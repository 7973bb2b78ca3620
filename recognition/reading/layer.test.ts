import { expect, it } from 'vitest';
import { agree } from './agree.ts';
import { layerOn } from './layer.ts';

const read = (text: string, confidence = 0.9) => [...text].map((sign, x) => ({ text: sign, confidence, x }));
const readingOf = (first: string, second: string, layer: string | null) => {
  const word = agree(read(first), read(second, 0.8), layer);
  return word && { text: word.text, ...word.reading };
};

it('a layer is no witness: with it, one reader and the layer do not agree', () => {
  expect(readingOf('47.10', '41.10', '47.10')).toEqual({ text: '47.10', agreed: false, others: ['41.10'] });
});

it('it decides which of two readings is shown, but not for the figures of the second reader', () => {
  expect(readingOf('Cey:', 'Ccy:', 'Cey:')).toEqual({ text: 'Cey:', agreed: false, others: ['Ccy:'] });
  expect(readingOf('Fat', 'Flat', 'Flat')).toEqual({ text: 'Flat', agreed: false, others: ['Fat'] });
  expect(readingOf('47.10', '41.10', '41.10')).toEqual({ text: '47.10', agreed: false, others: ['41.10'] });
  const surer = agree(read('47.10', 0.6), read('41.10', 0.9), '47.10');
  expect(surer).toMatchObject({ text: '47.10', reading: { agreed: false, others: ['41.10'] } });
});

it('it is a rival of two readings that differ from it and from each other', () => {
  expect(readingOf('47.10', '41.10', '49.10')).toEqual({ text: '47.10', agreed: false, others: ['41.10', '49.10'] });
});

it('two readers who agree are not disturbed, and without a reader nothing is read', () => {
  expect(readingOf('47.10', '47.10', '41.10')).toEqual({ text: '47.10', agreed: true, others: [] });
  expect(agree([], null, '47.10')).toBeNull();
});

const PICTURE = { width: 1000, height: 1000, data: new Uint8Array() };
const word = (text: string, x: number, y: number) => ({ text, box: [x, y, x + 20, y + 10] as const });

it('its words are found at their places, in reading order, on a page that was turned a little', () => {
  const layer = [word('56', 122, 50), word('1,234.', 100, 50), word('9.99', 100, 62)];
  const at = (skew: number) => layerOn({ layer, dpi: 300, picture: PICTURE }, { turned: 0, skew });
  const scale = 300 / 72;
  const box = { x0: 100 * scale, y0: 50 * scale, x1: 142 * scale, y1: 60 * scale };
  expect(at(0)(box, 28)).toBe('1,234.56');
  expect(at(0.2)(box, 28)).toBe('1,234.56');
  expect(at(0)({ ...box, y0: 62 * scale, y1: 72 * scale, x1: 120 * scale }, 28)).toBe('9.99');
  expect(at(0)({ ...box, x0: 300 * scale, x1: 340 * scale }, 28)).toBeNull();
});

it('a page that is read after a turn has no layer: it was not upright on it', () => {
  const layer = [word('9.99', 100, 50)];
  expect(
    layerOn({ layer, dpi: 72, picture: PICTURE }, { turned: 2, skew: 0 })({ x0: 90, y0: 40, x1: 130, y1: 70 }, 10),
  ).toBeNull();
});

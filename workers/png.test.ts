import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { pngOf } from './png.ts';

test.each([1, 3] as const)('a picture with %i channels is read as it was written', (channels) => {
  const [width, height] = [7, 5];
  const data = Uint8Array.from({ length: width * height * channels }, (_, at) => (at * 37) % 256);
  const read = decode(pngOf({ width, height, channels, data }), { checkCrc: true });
  expect(read).toMatchObject({ width, height, channels, depth: 8 });
  expect([...read.data]).toEqual([...data]);
});

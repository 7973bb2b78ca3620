import { expect, test } from 'vitest';
import { baseName } from './base-name.ts';

test.each([
  ['May 2024.PDF', 'May 2024'],
  ['scan.jpg', 'scan'],
  ['scan.page.JPEG', 'scan.page'],
  ['a.png', 'a'],
  ['a.webp', 'a'],
  ['fax.tif', 'fax'],
  ['fax.tiff', 'fax'],
  ['notes.txt', 'notes.txt'],
  ['.pdf', ''],
  ['pdf', 'pdf'],
])('%s is named %j', (filename, name) => {
  expect(baseName(filename)).toBe(name);
});

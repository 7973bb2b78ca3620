import { expect, test } from 'vitest';
import { placeBeside } from './place-beside.ts';

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1366, height: 768 };

test('right edges are aligned, below the button', () => {
  expect(placeBeside({ top: 60, bottom: 90, left: 1300, right: 1350 }, LAPTOP)).toEqual({
    right: 16,
    top: 96,
    maxHeight: 666,
  });
});

test('no panel passes the left edge of a phone', () => {
  // the button is at the left, as where buttons wrap
  const { left, right } = placeBeside({ top: 200, bottom: 230, left: 60, right: 90 }, PHONE);
  expect(right).toBeUndefined();
  expect(left).toBe(14);
});

test('a panel of the lower half opens above its button', () => {
  const place = placeBeside({ top: 600, bottom: 630, left: 300, right: 354 }, PHONE);
  expect(place).toEqual({ right: 6, bottom: 146, maxHeight: 588 });
});

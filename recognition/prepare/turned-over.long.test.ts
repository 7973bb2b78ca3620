import { expect, test } from 'vitest';
import { drawnTexts } from '../testing/drawn-texts.ts';
import { prepare } from './prepare.ts';
import { turnedOver } from './turned-over.ts';
import { turnedBy } from './turns.ts';

const { picture } = await drawnTexts(Array.from({ length: 20 }, (_, i) => `Card payment ${i * 7919}`));

test('a page that was scanned upside down has the cells of the upright one when it is turned over', () => {
  const upright = prepare(picture);
  const over = turnedOver(prepare(turnedBy(picture, 2)));
  expect(over.turned).toBe(2);
  expect(over.cells).toHaveLength(20);
  over.cells.forEach((cell, i) => {
    const own = upright.cells[i];
    expect(Math.abs(cell.x0 - own.x0) + Math.abs(cell.y1 - own.y1)).toBeLessThanOrEqual(4);
    expect(cell.parts).toHaveLength(own.parts.length);
    expect(cell.parts[0].x0).toBe(cell.x0);
  });
});

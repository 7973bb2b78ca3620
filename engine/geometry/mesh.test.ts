import { expect, test } from 'vitest';
import { meshOf, meshTurnedOver, placeIn } from './mesh.ts';

const bent = meshOf(17, 17, (x, y) => [x + 0.02 * y, y + 0.1 * x * x]);

test.each([
  [0, 0],
  [1, 1],
  [0.5, 0.25],
  [0.33, 0.9],
])('the point at %f, %f of a page is where the mesh was made to have it', (x, y) => {
  const [onX, onY] = placeIn(bent, x, y);
  expect(onX).toBeCloseTo(x + 0.02 * y, 4);
  expect(onY).toBeCloseTo(y + 0.1 * x * x, 3);
});

test('a page that is turned over with its picture has its points on the other side', () => {
  const [x, y] = placeIn(bent, 0.3, 0.8);
  const [overX, overY] = placeIn(meshTurnedOver(bent), 0.7, 0.2);
  expect(overX).toBeCloseTo(1 - x, 4);
  expect(overY).toBeCloseTo(1 - y, 4);
});

/** The filter of Catmull and Rom, which keeps edges sharp when a picture is drawn in another size. */

/** Pixels each way that it takes into account. */
const SUPPORT = 2;
const STEEP = -0.5;

/** Returns the weight of a pixel so many pixels away. */
export function cubic(distance: number): number {
  const d = Math.abs(distance);
  if (d < 1) return (STEEP + 2) * d ** 3 - (STEEP + 3) * d ** 2 + 1;
  return d < SUPPORT ? STEEP * (d ** 3 - 5 * d ** 2 + 8 * d - 4) : 0;
}

/** Colours as 0xRRGGBB. */

/** Returns by how much, of 255, two colours differ in the channel in which they differ most. */
export const colorsApart = (a: number, b: number): number =>
  Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs(((a >> 8) & 0xff) - ((b >> 8) & 0xff)),
    Math.abs((a & 0xff) - (b & 0xff)),
  );

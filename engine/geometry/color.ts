/** Colours as 0xRRGGBB. */

/** A channel at its lightest. */
export const FULL_CHANNEL = 0xff;
/** How much covers all that is below it. */
export const OPAQUE = 255;

/** Given a colour, returns its channels: red, green and blue, each of 255. */
export const channelsOf = (color: number): [number, number, number] => [
  color >> 16,
  (color >> 8) & FULL_CHANNEL,
  color & FULL_CHANNEL,
];

const HEXADECIMAL = 16;

/** Given a colour, returns its digits: "1a73e8". */
export const colorText = (color: number): string => color.toString(HEXADECIMAL).padStart('RRGGBB'.length, '0');

/** Returns how light a colour looks, of 255: the eye sees most of green and least of blue. */
export function lightOf(color: number): number {
  const [red, green, blue] = channelsOf(color);
  const share = { red: 0.3, green: 0.59, blue: 0.11 };
  return share.red * red + share.green * green + share.blue * blue;
}

/** Returns by how much, of 255, two colours differ in the channel in which they differ most. */
export const colorsApart = (a: number, b: number): number =>
  Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs(((a >> 8) & 0xff) - ((b >> 8) & 0xff)),
    Math.abs((a & 0xff) - (b & 0xff)),
  );

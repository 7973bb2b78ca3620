/** Turns of a page by quarters of a circle. */

const CIRCLE = 4;
/** Turns clockwise by a quarter, which is one, and by one the other way round. */
export const CLOCKWISE = 1;
export const COUNTERCLOCKWISE = 3;
/** Degrees of a quarter. */
const QUARTER = 90;

/** Given quarter turns clockwise, returns them as 0 to 3. */
export const withinCircle = (turns: number): number => ((turns % CIRCLE) + CIRCLE) % CIRCLE;

/** Given quarter turns clockwise, returns them in degrees from 0 to 270. */
export const degreesOf = (turns: number): number => withinCircle(turns) * QUARTER;

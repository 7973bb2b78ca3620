/** Turns of a page by quarters of a circle. */

/** Given quarter turns clockwise, returns them as 0 to 3. */
export const withinCircle = (turns: number): number => ((turns % 4) + 4) % 4;

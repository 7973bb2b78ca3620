/** Numbers for readers: hundredths are as much as anybody reads. */

const IN_ONE = 100;

/** Returns a number rounded to hundredths. */
export const hundredths = (value: number): number => Math.round(value * IN_ONE) / IN_ONE;

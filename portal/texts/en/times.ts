/** English: how long something is kept. */
import { counted } from '../counted.ts';

/** The number of each in a day. */
const UNITS = [
  { aDay: 1, one: 'day', other: 'days' },
  { aDay: 24, one: 'hour', other: 'hours' },
  { aDay: 1_440, one: 'minute', other: 'minutes' },
  { aDay: 86_400, one: 'second', other: 'seconds' },
] as const;
/** Tolerance for what an operator writes as 90m. */
const NEARLY = 1e-6;

/**
 * Given days, or a part of one, returns them in the largest unit that gives a whole number: "7 days", "12 hours", "36
 * hours".
 */
export function timeOf(days: number): string {
  const whole = UNITS.find(({ aDay }) => isWhole(days * aDay)) ?? UNITS.at(-1)!;
  return counted(Math.round(days * whole.aDay), whole);
}

function isWhole(number: number): boolean {
  return number >= 1 - NEARLY && Math.abs(number - Math.round(number)) < NEARLY;
}

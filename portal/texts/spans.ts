/** How long something is kept, in the largest unit that gives a whole number. */
import { counted, type Names } from './counted.ts';

/** The number of each in a day. */
const A_DAY = { day: 1, hour: 24, minute: 1_440, second: 86_400 } as const;
/** Tolerance for what an operator writes as 90m. */
const NEARLY = 1e-6;

type Unit = keyof typeof A_DAY;

/**
 * Given the names of units, returns the function that gives days, or a part of one, in words: "7 days", "12 hours", "36
 * hours".
 */
export function spansOf(names: Readonly<Record<Unit, Names>>): (days: number) => string {
  return (days) => {
    const units = Object.keys(A_DAY) as Unit[];
    const unit = units.find((one) => isWhole(days * A_DAY[one])) ?? 'second';
    return counted(Math.round(days * A_DAY[unit]), names[unit]);
  };
}

function isWhole(number: number): boolean {
  return number >= 1 - NEARLY && Math.abs(number - Math.round(number)) < NEARLY;
}

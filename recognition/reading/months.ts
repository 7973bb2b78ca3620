/**
 * Tells which months a misread word may name. Readers lose a slim letter ("ju" for "jul"), and the first one writes
 * other scripts as Latin ("anp" for "апр"): what it read still shows which of all months it was, or between which.
 */
import { monthOfName, monthsByName } from '../../engine/dates/month.ts';
import { fold } from '../../engine/lexicon/phrases/fold.ts';
import { lookOf, shaped } from './look-alikes.ts';

/** Letters of a name that may be misread, as a share of them; one always may. */
const MISREAD = 0.3;
/** Shorter words are no names. */
const SHORTEST = 2;
const NAME = /^\p{L}+$/u;
const AROUND = /^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu;

/** True for the name of a month, with a point or a comma behind it. */
export const isMonth = (text: string): boolean => monthIn(text) !== null;

function monthIn(text: string): number | null {
  const name = text.replace(AROUND, '');
  return NAME.test(name) ? monthOfName(fold(name)) : null;
}

/**
 * Given the name of a month by one reader, and what the other made of it, returns the names of other months that are as
 * near to that: none if it can only be the same month. Returns null if the one is no name of a month, or the other
 * is the name of one, or like none.
 */
export function otherMonths(name: string, misread: string): string[] | null {
  const month = monthIn(name);
  if (month === null || isMonth(misread)) return null;
  const near = nearest(lookOfName(misread));
  if (!near.has(month)) return null;
  return [...near].flatMap(([other, its]) => (other === month ? [] : [its]));
}

const lookOfName = (text: string): string => shaped(lookOf(text.replace(AROUND, '')));

/** Returns the months of which a name takes the fewest changes to become what was read, each with that name. */
function nearest(read: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (read.length < SHORTEST) return found;
  let least = Number.POSITIVE_INFINITY;
  for (const [name, month] of monthsByName()) {
    if (Math.abs(name.length - read.length) > least) continue;
    const changes = changesBetween(lookOfName(name), read);
    if (changes > Math.max(1, Math.floor(name.length * MISREAD)) || changes > least) continue;
    if (changes < least) found.clear();
    least = changes;
    if (!found.has(month)) found.set(month, name);
  }
  return found;
}

/** The fewest letters to add, take out or replace to make one text of another. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const above = row;
    row = [i + 1];
    for (let k = 1; k <= other.length; k++) {
      const beside = (above[k - 1] ?? 0) + (other[k - 1] === letter ? 0 : 1);
      row.push(Math.min(beside, (above[k] ?? 0) + 1, (row[k - 1] ?? 0) + 1));
    }
  }
  return row[other.length] ?? 0;
}

/** Numbers of things as text: "1 page", "2 pages". */
import { count } from '../formats/numbers.ts';
import { LANGUAGE } from './language.ts';

const plurals = new Intl.PluralRules(LANGUAGE);
/** Japanese writes a number and what is counted as one word. */
const BETWEEN = LANGUAGE === 'ja' ? '' : ' ';

/** The name of one thing, and of several. A language without a plural has only the latter. */
export interface Names {
  readonly one?: string;
  readonly other: string;
}

/** Given a number and the name of the thing, returns both, as the language of the page joins them. */
export function counted(number: number, names: Names): string {
  return `${count(number)}${BETWEEN}${nounOf(number, names)}`;
}

/** Given a number, returns the name that goes with it: in French, 0 goes with that of one thing. */
function nounOf(number: number, { one, other }: Names): string {
  return plurals.select(number) === 'one' ? (one ?? other) : other;
}

/** Numbers of things as text: "1 page", "2 pages". */
import { count } from '../formats/numbers.ts';

const english = new Intl.PluralRules('en');

/** Given a number and the name of the thing, returns both. */
export function counted(number: number, names: { readonly one: string; readonly other: string }): string {
  return `${count(number)} ${english.select(number) === 'one' ? names.one : names.other}`;
}

/** Writes the names of months with letters where both readers read figures of their shape: "15Oct" for "150ct". */
import { monthsByName } from '../../engine/dates/month.ts';
import { groupBy } from '../../engine/model/lists.ts';
import { lookOf, shaped } from './look-alikes.ts';

/** Figures of a day before a name without a space, and of a year behind it. */
const DAYS = [0, 1, 2];
const YEAR = /\d*$/;
const FIGURE = /\d/;
const LETTERS = /\p{L}.*\p{L}/u;

/** One name for each shape that names one month. */
const namesByShape = new Map(
  [...groupBy([...monthsByName()], ([name]) => shaped(lookOf(name)))].flatMap(([shape, [[name, month], ...others]]) =>
    others.every(([, other]) => other === month) ? [[shape, name] as const] : [],
  ),
);

/** Given a word, returns it with the letters of a month; the same if it names none, or has no figure among letters. */
export function withMonthLetters(text: string): string {
  if (!FIGURE.test(text) || !LETTERS.test(text)) return text;
  for (const days of DAYS.filter((count) => /^\d*$/.test(text.slice(0, count)))) {
    const [day, rest] = [text.slice(0, days), text.slice(days)];
    const stem = rest.replace(YEAR, '');
    for (const name of [rest, stem]) {
      const month = monthOfShape(name);
      if (month !== null) return `${day}${month}${rest.slice(name.length)}`;
    }
  }
  return text;
}

function monthOfShape(text: string): string | null {
  if (!FIGURE.test(text)) return null;
  const name = namesByShape.get(shaped(lookOf(text)));
  if (name === undefined) return null;
  const isCapital = text === text.toUpperCase();
  return [...text]
    .map((sign, at) => {
      const letter = name[at] ?? sign;
      if (!FIGURE.test(sign)) return sign;
      return isCapital || at === 0 ? letter.toUpperCase() : letter;
    })
    .join('');
}

/** Reads small numbers that are written as words, in Roman numerals, or in the figures of any script. */
import { ASCII_END } from '../model/characters.ts';

const placesOf = (lists: readonly string[]): ReadonlyMap<string, number> =>
  new Map(lists.flatMap((words) => words.split(' ').map((word, i) => [word, i + 1] as const)));

const NUMBERS = placesOf([
  'one two three four five six seven eight nine ten eleven twelve',
  'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'un deux trois quatre cinq six sept huit neuf dix onze douze',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
]);

/** Given a word, returns the number from 1 to 12 that it names; null for others. */
export const wordNumber = (word: string): number | null => NUMBERS.get(word.toLowerCase()) ?? null;

const ORDINALS = placesOf([
  'first second third fourth fifth sixth',
  'erste zweite dritte vierte fünfte sechste',
  'première deuxième troisième quatrième cinquième sixième',
  'primera segunda tercera cuarta quinta sexta',
  'prima seconda terza quarta quinta sesta',
]);

/** Given a word, returns the number from 1 to 6 whose place in a row it names, "third"; null for others. */
export const ordinalNumber = (word: string): number | null => ORDINALS.get(word.toLowerCase()) ?? null;

const ROMAN = /^(?=[ivx])x{0,3}(?:ix|iv|v?i{0,3})$/i;
const ROMAN_VALUES: ReadonlyMap<string, number> = new Map(Object.entries({ i: 1, v: 5, x: 10 }));

/** Given a word, returns the number from 1 to 38 that it is as a Roman numeral; null for others. */
export function romanNumber(word: string): number | null {
  if (!ROMAN.test(word)) return null;
  const values = Array.from(word.toLowerCase(), (letter) => ROMAN_VALUES.get(letter) ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

/** Given figures of any script, returns the number that they are. */
export const numberOfFigures = (figures: string): number => Number(Array.from(figures, figureValue).join(''));

/** Given a figure of any script, returns what it counts: those of a script follow each other from nought to nine. */
export function figureValue(figure: string): number {
  const code = figure.codePointAt(0) ?? 0;
  if (code < ASCII_END) return Number(figure);
  let value = 0;
  while (value < NINE && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}

const NINE = 9;

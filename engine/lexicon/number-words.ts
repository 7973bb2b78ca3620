/** Reads small numbers that are written as words. */
const NUMBERS = new Map<string, number>(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    'un deux trois quatre cinq six sept huit neuf dix onze douze',
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ].flatMap((words) => words.split(' ').map((word, i): [string, number] => [word, i + 1])),
);

/** Given a word, returns the number from 1 to 12 that it names; null for others. */
export const wordNumber = (word: string): number | null => NUMBERS.get(word.toLowerCase()) ?? null;

const ORDINALS = new Map<string, number>(
  [
    'first second third fourth fifth sixth',
    'erste zweite dritte vierte fünfte sechste',
    'première deuxième troisième quatrième cinquième sixième',
    'primera segunda tercera cuarta quinta sexta',
    'prima seconda terza quarta quinta sesta',
  ].flatMap((words) => words.split(' ').map((word, i): [string, number] => [word, i + 1])),
);

/** Given a word, returns the number from 1 to 6 whose place in a row it names, "third"; null for others. */
export const ordinalNumber = (word: string): number | null => ORDINALS.get(word.toLowerCase()) ?? null;

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

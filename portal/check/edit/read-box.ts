/** Reads what stands in a box that somebody drew on a page into the fields of a row. */
import type { Transaction } from '../result.ts';
import type { Entered } from './entered.ts';
import { dateIn, orderOf } from './printed-dates.ts';
import { columnsOf, moneyIn } from './printed-money.ts';
import { type Box, type PrintedWord, wordsIn } from './words.ts';

interface Drawn {
  readonly page: number;
  readonly box: Box;
  /** of the page */
  readonly words: readonly PrintedWord[];
  /** what was read of the statement: it shows how its dates and amounts are printed */
  readonly rows: readonly Transaction[];
  /** it is a line that is not of the table: in a sentence, its figures belong to the description */
  readonly isLine?: boolean;
}

/** More rows of a page say no more about its columns. */
const MOST_SAMPLES = 60;

/** Given a box on a page with its words, returns what the fields of a row are there, as far as they are found. */
export function readBox({ page, box, words, rows, isLine = false }: Drawn): Partial<Entered> {
  const inside = wordsIn(words, box);
  const samples = rows
    .filter(({ source, boxes }) => source !== 'edited' && boxes.some((one) => one.page === page))
    .slice(0, MOST_SAMPLES)
    .map(({ date, amount, balance, boxes }) => {
      const own = boxes.flatMap((one) => (one.page === page ? wordsIn(words, one.box) : []));
      return { words: own, texts: own.map(({ text }) => text), date, amount, balance };
    });
  const money = moneyIn(inside, columnsOf(samples.length > 0 ? samples : withoutPlaces(rows)));
  const used = new Set(money.map(({ word }) => word));
  const rest = inside.filter((word) => !used.has(word));
  const year = (rows.find(({ boxes }) => boxes.some((one) => one.page === page)) ?? rows[0])?.date.slice(0, 4) ?? '';
  const found = dateIn(
    rest.map(({ text }) => text),
    { order: orderOf(samples), year },
  );
  const beside = rest.filter((_, at) => found === null || at < found.from || at >= found.to);
  const figures = inside.filter((word) => !beside.includes(word));
  const description = isLine && isSentence(inside, figures) ? inside : beside;
  return {
    ...(found !== null && { date: found.date }),
    ...(description.length > 0 && { description: description.map(({ text }) => text).join(' ') }),
    ...Object.fromEntries(money.map(({ field, text }) => [field, text])),
  };
}

/** A page without rows still has the decimals of the others. */
const withoutPlaces = (rows: readonly Transaction[]) =>
  rows.slice(0, 1).map(({ amount, balance }) => ({ words: [], amount, balance }));

/** True if a word goes on behind a figure that another one leads to: rows of tables begin with a day, or end with amounts. */
function isSentence(line: readonly PrintedWord[], figures: readonly PrintedWord[]): boolean {
  const isWord = (word: PrintedWord | undefined) =>
    word !== undefined && !figures.includes(word) && /\p{L}{2}/u.test(word.text);
  return figures.some((word) => {
    const at = line.indexOf(word);
    return line.slice(0, at).some(isWord) && line.slice(at + 1).some(isWord);
  });
}

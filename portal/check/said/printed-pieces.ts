/** The amounts and days in the lines of a table, by the rows that were read of them. */
import { dateIn, dateOf, type Order, orderOf } from '../edit/printed-dates.ts';
import { isMoney } from '../edit/printed-money.ts';
import type { PrintedWord } from '../edit/words.ts';
import type { PrintedLine } from './printed-lines.ts';
import { dayHints, moneyHints, type ReadHint } from './read-as.ts';

/** Some words of one line that are an amount or a day. */
export interface Piece {
  readonly kind: 'money' | 'days';
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly y: number;
  /** null: of a line that was not read */
  readonly hints: readonly ReadHint[] | null;
}

/** How the days of a page are printed. */
interface Days {
  readonly order: Order;
  /** of days that print none */
  readonly year: string;
}

/** Points between the edges of what is in one column: amounts end at one place, and days begin at one. */
export const NEAR = 12;
const USUAL_DECIMALS = 2;
/** Between words of one text, in heights of them: a space of fixed-width type, with the room around its letters. */
const SPACE = 1;
/** "02.06.2025": no amount, though its first parts look like one. */
const WHOLE_DAY = /^\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})\.?$/;

/** Given lines of one table, and others that show how its days are printed, returns the pieces of each of the first. */
export function piecesOf(lines: readonly PrintedLine[], shown: readonly PrintedLine[] = lines): Piece[][] {
  const days = daysOn(shown);
  const lefts = leftsOfDays(shown, days);
  const isDay = ({ text, box }: PrintedWord) => WHOLE_DAY.test(text) || lefts.some((x) => Math.abs(x - box[0]) <= NEAR);
  return lines.map((line) => piecesIn(line, days, isDay));
}

function daysOn(lines: readonly PrintedLine[]): Days {
  const read = lines.flatMap(({ words, transaction }) =>
    transaction === null ? [] : [{ texts: words.map(({ text }) => text), date: transaction.date }],
  );
  return { order: orderOf(read), year: read[0]?.date.slice(0, 4) ?? `${new Date().getFullYear()}` };
}

/** Where days begin: what is a day of its row, and no amount of it. */
function leftsOfDays(lines: readonly PrintedLine[], days: Days): number[] {
  const isMeant = ({ transaction }: PrintedLine, { kind, text, hints }: Piece) =>
    kind === 'days' && hints?.length && transaction && moneyHints(text, transaction).length === 0;
  return lines.flatMap((line) =>
    piecesIn(line, days, () => true)
      .filter((piece) => isMeant(line, piece))
      .map(({ left }) => left),
  );
}

/** Of words that are a day and an amount, such as "05.06", it is said which are days. */
function piecesIn(
  { words, transaction }: PrintedLine,
  { order, year }: Days,
  isDay: (word: PrintedWord) => boolean,
): Piece[] {
  const known = { order, year: transaction?.date.slice(0, 4) ?? year };
  const decimals = transaction === null ? USUAL_DECIMALS : (transaction.amount.split('.')[1]?.length ?? 0);
  const isAmount = (word: PrintedWord) =>
    isMoney(word.text, decimals) && !(dateOf(word.text, known) !== null && isDay(word));
  const money = words
    .filter(isAmount)
    .map(
      (word): Piece => ({ ...placed([word]), kind: 'money', hints: transaction && moneyHints(word.text, transaction) }),
    );
  const days = textsOf(words, isAmount).flatMap((text) => daysIn(text, known));
  const dated = days.map(
    ({ of, date }): Piece => ({ ...placed(of), kind: 'days', hints: transaction && dayHints(date, transaction) }),
  );
  return [...money, ...dated];
}

/** Words side by side, from amount to amount: a day ends where the next word is farther than a space. */
function textsOf(words: readonly PrintedWord[], isAmount: (word: PrintedWord) => boolean): PrintedWord[][] {
  const texts: PrintedWord[][] = [[]];
  let before: PrintedWord | null = null;
  for (const word of words) {
    if (before !== null && isApart(before, word)) texts.push([]);
    if (isAmount(word)) texts.push([]);
    else texts.at(-1)?.push(word);
    before = word;
  }
  return texts;
}

/** Also if the second begins the next line. */
function isApart({ box: [, y0, x1, y1] }: PrintedWord, { box: [left] }: PrintedWord): boolean {
  return left - x1 > SPACE * (y1 - y0) || left < x1 - NEAR;
}

/** The days in words side by side. */
function daysIn(words: readonly PrintedWord[], known: Days): { of: PrintedWord[]; date: string }[] {
  const found: { of: PrintedWord[]; date: string }[] = [];
  for (let rest = words; rest.length > 0; ) {
    const day = dateIn(
      rest.map(({ text }) => text),
      known,
    );
    if (day === null) break;
    found.push({ of: rest.slice(day.from, day.to), date: day.date });
    rest = rest.slice(day.to);
  }
  return found;
}

/** Words side by side. */
function placed(words: readonly PrintedWord[]): Omit<Piece, 'kind' | 'hints'> {
  const boxes = words.map(({ box }) => box);
  const [first = [0, 0, 0, 0]] = boxes;
  return {
    text: words.map(({ text }) => text).join(' '),
    left: first[0],
    right: boxes.at(-1)?.[2] ?? first[2],
    top: first[1],
    y: (first[1] + first[3]) / 2,
  };
}

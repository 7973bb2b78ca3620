/** Finds the columns of amounts and of days on a page, by the words in its rows, so that somebody can say what they hold. */
import { dateIn, orderOf } from '../edit/printed-dates.ts';
import { isMoney } from '../edit/printed-money.ts';
import { type PrintedWord, wordsIn } from '../edit/words.ts';
import type { Row } from '../result.ts';

export interface PrintedColumn {
  readonly kind: 'money' | 'days';
  /** a point in it, on its first row */
  readonly x: number;
  readonly y: number;
  /** what stands above it; empty without anything */
  readonly heading: string;
  /** what stands in it first */
  readonly samples: readonly string[];
}

/** Some words of one row that are an amount or a day. */
interface Piece {
  readonly kind: PrintedColumn['kind'];
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Points between the edges of what is in one column: amounts end at one place, and days begin at one. */
const NEAR = 12;
/** Share of the rows in which a column holds something; an amount in a text is none. */
const LEAST_SHARE = 0.08;
const MOST_SAMPLES = 3;
/** Rows that show where the columns are. */
const MOST_ROWS = 100;
/** Points above the first row in which headings stand. */
const ABOVE = 45;
/** Points between the two lines of a heading. */
const TWO_LINES = 12;
/** Words of a heading. */
const MOST_WORDS = 4;

/** Given the words of a page and the rows on it, returns the columns there, from the left. */
export function printedColumns(page: number, words: readonly PrintedWord[], rows: readonly Row[]): PrintedColumn[] {
  const here = rows.filter(({ transaction: { boxes } }) => boxes.some((one) => one.page === page)).slice(0, MOST_ROWS);
  const lines = here.map(({ transaction: { date, amount, boxes } }) => {
    const own = boxes.flatMap((one) => (one.page === page ? wordsIn(words, one.box) : []));
    return { own, texts: own.map(({ text }) => text), date, decimals: amount.split('.')[1]?.length ?? 0 };
  });
  const order = orderOf(lines);
  const pieces = lines.flatMap(({ own, date, decimals }) => [
    ...moneyOf(own, decimals),
    ...daysOf(own, { order, year: date.slice(0, 4) }),
  ]);
  const columns = grouped(pieces).filter((of) => of.length >= Math.max(1, here.length * LEAST_SHARE));
  return columns.map((of) => columnOf(of, words)).toSorted((a, b) => a.x - b.x);
}

const moneyOf = (own: readonly PrintedWord[], decimals: number): Piece[] =>
  own.flatMap(({ text, box: [left, y0, right, y1] }): Piece[] =>
    isMoney(text, decimals) ? [{ kind: 'money', text, left, right, y: (y0 + y1) / 2 }] : [],
  );

/** The days of a row, each of some words side by side. */
function daysOf(own: readonly PrintedWord[], known: Parameters<typeof dateIn>[1]): Piece[] {
  const found: Piece[] = [];
  for (let rest = own; rest.length > 0; ) {
    const day = dateIn(
      rest.map(({ text }) => text),
      known,
    );
    if (day === null) break;
    const of = rest.slice(day.from, day.to);
    const [first, last] = [of[0], of.at(-1)];
    if (first === undefined || last === undefined) break;
    const text = of.map((word) => word.text).join(' ');
    found.push({ kind: 'days', text, left: first.box[0], right: last.box[2], y: (first.box[1] + first.box[3]) / 2 });
    rest = rest.slice(day.to);
  }
  return found;
}

const edgeOf = ({ kind, left, right }: Piece): number => (kind === 'money' ? right : left);

/** Pieces of one kind whose edges are near one another. */
function grouped(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const own = groups.find(([first]) => first?.kind === piece.kind && Math.abs(edgeOf(first) - edgeOf(piece)) <= NEAR);
    if (own === undefined) groups.push([piece]);
    else own.push(piece);
  }
  return groups;
}

function columnOf(of: readonly Piece[], words: readonly PrintedWord[]): PrintedColumn {
  const [left, right] = [Math.min(...of.map((one) => one.left)), Math.max(...of.map((one) => one.right))];
  const y = Math.min(...of.map((one) => one.y));
  const isAbove = ({ text, box: [x0, , x1, y1] }: PrintedWord) =>
    y1 < y && y1 > y - ABOVE && x0 < right && x1 > left && !/\d/.test(text);
  const above = words.filter(isAbove);
  // a heading may have two lines; what stands higher is of the statement
  const lowest = Math.max(...above.map(({ box }) => box[3]));
  const kind = of[0]?.kind ?? 'money';
  return {
    kind,
    x: (left + right) / 2,
    y,
    heading: above
      .filter(({ box }) => box[3] > lowest - TWO_LINES)
      .slice(0, MOST_WORDS)
      .map(({ text }) => text)
      .join(' '),
    samples: of.slice(0, MOST_SAMPLES).map(({ text }) => text),
  };
}

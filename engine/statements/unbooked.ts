/** Tells whether a paper on which no transaction was found says that there were some, or lists what may be some. */
import { periodsIn } from '../dates/period.ts';
import { lineKind } from '../lexicon/lines/lines.ts';
import { sectionSign } from '../lexicon/lines/sections.ts';
import type { Line } from '../lines/types.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import type { Facts } from '../readings/facts/facts.ts';
import type { ReadPart } from '../readings/read.ts';
import type { TokenLine } from '../tables/types.ts';
import type { PrintedFigures } from './balances.ts';

/** Given a statement without transactions, returns true where it prints money in or out: a total of either, or a figure behind the name of a side, "Deposits 1.00". */
export function printsBookings(
  { part: { fromLine, toLine } }: ReadPart,
  facts: Facts,
  figures: PrintedFigures,
): boolean {
  const { opening, totalIn, totalOut } = figures;
  // a total that is the balance is what an account for deposits holds
  const totals = [...(totalIn?.values ?? []), ...(totalOut?.values ?? [])];
  if (totals.some((value) => value !== 0 && value !== opening?.value)) return true;
  return facts.figures.some(({ kind, label, amount: { token }, line: { line } }) => {
    if (kind !== null || line.index < fromLine || line.index >= toLine || !/[1-9]/.test(token.digits)) return false;
    const side = sectionSign(label)?.sign ?? 0;
    return side !== 0;
  });
}

/** Lines with a day before words, one below the other: a list. One alone may be the date of a letter. */
const LEAST_LISTED = 2;
/** Points that their days may be off each other. */
const SAME_EDGE = 2;
const WORD = /\p{L}{2}/u;

/** Given a statement without transactions and all lines of its document, returns those that list days with words behind them: bookings whose amounts cannot be read look so. */
export function listedDays(
  { part: { fromLine, toLine } }: Pick<ReadPart, 'part'>,
  lines: readonly TokenLine[],
): Line[] {
  const dated = lines.slice(fromLine, toLine).filter(beginsWithDay);
  const listed = dated.filter(
    ({ line, dates: [day] }) =>
      dated.filter((other) => other.dates[0].token.style === day.token.style && isBelow(other.line, line)).length >=
      LEAST_LISTED,
  );
  return listed.map(({ line }) => line);
}

function beginsWithDay({ line, texts, dates, amounts }: TokenLine): boolean {
  const [day] = dates;
  if (
    day?.from !== 0 ||
    amounts.some(({ token }) => isMoneyLike(token)) ||
    line.furniture ||
    periodsIn(texts).length > 0
  )
    return false;
  const words = texts.slice(dates[dates.length - 1].to);
  return words.some((text) => WORD.test(text)) && lineKind(words.join(' ')) === null;
}

const isBelow = (a: Line, b: Line): boolean => Math.abs(a.box[0] - b.box[0]) <= SAME_EDGE;

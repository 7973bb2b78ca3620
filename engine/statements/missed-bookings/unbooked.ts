/** Finds signs of bookings on a paper on which no transaction was found. */
import { periodsIn } from '../../dates/period.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { namesBookings, namesPending, sectionSign } from '../../lexicon/lines/sections.ts';
import type { Line } from '../../model/line.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import { isMoneyLike } from '../../money/moneylike.ts';
import { isOf } from '../part.ts';
import type { Subject } from '../subject.ts';

/**
 * Given a statement without transactions, returns true if it prints money in or out: a total of either, or a figure
 * after the name of a side, "Deposits 1.00".
 */
export function printsBookings({ part: { part }, readings: { facts }, figures }: Subject): boolean {
  const { opening, totalIn, totalOut } = figures;
  // a total that equals the balance is the money in deposit accounts
  const totals = [totalIn, totalOut].flatMap((total) => total?.values ?? []);
  if (totals.some((value) => value !== 0 && value !== opening?.value)) return true;
  const unnamed = facts.figures.filter((figure) => figure.kind === null && isOf(part, figure));
  return unnamed.some(({ label, amount }) => /[1-9]/.test(amount.token.digits) && Boolean(sectionSign(label)?.sign));
}

/** This many lines with a day before words are a list. One without an amount may be the date of a letter. */
const LEAST_LISTED = 2;
/** Points by which their days may be out of line. */
const SAME_EDGE = 2;
const WORD = /\p{L}{2}/u;

/**
 * Given a statement without transactions, returns its lines that list days with words after them: bookings with
 * unreadable amounts look like that.
 */
export function listedDays({ part: { part }, document: { tables } }: Subject): Line[] {
  const { lines } = tables;
  let isPending = false;
  const dated = lines.slice(part.fromLine, part.toLine).filter((tl) => {
    // lines below such a title are not booked yet
    const { text } = tl.line;
    if (namesPending(text) || sectionSign(text)?.sign === 0) isPending = true;
    else if (namesBookings(text) || sectionSign(text)?.sign) isPending = false;
    return !isPending && (beginsWithDay(tl) || headsTexts(tl, lines[tl.line.index + 1]));
  });
  const isAlike = (a: TokenLine, b: TokenLine) =>
    a.dates[0].token.style === b.dates[0].token.style && Math.abs(a.line.box[0] - b.line.box[0]) <= SAME_EDGE;
  return dated
    .filter((tl) => tl.amounts.some(isOfMoney) || dated.filter((other) => isAlike(other, tl)).length >= LEAST_LISTED)
    .map(({ line }) => line);
}

const isOfMoney = ({ token }: PlacedAmount): boolean => isMoneyLike(token) && /[1-9]/.test(token.digits);

function beginsWithDay({ line, texts, dates }: TokenLine): boolean {
  const [day] = dates;
  if (day?.from !== 0 || line.furniture || periodsIn(texts).length > 0) return false;
  const words = texts.slice(day.to).filter((text) => WORD.test(text));
  return words.length > 0 && lineKind(words.join(' ')) === null;
}

/** True for a day that stands alone above words: a heading of bookings. */
function headsTexts({ line, texts, dates: [day] }: TokenLine, below: TokenLine | undefined): boolean {
  if (day?.from !== 0 || day.to !== texts.length || line.furniture || below === undefined) return false;
  return below.line.page === line.page && below.dates.length === 0 && below.texts.some((text) => WORD.test(text));
}

/** Explains how a text was read: the amount, its mark and sign; the date, its order and year; and what its row is. */
import { hasYear } from '../dates/date.ts';
import { decimalText } from '../exports/decimal.ts';
import type { PlacedAmount, PlacedDate } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import { type DecimalMark, minorUnits } from '../money/amount.ts';
import type { Figure } from '../readings/facts/figures.ts';
import type { ReadPart } from '../readings/read.ts';
import type { ReadStatement } from '../stages.ts';
import { BALANCES_BY, SIGNS_BY } from '../wording/trail.ts';
import type { FoundPlace } from './found-place.ts';
import { ownAmountAt } from './gives.ts';
import type { ReadAs } from './known.ts';
import { reasonOf } from './rows.ts';
import { tellConventions, tellOpen } from './tell-open.ts';
import { words } from './tell-table.ts';

export function tellReading(place: FoundPlace): string[] {
  const { hit, as } = place;
  const part = as?.part ?? partAt(place);
  if (part === null) return [];
  const { line } = hit;
  const at = <T extends PlacedAmount | PlacedDate>(tokens: readonly T[]) =>
    tokens.filter(({ from, to }) => line.line.words.slice(from, to).some((word) => hit.words.includes(word)));
  const dates = at(line.dates);
  const amounts = at(line.amounts).filter((amount) => !dates.some((d) => amount.from >= d.from && amount.from < d.to));
  return [
    ...amounts.flatMap((amount) => (as || !amount.token.whole ? tellAmount(place, amount, part) : [])),
    ...dates.flatMap((date) => tellDate(place, date, part)),
    ...(as ? tellRole(as) : tellFacts(place)),
  ];
}

/** The part of the document that a line outside of rows belongs to. */
export function partAt({ known, hit }: Pick<FoundPlace, 'known' | 'hit'>): ReadStatement | null {
  const { index } = hit.line.line;
  return known.stages.parts.find(({ part: { part } }) => index >= part.fromLine && index < part.toLine) ?? null;
}

function tellAmount(place: FoundPlace, { token, from, to }: PlacedAmount, { part }: ReadStatement): string[] {
  const { decimalMark, markVotes } = place.stages.readings;
  if (token.nil) return [`"${token.text}" stands for zero`];
  const units = minorUnits(token, decimalMark, part.decimals);
  if (units === null) return [`"${token.text}" is no amount where ${markOf(decimalMark)} is the decimal mark`];
  const other: DecimalMark = decimalMark === '.' ? ',' : '.';
  const evidence = `evidence ${markVotes[decimalMark]}, its rival ${markOf(other)} ${markVotes[other]}`;
  return [
    `read as ${decimalText(units, part.decimals)}: ${markOf(decimalMark)} is the decimal mark (${evidence})`,
    ...tellOpen(place, 'DECIMAL_MARK'),
    ...(token.marker === null ? [] : [`the letters "${token.marker}" beside it belong to it`]),
    ...tellSign(place, place.hit.line.line.words.slice(from, to)),
    ...tellConventions(place),
  ];
}

const markOf = (mark: DecimalMark): string => (mark === '.' ? 'the dot' : 'the comma');

function tellSign({ as }: FoundPlace, own: readonly Word[]): string[] {
  const column = as && ownAmountAt(as.read, own);
  if (as === null || column === null) return [];
  const { read, part } = as;
  const money = (minor: number) => decimalText(minor, part.part.decimals);
  const isBalance = part.part.context.rolesOf.get(read.row.table)?.[column] === 'balance';
  if (isBalance && read.balance !== null) {
    const by = BALANCES_BY[read.balanceBy ?? 'view'](part.part.convention.owed);
    return [`a balance of ${money(read.balance)} for the holder, by ${by}`];
  }
  if (isBalance || read.amount === null) return [];
  return [`${money(read.amount)} for the holder, its sign by ${SIGNS_BY[read.sign]}`];
}

function tellDate(place: FoundPlace, date: PlacedDate, { part }: ReadStatement): string[] {
  const { token } = date;
  const own = place.as?.read;
  const booked = own?.row.dates.some((list) => list.includes(date)) ? own.date : null;
  return [
    `"${token.text}" is a date`,
    token.parts === null ? 'its month is named: no order is asked' : orderOf(place),
    ...(hasYear(token) ? [] : [yearOf(part)]),
    ...(booked === null ? [] : [`the row is booked on ${booked}`]),
    ...tellOpen(place, 'DATE_ORDER'),
    ...tellOpen(place, 'BOOKING_DAY'),
  ];
}

function orderOf({ stages: { readings } }: FoundPlace): string {
  const { dateOrder, ordersAllowed, orderHinted } = readings;
  const others = ordersAllowed.filter((order) => order !== dateOrder);
  const rest = others.length === 0 ? 'the dates of the paper allow no other' : `they allow ${others.join(', ')} too`;
  return `read in the order ${dateOrder}: ${orderHinted ? 'as the hint says' : rest}`;
}

/** From where a date takes its year that prints none. */
function yearOf({ yearAssumed, period: { start, end, printed } }: ReadPart): string {
  if (yearAssumed) return 'nothing gives it a year: one is assumed';
  if (start === null) return 'the paper gives it no year';
  return `its year follows from the ${printed ? 'printed period' : 'dates'} ${start} to ${end}`;
}

function tellRole({ read, part }: ReadAs): string[] {
  const { parts } = part.trial.readings;
  return [
    read.role === 'transaction'
      ? 'its row is a transaction: a day, and an amount where bookings stand'
      : `its row is no transaction (${words(read.role)}): ${words(reasonOf(read)) || 'it states a balance'}`,
    ...(read.role === 'transaction' && !read.ownDate && read.date !== null
      ? [`the row has no day of its own: ${read.date} is that of the row above`]
      : []),
    ...(parts.length > 1 ? [`in part ${parts.indexOf(part.part) + 1} of the document`] : []),
  ];
}

function tellFacts(place: FoundPlace): string[] {
  return figuresAt(place)
    .filter(({ kind, amount }) => kind !== null || !amount.token.whole)
    .map(({ kind, label, sure }) => {
      if (kind !== null)
        return `a figure: ${words(kind)}, by its label "${label}"${sure ? '' : ', which may also name a part of it'}`;
      return label === '' ? 'a figure without a label' : `a figure by the label "${label}", which nobody knows`;
    });
}

/** The figures outside of rows that were read at a place. */
export function figuresAt({ known, hit }: FoundPlace): readonly Figure[] {
  const { line: own, words: found } = hit;
  const figures = known.stages.parts[0]?.trial.readings.facts.figures ?? [];
  return figures.filter(
    ({ line, amount: { from, to } }) =>
      line.line.index === own.line.index && line.line.words.slice(from, to).some((word) => found.includes(word)),
  );
}

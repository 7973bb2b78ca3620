/** Explains how a text was read: the amount, its mark and sign; the date, its order and year; and what its row is. */
import { hasYear } from '../dates/date.ts';
import { decimalText } from '../exports/decimal.ts';
import type { PlacedAmount, PlacedDate } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import { minorUnits } from '../money/amount.ts';
import type { Figure } from '../readings/facts/figures.ts';
import type { ReadPart } from '../readings/read.ts';
import type { ReadStatement } from '../stages.ts';
import { READING_TOLD } from '../wording/told-readings.ts';
import type { FoundPlace } from './found-place.ts';
import { covers, ownAmountAt } from './gives.ts';
import type { ReadAs } from './known.ts';
import { reasonOf } from './rows.ts';
import { tellConventions, tellOpen } from './tell-open.ts';

export function tellReading(place: FoundPlace): string[] {
  const { hit, as } = place;
  const part = as?.part ?? partAt(place);
  if (part === null) return [];
  const { line } = hit;
  const at = <T extends PlacedAmount | PlacedDate>(tokens: readonly T[]) =>
    tokens.filter((token) => covers(token, line, hit.words));
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
  if (token.nil) return [READING_TOLD.NIL(token.text)];
  const units = minorUnits(token, decimalMark, part.decimals);
  if (units === null) return [READING_TOLD.NO_AMOUNT({ text: token.text, mark: decimalMark })];
  return [
    READING_TOLD.AMOUNT({ amount: decimalText(units, part.decimals), mark: decimalMark, votes: markVotes }),
    ...tellOpen(place, 'DECIMAL_MARK'),
    ...(token.marker === null ? [] : [READING_TOLD.MARKER(token.marker)]),
    ...tellSign(place, place.hit.line.line.words.slice(from, to)),
    ...tellConventions(place),
  ];
}

function tellSign({ as }: FoundPlace, own: readonly Word[]): string[] {
  const column = as && ownAmountAt(as.read, own);
  if (as === null || column === null) return [];
  const { read, part } = as;
  const money = (minor: number) => decimalText(minor, part.part.decimals);
  const isBalance = part.part.context.rolesOf.get(read.row.table)?.[column] === 'balance';
  if (isBalance && read.balance !== null) {
    const { owed } = part.part.convention;
    return [READING_TOLD.BALANCE({ amount: money(read.balance), by: read.balanceBy ?? 'view', owed })];
  }
  if (isBalance || read.amount === null) return [];
  return [READING_TOLD.SIGN({ amount: money(read.amount), by: read.sign })];
}

function tellDate(place: FoundPlace, date: PlacedDate, { part }: ReadStatement): string[] {
  const { token } = date;
  const own = place.as?.read;
  const booked = own?.row.dates.some((list) => list.includes(date)) ? own.date : null;
  return [
    READING_TOLD.DATE(token.text),
    token.parts === null ? READING_TOLD.MONTH_NAMED() : orderOf(place),
    ...(hasYear(token) ? [] : [yearOf(part)]),
    ...(booked === null ? [] : [READING_TOLD.BOOKED_ON(booked)]),
    ...tellOpen(place, 'DATE_ORDER'),
    ...tellOpen(place, 'BOOKING_DAY'),
  ];
}

function orderOf({ stages: { readings } }: FoundPlace): string {
  const { dateOrder, ordersAllowed, orderHinted } = readings;
  if (orderHinted) return READING_TOLD.ORDER_HINTED(dateOrder);
  return READING_TOLD.ORDER({ order: dateOrder, others: ordersAllowed.filter((order) => order !== dateOrder) });
}

/** From where a date takes its year that prints none. */
function yearOf({ yearAssumed, period: { start, end, printed } }: ReadPart): string {
  if (yearAssumed) return READING_TOLD.YEAR_ASSUMED();
  if (start === null) return READING_TOLD.NO_YEAR();
  return READING_TOLD.YEAR({ printed, from: start, to: end });
}

function tellRole({ read, part }: ReadAs): string[] {
  const { parts } = part.trial.readings;
  return [
    read.role === 'transaction'
      ? READING_TOLD.TRANSACTION()
      : READING_TOLD.NO_TRANSACTION({ role: read.role, reason: reasonOf(read) }),
    ...(read.role === 'transaction' && !read.ownDate && read.date !== null ? [READING_TOLD.DAY_ABOVE(read.date)] : []),
    ...(parts.length > 1 ? [READING_TOLD.IN_PART(parts.indexOf(part.part) + 1)] : []),
  ];
}

function tellFacts(place: FoundPlace): string[] {
  return figuresAt(place)
    .filter(({ kind, amount }) => kind !== null || !amount.token.whole)
    .map(({ kind, label, sure }) => {
      if (kind !== null) return READING_TOLD.FIGURE({ kind, label, sure });
      return label === '' ? READING_TOLD.FIGURE_UNLABELLED() : READING_TOLD.FIGURE_UNKNOWN(label);
    });
}

/** The figures outside of rows that were read at a place. */
export function figuresAt({ known, hit }: FoundPlace): readonly Figure[] {
  const { line: own, words: found } = hit;
  const figures = known.stages.parts[0]?.trial.readings.facts.figures ?? [];
  return figures.filter(({ line, amount }) => line.line.index === own.line.index && covers(amount, line, found));
}

/** Tells how a text was read: the amount, its mark and sign; the date, its order and year; and what its row is. */
import { decimalText } from '../exports/decimal.ts';
import type { BalanceEvidence, SignEvidence } from '../model/reading.ts';
import type { PlacedAmount, PlacedDate } from '../model/table.ts';
import { type DecimalMark, minorUnits } from '../money/amount.ts';
import type { Figure } from '../readings/facts/figures.ts';
import type { ReadPart } from '../readings/read.ts';
import type { ReadStatement } from '../stages.ts';
import { reasonWorded } from '../wording/row-reasons.ts';
import type { FoundPlace } from './found-place.ts';
import { ownAmountAt } from './gives.ts';
import type { ReadAs } from './known.ts';
import { tellOpen, tellViews } from './tell-open.ts';
import { words } from './tell-table.ts';

const BY_SIGN: Readonly<Record<SignEvidence, string>> = {
  column: 'the column that it stands in',
  marker: 'a mark beside it',
  printed: 'the printed sign',
  section: 'the section that it stands in',
  card: 'the view of a card, which prints what is owed without a sign',
  balance: 'the balances before and after it alone, which proves nothing',
  none: 'nothing: the paper does not say',
};

const BY_BALANCE: Readonly<Record<BalanceEvidence, (part: ReadPart) => string>> = {
  marker: () => 'a mark beside it',
  printed: () => 'the printed sign',
  words: () => 'the words of its row',
  view: ({ convention: view }) =>
    `whose view the paper takes: ${view.owed ? 'what is owed stands without a mark' : 'what is held stands without a mark'}`,
};

export function tellReading(place: FoundPlace): string[] {
  const { known, row, hit } = place;
  const as = row === null ? null : known.readOf(known.stages.rows.rows[row]);
  const part = as?.part ?? partAt(place);
  if (part === null) return [];
  const { line } = hit;
  const at = <T extends PlacedAmount | PlacedDate>(tokens: readonly T[]) =>
    tokens.filter(({ from, to }) => line.line.words.slice(from, to).some((word) => hit.words.includes(word)));
  const dates = at(line.dates);
  const amounts = at(line.amounts).filter((amount) => !dates.some((d) => amount.from >= d.from && amount.from < d.to));
  return [
    ...amounts.flatMap((amount) => (as || !amount.token.whole ? tellAmount(place, amount, part, as) : [])),
    ...dates.flatMap((date) => tellDate(place, date, part, as)),
    ...(as ? tellRole(as) : tellFacts(place)),
  ];
}

/** The part of the document that a line outside of rows belongs to. */
export function partAt({ known, hit }: Pick<FoundPlace, 'known' | 'hit'>): ReadStatement | null {
  const { index } = hit.line.line;
  return known.stages.parts.find(({ part: { part } }) => index >= part.fromLine && index < part.toLine) ?? null;
}

function tellAmount(place: FoundPlace, amount: PlacedAmount, { part }: ReadStatement, as: ReadAs | null): string[] {
  const { stages: told, hit } = place;
  const { token } = amount;
  const { decimalMark, markVotes } = told.readings;
  if (token.nil) return [`"${token.text}" stands for zero`];
  const units = minorUnits(token, decimalMark, part.decimals);
  if (units === null) return [`"${token.text}" is no amount where ${markOf(decimalMark)} is the decimal mark`];
  const other: DecimalMark = decimalMark === '.' ? ',' : '.';
  const says = [
    `read as ${decimalText(units, part.decimals)}: ${markOf(decimalMark)} is the decimal mark (evidence ${markVotes[decimalMark]}, its rival ${markOf(other)} ${markVotes[other]})`,
    ...tellOpen(place, 'DECIMAL_MARK'),
  ];
  const own = as && ownAmountAt(as.read, hit.line.line.words.slice(amount.from, amount.to));
  if (token.marker !== null) says.push(`the letters "${token.marker}" beside it belong to it`);
  if (own !== null && as) {
    const role = part.context.rolesOf.get(as.read.row.table)?.[own] ?? null;
    if (role === 'balance' && as.read.balance !== null) {
      const by = BY_BALANCE[as.read.balanceBy ?? 'view'](part);
      says.push(`a balance of ${decimalText(as.read.balance, part.decimals)} for the holder, by ${by}`);
    } else if (as.read.amount !== null && role !== 'balance') {
      says.push(`${decimalText(as.read.amount, part.decimals)} for the holder, its sign by ${BY_SIGN[as.read.sign]}`);
    }
  }
  if (as) says.push(...tellViews(told.readings, as.part.trial.readings.parts.indexOf(part)));
  return says;
}

const markOf = (mark: DecimalMark): string => (mark === '.' ? 'the dot' : 'the comma');

/** Given a date, tells its order, its year, and which of two days it is. */
function tellDate(place: FoundPlace, date: PlacedDate, { part }: ReadStatement, as: ReadAs | null): string[] {
  const { stages: told } = place;
  const { token } = date;
  const { dateOrder, ordersAllowed, orderHinted } = told.readings;
  const says = [`"${token.text}" is a date`];
  if (token.parts !== null) {
    const others = ordersAllowed.filter((order) => order !== dateOrder);
    const rest = others.length === 0 ? 'the dates of the paper allow no other' : `they allow ${others.join(', ')} too`;
    says.push(`read in the order ${dateOrder}: ${orderHinted ? 'as the hint says' : rest}`);
  } else says.push('its month is named: no order is asked');
  if (token.year === null && token.parts?.length !== 3) {
    const { start, end, printed } = part.period;
    says.push(
      part.yearAssumed
        ? 'nothing gives it a year: one is assumed'
        : start === null
          ? 'the paper gives it no year'
          : `its year follows from the ${printed ? 'printed period' : 'dates'} ${start} to ${end}`,
    );
  }
  const isOwn = as?.read.row.dates.some((list) => list.includes(date)) ?? false;
  if (as && isOwn && as.read.date !== null) says.push(`the row is booked on ${as.read.date}`);
  says.push(...tellOpen(place, 'DATE_ORDER'), ...tellOpen(place, 'BOOKING_DAY'));
  return says;
}

/** What its row is, and why. */
function tellRole({ read, part }: ReadAs): string[] {
  const says: string[] = [];
  if (read.role === 'transaction') {
    says.push('its row is a transaction: a day, and an amount where bookings stand');
    if (!read.ownDate && read.date !== null)
      says.push(`the row has no day of its own: ${read.date} is that of the row above`);
  } else
    says.push(
      `its row is no transaction (${words(read.role)}): ${words(reasonWorded(read.reason, read.row.section?.title)) || 'it states a balance'}`,
    );
  if (part.trial.readings.parts.length > 1)
    says.push(`in part ${part.trial.readings.parts.indexOf(part.part) + 1} of the document`);
  return says;
}

/** Given a place outside of rows, returns the labelled figures that were read there. */
function tellFacts({ known, hit }: FoundPlace): string[] {
  const figures = known.stages.parts[0]?.trial.readings.facts.figures ?? [];
  return figures
    .filter((figure) => isAt(figure, hit) && (figure.kind !== null || !figure.amount.token.whole))
    .map(({ kind, label, sure }) => {
      if (kind === null)
        return label === '' ? 'a figure without a label' : `a figure by the label "${label}", which nobody knows`;
      return `a figure: ${words(kind)}, by its label "${label}"${sure ? '' : ', which may also name a part of it'}`;
    });
}

export function isAt({ line, amount }: Figure, { line: own, words: found }: FoundPlace['hit']): boolean {
  if (line.line.index !== own.line.index) return false;
  return line.line.words.slice(amount.from, amount.to).some((word) => found.includes(word));
}

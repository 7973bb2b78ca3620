/**
 * Compares the printed balances of days, and those carried over between pages, with the balances after the bookings.
 */
import { yearOf } from '../../dates/calendar.ts';
import { resolveDate } from '../../dates/date.ts';
import { sharesWord } from '../../geometry/spans.ts';
import { tellsBalance } from '../../lexicon/lines/figure-sentences.ts';
import { namesOtherBalance } from '../../lexicon/lines/other-balances.ts';
import { onlyOf } from '../../model/lists.ts';
import { figureOf } from '../figures/printed.ts';
import { linesOfBookings } from '../part.ts';
import { ownLines } from '../subject.ts';
import { type CrossChecked, type StatedFigure, sizeOf } from './subject.ts';

/** Given a statement, returns the balances of days, and those carried over, that no booking leads to. */
export function wrongBalances(subject: CrossChecked): string[] {
  const { figures, reached, sums } = subject;
  if (figures.opening === null) return [];
  return [...namedBalances(subject), ...balancesInSentences(subject)]
    .filter(({ size }) => !reached.has(size) && !sums.has(size))
    .map(({ text }) => text);
}

const CARRIED: ReadonlySet<StatedFigure['kind']> = new Set(['carried_forward', 'brought_forward']);

/** The carried balances outside of the rows, and those of a day from the first booking to the period's end. */
function namedBalances({ part, booked, own, figures }: CrossChecked) {
  const days = booked.map(({ date }) => date).sort();
  const [first] = days;
  const [, last = ''] = [days.at(-1) ?? '', part.period.end ?? ''].sort();
  const isOfDays = ({ kind, date }: StatedFigure) => {
    if (kind !== 'balance' || date === null || first === undefined) return false;
    const day = resolveDate(date.token, part.context.order, yearOf(first));
    return day !== null && day >= first && day <= last;
  };
  // one that is surely called so, where another was taken that is not
  const isOther = figureOf(figures.closing)?.sure === false;
  const isNamed = ({ kind }: StatedFigure) => CARRIED.has(kind) || (isOther && kind === 'closing');
  return own
    .filter((figure) => figure.sure && figure.isMoney && (isNamed(figure) || isOfDays(figure)))
    .map(({ label, amount, size }) => ({ text: `${label} ${amount.token.text}`, size }));
}

/** The balances of the statement's last day in sentences: "Your balance on 28 June was 1,234.00." */
function balancesInSentences(subject: CrossChecked) {
  const { part, rows, readings } = subject;
  const last = part.period.printed ? part.period.end : null;
  if (last === null) return [];
  const inRows = linesOfBookings(rows);
  const named = new Set(readings.facts.figures.flatMap(({ kind, line }) => (kind === null ? [] : [line.line.index])));
  return ownLines(subject).flatMap(({ line, dates, amounts }) => {
    if (inRows.has(line.index) || named.has(line.index)) return [];
    const sizes = amounts.flatMap((amount) => (sharesWord(amount, dates) ? [] : (sizeOf(amount, subject) ?? [])));
    const days = dates.flatMap(({ token }) => resolveDate(token, part.context.order, yearOf(last)) ?? []);
    const size = onlyOf(sizes);
    if (size === null || onlyOf(days) !== last) return [];
    return tellsBalance(line.text) && !namesOtherBalance(line.text) ? [{ text: line.text, size }] : [];
  });
}

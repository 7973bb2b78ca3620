/** The days that a paper names for itself: when it was made, the days of its balances, and its month. */
import { resolveDate } from '../../dates/date.ts';
import { onlyOf } from '../../model/lists.ts';
import { isOf } from '../part.ts';
import type { Subject } from '../subject.ts';
import { excludes, foundWith, type Rule } from './judge.ts';

export const PAPER_DAY_RULES: readonly Rule[] = [
  // "Closing balance on 30 June 2025", or a paper of that day, and a row of July (one-thing-wrong.test.ts)
  excludes('rows_behind_end', (subject) => {
    const closed = dayOf('closing', subject);
    const date = closed ?? dayMade(subject);
    const rows = countOf(subject, (day) => date !== null && day > date);
    return foundWith(closed === null ? 'ROWS_BEHIND_PAPER' : 'ROWS_BEHIND_CLOSING', { date, rows });
  }),
  // "Opening balance on 1 June 2025", and a row of May (period.test.ts)
  excludes('rows_before_opening', (subject) => {
    const date = dayOf('opening', subject);
    const rows = countOf(subject, (day) => date !== null && day < date);
    return foundWith('ROWS_BEFORE_OPENING', { date, rows });
  }),
  // "Statement for May 2025", and no row of May (one-thing-wrong.test.ts)
  excludes('month_without_rows', (subject) => {
    const month = monthNamed(subject);
    const rows = countOf(subject, (day) => month !== null && day.startsWith(month));
    return rows > 0 ? null : foundWith('MONTH_WITHOUT_ROWS', { month });
  }),
];

const countOf = ({ booked }: Subject, isCounted: (day: string) => boolean): number =>
  booked.filter(({ date }) => isCounted(date)).length;

function dayMade({ part, readings: { facts } }: Subject): string | null {
  const made = facts.datesWithYear.filter((date) => date.ofPaper && isOf(part.part, date));
  const days = made.flatMap(({ token }) => resolveDate(token, part.context.order, null) ?? []);
  return days.sort().at(-1) ?? null;
}

/** The day with a year in the name of a balance outside of the rows; null for none or several. */
function dayOf(named: 'opening' | 'closing', { part, readings: { facts } }: Subject): string | null {
  const own = facts.figures.filter((figure) => figure.kind === named && figure.sure && isOf(part.part, figure));
  return onlyOne(own.flatMap(({ date }) => (date && resolveDate(date.token, part.context.order, null)) ?? []));
}

/** The month in the name of a statement without a period: "2025-05"; null for none or several. */
function monthNamed({ part, readings: { facts } }: Subject): string | null {
  if (part.period.printed) return null;
  const isOwn = (fact: MonthFact) => ['named', 'bare'].includes(fact.context) && isOf(part.part, fact);
  const own = facts.months.filter((fact) => isOwn(fact) && !mayNumber(fact));
  return onlyOne(own.map(({ month: { year, month } }) => `${year}-${String(month).padStart(2, '0')}`));
}

type MonthFact = Subject['readings']['facts']['months'][number];

/** A word for a statement that has a number within its year: "Kontoauszug 4/2023". */
const NUMBERED = /auszug$/i;
/** Such a number. */
const NUMBER_OF_YEAR = /^[1-9]\d{0,2}\/(?:19|20)\d\d$/;

/** True for what may be such a number: a month has a name or a nought before it. */
const mayNumber = ({ month: { from, to }, line: { texts } }: MonthFact): boolean =>
  NUMBERED.test(texts[from - 1] ?? '') && NUMBER_OF_YEAR.test(texts.slice(from, to).join(''));

const onlyOne = (texts: readonly string[]): string | null => onlyOf([...new Set(texts)]);

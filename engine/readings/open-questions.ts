/** Questions that evidence leaves open about a document and its tables, and what their answers decide. */
import type { DateOrder } from '../dates/date.ts';
import type { Hints } from '../model/hints.ts';
import { firstOf, groupBy, itemAt, numberAt } from '../model/lists.ts';
import type { Answer, Choice, Question } from '../model/question.ts';
import type { Roles } from '../model/reading.ts';
import { headingsOf, saidRoles } from '../model/said-roles.ts';
import type { Table } from '../model/table.ts';
import type { DecimalMark } from '../money/amount.ts';
import type { AnswerFinding } from '../wording/questions.ts';
import type { DatePlace } from './booking-day/places.ts';
import { bookingDatesOf } from './booking-day/question.ts';
import { decidedAsSaid } from './column-roles/decided-as-said.ts';
import type { TableDecision } from './column-roles/table-decision.ts';
import { accountCurrency, decideRolesByMoney } from './currency/column-currency.ts';
import type { Document } from './document.ts';

/** Given a document and hints, returns what is decided of its tables. */
export function decideTables(
  { tables, rows, facts, headers, parts, marks, dates }: Document,
  { columnsAt }: Hints,
): TableDecision[] {
  const saidOf = saidRoles(tables, columnsAt);
  const rowsOf = groupBy(rows, ({ table }) => table);
  return tables.map((table) => {
    const all = rowsOf.get(table.index) ?? [];
    // lists below the bookings say nothing of the columns
    const listed = all.filter(({ section }) => section?.sign !== 0);
    const booked = listed.length > 0 ? listed : all;
    const partsOfTable = parts.filter((part) => part.tables.includes(table.index));
    const account = accountCurrency(facts, headers, partsOfTable);
    const roles = decideRolesByMoney(booked, firstOf(marks.marks), account, tables);
    const own = { table, roles, days: bookingDatesOf(booked, roles.roles, dates.order), said: null };
    const said = saidOf.filter((one) => headings(one) === headings({ table }));
    return said.length === 0 ? own : decidedAsSaid(own, booked, said, dates.order);
  });
}

/** Given that, returns the questions about columns, and then those about days. */
export const tableQuestions = (decisions: readonly TableDecision[]): OpenQuestion[] => [
  ...columnQuestions(decisions),
  ...dayQuestions(decisions),
];

function columnQuestions(decisions: readonly TableDecision[]): OpenQuestion[] {
  const read = decisions.map(({ table, roles, said }) => ({ table, ways: [roles.roles, ...roles.rivals], said }));
  return alike(read, ({ ways, said }) => `${ways.length} ${said !== null}`).map((group) => {
    const one = openQuestion(
      group[0].ways.map((roles) => ({ code: 'COLUMNS', params: { columns: roles.filter((role) => role !== null) } })),
      (answer, { rolesOf }) => {
        for (const { table, ways } of group) rolesOf.set(table.index, itemAt(ways, answer));
      },
    );
    return group[0].said === null ? one : { ...one, question: { ...one.question, forced: true } };
  });
}

const dayQuestions = (decisions: readonly TableDecision[]): OpenQuestion[] =>
  alike(decisions, ({ days }) => days.dates.map(({ place }) => place).join()).map((group) =>
    openQuestion(
      group[0].days.dates.map(({ day }) => ({ code: 'BOOKING_DAY', params: { day } })),
      (answer, { bookingDates }) => {
        for (const { table, days } of group) bookingDates.set(table.index, itemAt(days.dates, answer).place);
      },
      group[0].days.named,
    ),
  );

const headings = ({ table }: { readonly table: Table }): string => headingsOf(table);

/** Tables with the same headings and the same answers are read alike. */
function alike<T extends { readonly table: Table }>(of: readonly T[], answers: (one: T) => string) {
  return [...groupBy(of, (one) => `${headings(one)}:${answers(one)}`).values()];
}

/** What is decided under one choice of answers. */
export interface Settled {
  mark: DecimalMark;
  order: DateOrder;
  /** by table */
  readonly rolesOf: Map<number, Roles>;
  /** where the day of booking is, by table */
  readonly bookingDates: Map<number, DatePlace>;
}

export interface OpenQuestion {
  readonly question: Question;
  /** Notes what the answer of a rank decides. */
  readonly settle: (answer: number, settled: Settled) => void;
}

/** Given answers to a question, the likeliest first, and what each decides, returns the question. */
export function openQuestion(
  found: readonly AnswerFinding[],
  settle: OpenQuestion['settle'],
  stated = false,
): OpenQuestion {
  const answers = found.map((answer, doubt): Answer => ({ ...answer, doubt }));
  return { question: { about: firstOf(answers).code, answers, stated }, settle };
}

/** True for a question to which there are several answers. */
export const isOpen = ({ question }: OpenQuestion): boolean => question.answers.length > 1;

/** Given all questions, what holds if they say nothing, and an answer to each open one, returns what is decided. */
export function settle(
  questions: readonly OpenQuestion[],
  { mark, order }: Pick<Settled, 'mark' | 'order'>,
  choice: Choice,
): Settled {
  const settled: Settled = { mark, order, rolesOf: new Map(), bookingDates: new Map() };
  let asked = 0;
  for (const one of questions) one.settle(isOpen(one) ? numberAt(choice, asked++) : 0, settled);
  return settled;
}

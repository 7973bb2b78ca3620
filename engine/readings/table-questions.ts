/** The questions about tables: what their columns hold, and where their day of booking stands. */
import type { Table } from '../model/table.ts';
import { type BookingDates, bookingDatesOf } from './booking-day/question.ts';
import type { RolesDecision } from './column-roles/question.ts';
import { accountCurrency, decideRolesByMoney } from './currency/column-currency.ts';
import type { Document } from './document.ts';
import { groupBy } from './group-by.ts';
import { type OpenQuestion, openQuestion } from './open-question.ts';

/** What was decided of a table. */
export interface TableDecision {
  readonly table: Table;
  readonly roles: RolesDecision;
  readonly days: BookingDates;
}

/** Given a document, returns what is decided of its tables. */
export function decideTables({ tables, rows, facts, headers, parts, marks, dates }: Document): TableDecision[] {
  const rowsOf = groupBy(rows, ({ table }) => table);
  return tables.map((table) => {
    const all = rowsOf.get(table.index) ?? [];
    // lists below the bookings say nothing of the columns
    const booked = all.filter(({ section }) => section?.sign !== 0);
    const own = booked.length > 0 ? booked : all;
    const account = accountCurrency(
      facts,
      headers,
      parts.filter((part) => part.tables.includes(table.index)),
    );
    const roles = decideRolesByMoney(own, marks.marks[0], account, tables);
    return { table, roles, days: bookingDatesOf(own, roles.roles, dates.order) };
  });
}

/** Given that, returns the questions about columns, and then those about days. */
export function tableQuestions(decisions: readonly TableDecision[]): OpenQuestion[] {
  return [...columnQuestions(decisions), ...dayQuestions(decisions)];
}

function columnQuestions(decisions: readonly TableDecision[]): OpenQuestion[] {
  const read = decisions.map(({ table, roles }) => ({ table, ways: [roles.roles, ...roles.rivals] }));
  return alike(read, ({ ways }) => String(ways.length)).map((group) =>
    openQuestion(
      group[0].ways.map((roles) => ({ code: 'COLUMNS', params: { columns: roles.filter((role) => role !== null) } })),
      (answer, { rolesOf }) => {
        for (const { table, ways } of group) rolesOf.set(table.index, ways[answer]);
      },
    ),
  );
}

function dayQuestions(decisions: readonly TableDecision[]): OpenQuestion[] {
  return alike(decisions, ({ days }) => days.dates.map(({ place }) => place).join()).map((group) =>
    openQuestion(
      group[0].days.dates.map(({ day }) => ({ code: 'BOOKING_DAY', params: { day } })),
      (answer, { bookingDates }) => {
        for (const { table, days } of group) bookingDates.set(table.index, days.dates[answer].place);
      },
      group[0].days.named,
    ),
  );
}

/** Tables with the same headings and the same answers are read alike. */
function alike<T extends { readonly table: Table }>(of: readonly T[], answers: (one: T) => string): T[][] {
  const headings = ({ table }: T) => table.segments[0].columns.map(({ heading }) => heading).join('|');
  return [...groupBy(of, (one) => `${headings(one)}:${answers(one)}`).values()];
}

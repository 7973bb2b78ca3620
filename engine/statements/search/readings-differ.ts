/** Finds what two readings of a document differ in, by what each settled. */
import { itemAt } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import type { SignConvention } from '../../model/sign-convention.ts';
import type { Table } from '../../model/table.ts';
import type { DatePlace } from '../../readings/booking-day/places.ts';
import type { Context } from '../../readings/context.ts';
import type { ReadingEvidence, ReadingsResult } from '../../readings/read.ts';
import { type Difference, difference } from '../../wording/differences.ts';
import { type BookingDay, sidesOf } from '../../wording/questions.ts';

/** Given two readings, a part and the tables, returns what the readings settle differently, in the order asked. */
export function differencesOf(
  one: ReadingsResult,
  other: ReadingsResult,
  part: number,
  { tables }: Pick<ReadingEvidence, 'tables'>,
): Difference[] {
  const [document, its] = [one.document, other.document];
  const [own, another] = [itemAt(one.parts, part), itemAt(other.parts, part)];
  const sides = [sidesOf(own.convention), sidesOf(another.convention)] as const;
  return [
    ...(document.mark === its.mark ? [] : [difference('DECIMAL_MARK', { marks: [document.mark, its.mark] })]),
    ...(document.order === its.order ? [] : [difference('DATE_ORDER', { orders: [document.order, its.order] })]),
    ...columnsDiffering(own.context, another.context, tables),
    ...daysDiffering(own.context, another.context, tables),
    ...(sameSides(own.convention, another.convention) ? [] : [difference('SIDES', { sides })]),
  ];
}

export const sameSides = (one: SignConvention, other: SignConvention): boolean =>
  one.flip === other.flip && one.owed === other.owed;

function columnsDiffering({ rolesOf }: Context, other: Context, tables: readonly Table[]): Difference[] {
  return firstAlike([...rolesOf.keys()], tables).flatMap((table): Difference[] => {
    const [roles, otherRoles] = [rolesOf.get(table) ?? [], other.rolesOf.get(table) ?? []];
    if (roles.join() === otherRoles.join()) return [];
    return [difference('COLUMNS', { columns: [named(roles), named(otherRoles)] })];
  });
}

const named = (roles: Roles): string[] => roles.filter((role) => role !== null);

function daysDiffering({ bookingDates }: Context, other: Context, tables: readonly Table[]): Difference[] {
  return firstAlike([...bookingDates.keys()], tables).flatMap((table): Difference[] => {
    const [place, otherPlace] = [bookingDates.get(table), other.bookingDates.get(table)];
    if (place === undefined || otherPlace === undefined || place === otherPlace) return [];
    return [difference('BOOKING_DAY', { days: [dayAt(place, table, tables), dayAt(otherPlace, table, tables)] })];
  });
}

function dayAt(place: DatePlace, table: number, tables: readonly Table[]): BookingDay {
  return typeof place === 'number'
    ? { place: 'headed', heading: headingsOf(table, tables)[place] ?? '' }
    : { place, heading: null };
}

/** Returns the first of the tables that have the same headings: they are read alike. */
function firstAlike(indices: readonly number[], tables: readonly Table[]): number[] {
  const seen = new Set<string>();
  return indices.filter((index) => {
    const headings = headingsOf(index, tables).join('|');
    return !seen.has(headings) && seen.add(headings);
  });
}

const headingsOf = (index: number, tables: readonly Table[]): string[] =>
  tables.find((table) => table.index === index)?.segments[0].columns.map(({ heading }) => heading) ?? [];

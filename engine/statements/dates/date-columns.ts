/** Finds how the bookings of a table write the dates of a column. */
import { hasYear } from '../../dates/date.ts';
import { remembered } from '../../lexicon/phrases/remembered.ts';
import { itemAt, makeOnce } from '../../model/lists.ts';
import type { PlacedDate } from '../../model/table.ts';
import type { Booking } from '../part.ts';

/** If this share of the rows of a column print the year, all do. */
const MOST = 0.8;
/** This many dates show how a column writes them. */
const ENOUGH = 3;

/** Figures of a year. */
const YEAR_FIGURES = 4;

export interface DateColumn {
  rows: number;
  /** bookings with a date there, with two, and those whose first date has a year, or letters beside it */
  once: number;
  twice: number;
  whole: number;
  lettered: number;
  /** of the first dates, by the place of figures among them */
  readonly figures: (typeof NO_FIGURES)[];
  readonly texts: string[];
}

/** In place of a column, the days above the rows. */
const HEADINGS = -1;

/** Given a column, returns how many dates most bookings have there. */
export const datesIn = ({ rows, once, twice }: DateColumn): number => (twice * 2 > rows ? 2 : once * 2 > rows ? 1 : 0);

/** A code of letters, as a column without a heading may hold them beside the dates. */
const LETTERS = /^\p{L}[\p{L} ]*$/u;

/** True for letters in place of a date if such letters are beside the dates as well: "SO". */
export const isMark = (text: string, usual: DateColumn | undefined): boolean =>
  LETTERS.test(text) && usual !== undefined && usual.once >= ENOUGH && usual.lettered >= usual.once * MOST;

/** True for a date of which a part was lost, judged by how the others of its column are written. */
export const isDamaged = (date: PlacedDate, column: DateColumn | undefined): boolean =>
  isCut(date, column) || isShort(date, column);

/** True for a date without a year if others have one: the rest of one that was cut, "Dec 24" of "08 Dec 24". */
const isCut = ({ token }: PlacedDate, usual: DateColumn | undefined): boolean =>
  usual !== undefined && usual.once >= ENOUGH && usual.whole >= usual.once * MOST && !hasYear(token);

const figuresOf = remembered((text): readonly string[] => text.match(/\d+/g) ?? []);
/** At most this share of a column's dates may have lost a figure. */
const FEW = 0.1;

/**
 * True for a date with fewer figures at a place than others have there ("7/03/2022" for "17/03/2022"), unless the
 * column leaves out zeros.
 */
function isShort({ token }: PlacedDate, usual: DateColumn | undefined): boolean {
  if (usual === undefined || usual.once < ENOUGH) return false;
  const few = Math.max(1, usual.once * FEW);
  return figuresOf(token.text).some((group, place) => {
    const { single, padded, years } = usual.figures[place] ?? NO_FIGURES;
    if (group.length === 1) return padded >= ENOUGH && single <= few;
    return group.length < YEAR_FIGURES && years >= ENOUGH && years >= usual.once - few;
  });
}

/** At one place among the figures of dates: how many are single, two with a leading zero, or the four of a year. */
const NO_FIGURES = { single: 0, padded: 0, years: 0 };

/** Given bookings, returns how their tables fill each column of dates, by `columnOf`. */
export function dateColumns(booked: readonly Booking[]): ReadonlyMap<string, DateColumn> {
  const found = new Map<string, DateColumn>();
  const count = (key: string, dates: readonly PlacedDate[], text: string) => {
    const none = () => ({ rows: 0, once: 0, twice: 0, whole: 0, lettered: 0, figures: [], texts: [] });
    countIn(makeOnce(found, key, none), dates, text);
  };
  for (const { row } of booked) {
    if (row.headingDate !== null) count(columnOf(row.table), [row.headingDate], '');
    for (const [i, kind] of row.kinds.entries())
      if (kind === 'date') count(columnOf(row.table, i), itemAt(row.dates, i), itemAt(row.texts, i));
  }
  return found;
}

function countIn(column: DateColumn, dates: readonly PlacedDate[], text: string): void {
  column.rows++;
  if (text !== '') column.texts.push(text);
  const [first] = dates;
  if (first === undefined) return;
  column.once++;
  if (dates.length > 1) column.twice++;
  if (hasYear(first.token)) column.whole++;
  if (LETTERS.test(text)) column.lettered++;
  for (const [place, group] of figuresOf(first.token.text).entries()) {
    column.figures[place] ??= { ...NO_FIGURES };
    if (group.length === 1) column.figures[place].single++;
    else if (group.length === 2 && group.startsWith('0')) column.figures[place].padded++;
    else if (group.length === YEAR_FIGURES) column.figures[place].years++;
  }
}

/** A time of day, with a full stop between hours and minutes. Minutes above 31 cannot be a day. */
const TIME = /^(?:[01]?\d|2[0-3])\.[0-5]\d$/;
const NO_DAY = /\.(?:3[2-9]|[45]\d)$/;

/** True for a column in which only times are beside the dates, and some of them cannot be dates. */
export const holdsTimes = ({ texts }: DateColumn): boolean =>
  texts.every((text) => TIME.test(text)) && texts.some((text) => NO_DAY.test(text));

/** Given a table and a column, or none for the days above the rows, returns the key of what is counted of it. */
export const columnOf = (table: number, column = HEADINGS): string => `${table} ${column}`;

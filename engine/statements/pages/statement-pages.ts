/** Finds the pages of a statement, and checks by their numbers that all are present and in order. */
import { firstOf, lastOf } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import type { PageNumbering } from '../../readings/facts/page-numberings.ts';
import type { PageNumber } from '../../readings/facts/sighting.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { isBooked } from '../part.ts';
import type { Subject } from '../subject.ts';

/** Pages of the file on which a statement is. */
export interface StatementPages {
  /** the pages of its first and its last row */
  readonly rows: readonly [first: number, last: number];
  /** the pages that may be its own: from those after the rows of the statement before to those of the next */
  readonly own: readonly [first: number, last: number];
}

/** Given a part and the count of the file's pages, returns the pages of its first and its last row. */
export function pagesOf({ rows }: ReadPart, pageCount: number): [number, number] {
  const pages = [rows[0]?.row.lines[0], rows.at(-1)?.row.lines.at(-1)].map((line) => line?.source.line.page);
  return [pages[0] ?? 1, pages[1] ?? pageCount];
}

/**
 * Given a statement, returns its pages. A cover or a page of terms may belong to the statement before or after it, and
 * its number counts for both.
 */
export const statementPages = onceFor(({ part, pages, readings: { parts }, document }: Subject): StatementPages => {
  const { pageCount } = document;
  if (parts.length === 1) return { rows: pages, own: [1, pageCount] };
  const isStatement = ({ rows }: ReadPart) => rows.some(isBooked);
  const at = parts.findIndex((one) => one.part === part.part);
  const before = parts.slice(0, at).findLast(isStatement);
  const next = parts.slice(at + 1).find(isStatement);
  const first = before ? Math.min(pages[0], pagesOf(before, pageCount)[1] + 1) : 1;
  const last = next ? Math.max(pages[1], pagesOf(next, pageCount)[0] - 1) : pageCount;
  return { rows: pages, own: [first, last] };
});

export interface NumberingFinding {
  readonly status: 'whole' | 'unnumbered' | 'broken';
  readonly found: Finding;
}

/**
 * Given the pages of a statement, the page numbers and the file's page count, returns whether the numbers leave no gap,
 * repeat or missing end: sums prove nothing if a page is missing.
 */
export function missingPages(
  pages: StatementPages,
  numberings: readonly PageNumbering[],
  pageCount: number,
): NumberingFinding {
  const judged = numberings.flatMap((numbering) => {
    const numbers = numbering.numbers.filter(({ page }) => isIn(page, pages.own));
    return numbers.length === 0 ? [] : [{ numbering, numbers, faults: faultsOf(numbering, pages, pageCount) }];
  });
  if (judged.length === 0) return { status: 'unnumbered', found: finding('PAGES_UNNUMBERED') };
  const whole = judged.filter(({ faults }) => faults.length === 0);
  const broken = judged.find(
    (one) => one.faults.length > 0 && !whole.some((other) => excuses(other.numbering, one.numbering, one.faults)),
  );
  if (broken) return { status: 'broken', found: firstOf(broken.faults).found };
  const { numbers } = firstOf(whole.toSorted((a, b) => Number(b.numbering.worded) - Number(a.numbering.worded)));
  const onRows = numbers.filter(({ page }) => isIn(page, pages.rows));
  return { status: 'whole', found: numbersOf(onRows.length > 0 ? onRows : numbers) };
}

const isIn = (page: number, [first, last]: readonly [number, number]): boolean => page >= first && page <= last;

interface Fault {
  readonly found: Finding;
  /** pages are missing at an end: the numbering may count more pages than the statement's */
  readonly atEnd: boolean;
}

/**
 * A complete numbering in words excuses another one that continues beyond it: sheets of an envelope are not the
 * statement's. Without a count of pages it excuses only bare numbers that begin elsewhere. Any numbering from page 1
 * excuses one without counts that does not begin with 1: it continues the statement before.
 */
function excuses(whole: PageNumbering, other: PageNumbering, faults: readonly Fault[]): boolean {
  if (!faults.every(({ atEnd }) => atEnd)) return false;
  const begins = firstOf(other.numbers).number === 1;
  if (!begins && firstOf(whole.numbers).number === 1 && other.numbers.every(({ of }) => of === null)) return true;
  return whole.worded && (whole.numbers.every(({ of }) => of !== null) || (!other.worded && !begins));
}

/** Two numbers that do not follow one another; one is undefined at the first or the last page. */
interface Gap {
  readonly before: PageNumber | undefined;
  readonly next: PageNumber | undefined;
  /** pages of the file between the two */
  readonly room: number;
}

function faultsOf(numbering: PageNumbering, pages: StatementPages, pageCount: number): Fault[] {
  const isRunning = isRunningCount(numbering.numbers);
  const numbers = isRunning ? numbering.numbers.map((number) => ({ ...number, of: null })) : numbering.numbers;
  const gaps = gapsOf({ ...numbering, numbers }, pages, pageCount);
  return [
    ...gaps.flatMap((gap) => faultsOfOrder(gap, pages)),
    ...gaps.flatMap((gap) => missingNumbers(gap, pages, numbering.sheets && !isRunning)),
  ];
}

function gapsOf({ numbers, twoSided }: PageNumbering, { own }: StatementPages, pageCount: number): Gap[] {
  const isOwn = (number: PageNumber | undefined) => number !== undefined && isIn(number.page, own);
  const gaps = Array.from({ length: numbers.length + 1 }, (_, i): Gap => {
    const [before, next] = [numbers[i - 1], numbers[i]] as (PageNumber | undefined)[];
    return { before, next, room: (next?.page ?? pageCount + 1) - (before?.page ?? 0) - 1 };
  });
  const isFollowed = ({ before, next }: Gap) => before && next && follows(before, next, twoSided);
  return gaps.filter((gap) => (isOwn(gap.before) || isOwn(gap.next)) && !isFollowed(gap));
}

const isLeap = ({ before, next }: Gap): boolean =>
  before !== undefined && next !== undefined && next.number > before.number && isOneCount(before, next);

function faultsOfOrder(gap: Gap, { rows }: StatementPages): Fault[] {
  const { before, next } = gap;
  if (!before || !next || isLeap(gap) || !isIn(before.page, rows) || !isIn(next.page, rows)) return [];
  return [{ found: mixedPages(before, next), atEnd: false }];
}

function missingNumbers(gap: Gap, { own }: StatementPages, sheets: boolean): Fault[] {
  const { before, next, room } = gap;
  const lacks = (from: number, to: number, of: number | null): Fault[] =>
    from <= to ? [{ found: finding('PAGES_MISSING', { from, to, of }), atEnd: !isLeap(gap) }] : [];
  if (before && next && isLeap(gap)) return lacks(before.number + 1, next.number - 1, next.of ?? before.of);
  const missing: Fault[] = [];
  if (before && before.of !== null && isIn(before.page, own) && before.of - before.number > room)
    missing.push(...lacks(before.number + 1, before.of, before.of));
  if (next && isIn(next.page, own) && next.number - 1 > room && !runsOn(next, sheets))
    missing.push(...lacks(1, next.number - 1, next.of));
  return missing;
}

/** True if the second number follows the first: some pages may have no number. */
function follows(before: PageNumber, next: PageNumber, twoSided: boolean): boolean {
  const [pages, step] = [next.page - before.page, next.number - before.number];
  if (!isOneCount(before, next)) return false;
  if (step === 0) return twoSided && pages === 1;
  // two pages may be printed on one of the file
  return step > 0 && (step <= pages || (pages === 0 && step === 1));
}

/** From this number on, sheets are counted from statement to statement: no statement has so many before its first. */
const RUN_ON = 21;

/** True for the number of a sheet that continues the count of the statement before. */
const runsOn = ({ number, of }: PageNumber, sheets: boolean): boolean => sheets && of === null && number >= RUN_ON;

/** True for numbers with the same count of pages, or without one. */
const isOneCount = ({ of: one }: PageNumber, { of: other }: PageNumber): boolean =>
  one === null || other === null || one === other;

/** True for "1 of 1", "2 of 2", "3 of 3": the pages printed so far. */
const isRunningCount = (numbers: readonly PageNumber[]): boolean =>
  numbers.length > 1 && numbers.every(({ number, of }, i) => of === number && number > (numbers[i - 1]?.number ?? 0));

function mixedPages(before: PageNumber, next: PageNumber): Finding {
  if (before.number === next.number) return finding('PAGE_TWICE', { page: next.number });
  if (next.number < before.number) return finding('PAGES_DISORDERED', { page: next.number, behind: before.number });
  return finding('PAGE_COUNTS_DIFFER', { counts: [before.of as number, next.of as number] });
}

function numbersOf(numbers: readonly PageNumber[]): Finding {
  const [first, last] = [firstOf(numbers), lastOf(numbers)];
  const ends = { first: first.number, firstOf: first.of, last: last.number, lastOf: last.of };
  return finding('PAGES_NUMBERED', { count: numbers.length, ...ends });
}

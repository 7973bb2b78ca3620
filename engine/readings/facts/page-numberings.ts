/** Makes series of the numbers on pages: those of the statement, of sheets of paper, of an envelope. */
import { firstOf, groupBy, itemAt, neighbours, numberAt } from '../../model/lists.ts';
import { inOrder, onSheets } from './pages-on-sheets.ts';
import type { PageNumber, Sighting } from './sighting.ts';

/** One way in which the paper counts pages. */
export interface PageNumbering {
  readonly numbers: readonly PageNumber[];
  /** words call them pages */
  readonly worded: boolean;
  /** words call them sheets of paper */
  readonly sheets: boolean;
  /** each sheet has two sides with its number */
  readonly twoSided: boolean;
}

/** The same number on so many pages is that of a form. */
const FORM_PAGES = 3;
/** A number moves by no more points from page to page. */
const MOVED = 4;
/** A bare number is at most so many times the file's pages: some may be missing. */
const MOST_TIMES = 2;
/** No envelope has more sheets, and no statement with bare numbers more pages. */
const MOST_PAGES = 300;

/** Given what was seen and how many pages the file has, returns the series that count pages. */
export function numberingsOf(sightings: readonly Sighting[], pageCount: number): PageNumbering[] {
  const worded = apart(sightings.filter(({ sure }) => sure));
  const placed = onSheets(byPlace(sightings.filter(({ sure }) => !sure))).filter((series) =>
    countsPages(series, pageCount),
  );
  const numberings = [...worded.map((one) => numberingOf(one, true)), ...placed.map((one) => numberingOf(one, false))];
  return numberings.filter(({ numbers }) => !isForm(numbers));
}

/** Sorts numbers by their word, and by their count if they conflict; series that share no page are one. */
function apart(sightings: readonly Sighting[]): Sighting[][] {
  const found = [...groupBy(sightings, ({ word }) => word.toLowerCase()).values()].flatMap((group) =>
    hasConflict(group) ? [...groupBy(group, ({ of }) => String(of)).values()] : [group],
  );
  const merged: Sighting[][] = [];
  for (const series of found.sort((a, b) => b.length - a.length)) {
    const pages = new Set(series.map(({ page }) => page));
    const other = merged.find((known) => !known.some(({ page }) => pages.has(page)));
    if (other) other.push(...series);
    else merged.push(series);
  }
  return merged.map((series) => series.sort(inOrder));
}

/** True if a page has two numbers of different counts. */
function hasConflict(group: readonly Sighting[]): boolean {
  const counted = group.filter(({ of }) => of !== null);
  return [...groupBy(counted, ({ page }) => page).values()].some((own) => own.some(({ of }) => of !== own[0].of));
}

/** Sorts numbers without a word by their place on the page: an edge, or the middle. */
function byPlace(sightings: readonly Sighting[]): Sighting[][] {
  const atHeight = new Map<string, Sighting[][]>();
  const groups: Sighting[][] = [];
  for (const sighting of sightings) {
    const height = Math.round(sighting.y / MOVED);
    const near = [height - 1, height, height + 1].flatMap((y) => atHeight.get(`${sighting.form} ${y}`) ?? []);
    const group = near.find((group) => isOnePlace(firstOf(group), sighting)) ?? [];
    group.push(sighting);
    if (group.length > 1) continue;
    const key = `${sighting.form} ${height}`;
    atHeight.set(key, [...(atHeight.get(key) ?? []), group]);
    groups.push(group);
  }
  return groups;
}

function isOnePlace(a: Sighting, b: Sighting): boolean {
  if (Math.abs(a.y - b.y) > MOVED) return false;
  return [a.x0 - b.x0, a.x1 - b.x1, (a.x0 + a.x1 - b.x0 - b.x1) / 2].some((gap) => Math.abs(gap) <= MOVED);
}

/**
 * True for numbers without a word that continue from page to page. A single one counts if the file has one page, and it
 * says how many there are, or is between dashes.
 */
function countsPages(series: readonly Sighting[], pageCount: number): boolean {
  const first = firstOf(series);
  if (series.some(({ of, number }) => Math.max(number, of ?? 0) > MOST_PAGES)) return false;
  if (first.form === 'named') return countsBehindName(series, pageCount);
  if (series.length === 1)
    return pageCount === 1 && first.alone && first.form !== 'short' && (first.form !== 'bare' || first.number === 1);
  if (series.length * MOST_TIMES < pageCount) return false;
  if (first.of === null && series.some(({ number }) => number > MOST_TIMES * (pageCount + 1))) return false;
  const steps = neighbours(series);
  const next = steps.filter(([a, b]) => b.number - a.number === b.page - a.page || (b.number === 1 && a.number > 1));
  if (next.length * 2 >= steps.length && next.length > 0) return true;
  if (steps.every(([a, b]) => b.number > a.number && b.of === a.of)) return first.of !== null || first.number === 1;
  const distinct = new Set(series.map(({ number }) => number));
  return distinct.size === series.length && [...distinct].every((number) => number <= series.length);
}

/** The same for numbers behind a name: they grow from 1, or are some of a count; "133293-0121" is a form's. */
function countsBehindName(series: readonly Sighting[], pageCount: number): boolean {
  if (series.length < 2) return false;
  const { of: count } = firstOf(series);
  const numbers = series.map(({ number }) => number);
  if (count === null) return numbers.every((number, i) => (i === 0 ? number === 1 : number > numberAt(numbers, i - 1)));
  // "Statement 5/12", "Form 12/24"
  const isCount = count <= MOST_TIMES * (pageCount + 1) && series.every(({ of }) => of === count);
  return isCount && new Set(numbers).size === numbers.length;
}

function numberingOf(series: readonly Sighting[], worded: boolean): PageNumbering {
  const numbers: PageNumber[] = [];
  for (const { page, number, of } of series) {
    let known = numbers.length - 1;
    while (numbers[known]?.page === page && numbers[known]?.number !== number) known--;
    const own = numbers[known];
    if (own?.page !== page) numbers.push({ page, number, of });
    else if (own.of === null) numbers[known] = { page, number, of };
  }
  const sheets = series.every(({ sheet }) => sheet);
  return { numbers, worded, sheets, twoSided: sheets && isTwoSided(numbers) };
}

/** True if two sheets or more have their number on both sides; the last page may have one side. */
function isTwoSided(numbers: readonly PageNumber[]): boolean {
  let pairs = 0;
  for (let i = 0; i < numbers.length; i++) {
    const [own, next] = [itemAt(numbers, i), numbers[i + 1]];
    if (next !== undefined && next.number === own.number && next.page === own.page + 1) {
      pairs++;
      i++;
    } else if (next !== undefined && next.number !== 1) return false;
  }
  return pairs > 1;
}

const isForm = (numbers: readonly PageNumber[]): boolean =>
  numbers.length >= FORM_PAGES && numbers.every(({ number, of }) => of === null && number === numbers[0]?.number);

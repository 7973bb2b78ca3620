/** Compares the texts at one place of several pages: a page may be lost, or be another statement's. */
import { monthOf } from '../../dates/calendar.ts';
import type { Period } from '../../dates/spans.ts';
import { askew, type Interval } from '../../geometry/intervals.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import type { LinedPage } from '../../model/line.ts';
import { itemAt, makeOnce, onlyOf } from '../../model/lists.ts';
import type { PageNumbering } from '../../readings/facts/page-numberings.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { isLineOf, linesOf } from '../part.ts';
import type { Subject } from '../subject.ts';
import { type ShapedFigure, type ShapedText, shapedText } from './shaped-texts.ts';
import { statementPages } from './statement-pages.ts';

/** A text at the head or the foot of a page. */
interface Placed extends ShapedText, Interval {
  readonly page: number;
  /** index of its line */
  readonly index: number;
  readonly y: number;
}

/** Two texts at one place of two pages that differ in the figures `at`. */
interface Differing {
  readonly before: Placed;
  readonly behind: Placed;
  readonly at: readonly number[];
}

/** Given a statement, returns what shows that a page is lost, or is another statement's; null without. */
export function differingPages(subject: Subject): Finding | null {
  const { part, period } = subject.part;
  const { pages } = subject.readings.facts;
  const { rows } = statementPages(subject);
  const named = differingTexts(subject).filter(({ before }) => !namesFigure(before.text));
  const skipped = named.find((one) => leavesOut(one) && !pages.some((numbering) => runsOn(numbering, one)));
  if (skipped) return finding('PAGES_SKIPPED', textsOf(skipped));
  const isOwn = ({ page, index }: Placed) => page >= rows[0] && page <= rows[1] && isLineOf(part, { index });
  const withRows = named.filter(({ before, behind }) => isOwn(before) && isOwn(behind));
  const mixed = withRows.find((one) => one.at.some((at) => isAnother(one, at) || isBeyond(one, at, period)));
  return mixed ? finding('PAGES_OF_TWO_STATEMENTS', textsOf(mixed)) : null;
}

const namesFigure = (text: string): boolean => !['page', undefined].includes(lineKind(text)?.kind);

const textsOf = ({ before, behind }: Differing) => ({
  pages: [before.page, behind.page] as const,
  texts: [before.text, behind.text] as const,
});

const HEAD = 16;
const FOOT = 10;
const NO_LINE = -1;
/** Longer texts are sentences. */
const LONGEST = 100;
/** Points that a text moves from page to page, at most. */
const MOVED = 4;
const MONEY = /\d[.,]\d{2}(?!\d|[.,]\d)|%/;

/** Returns the texts at one place of a page and of the next page that has them, if they differ in figures. */
function differingTexts(subject: Subject): Differing[] {
  const [first, last] = statementPages(subject).own;
  if (first >= last) return [];
  const inTables = linesInTables(subject);
  const found: Differing[] = [];
  const known = new Map<string, Placed[]>();
  for (const page of subject.document.pages.slice(first - 1, last)) {
    for (const own of textsOn(page, inTables)) {
      const others = makeOnce(known, own.shape, () => []);
      const at = others.findIndex((other) => isOnePlace(other, own));
      const before = others[at];
      if (before === undefined) others.push(own);
      else if (before.page < own.page) {
        const differ = own.figures.flatMap(({ text }, i) => (text === before.figures[i]?.text ? [] : [i]));
        if (differ.length > 0) found.push({ before, behind: own, at: differ });
        others[at] = own;
      }
    }
  }
  return found;
}

/** Returns the indices of lines in tables: on each page from a header, or the first line, to the last row. */
function linesInTables({ document: { tables }, readings: { parts } }: Subject): ReadonlySet<number> {
  const inRows = linesOf(parts.flatMap(({ rows }) => rows));
  const segments = tables.tables.flatMap((table) => table.segments);
  const inTables = segments.flatMap(({ header, body }) => {
    const lines = [...header, ...body].map(({ line }) => line);
    const lastOn = new Map(lines.filter(({ index }) => inRows.has(index)).map(({ page, index }) => [page, index]));
    // below the last row of a page is its foot
    return lines.filter(({ page, index }) => index <= (lastOn.get(page) ?? -1)).map(({ index }) => index);
  });
  return new Set([...inRows, ...inTables]);
}

function textsOn({ number, lines, marginTexts: asides }: LinedPage, inTables: ReadonlySet<number>): Placed[] {
  const edges = lines.filter(({ index }, i) => (i < HEAD || i >= lines.length - FOOT) && !inTables.has(index));
  const texts = edges.flatMap(({ index, phrases, baseline }) =>
    phrases.map(({ text, x0, x1 }) => ({ text, page: number, index, x0, x1, y: baseline })),
  );
  const margins = asides.map(({ text, box: [x0, , x1, y] }) => ({ text, page: number, index: NO_LINE, x0, x1, y }));
  return [...texts, ...margins].flatMap((placed): Placed[] => {
    if (placed.text.length > LONGEST || MONEY.test(placed.text)) return [];
    const shaped = shapedText(placed.text);
    return shaped.figures.length === 0 ? [] : [{ ...placed, ...shaped }];
  });
}

const isOnePlace = (a: Placed, b: Placed): boolean => Math.abs(a.y - b.y) <= MOVED && askew(a, b) <= MOVED;

/** More pages are not lost at one place: such numbers count something else. */
const MOST_LOST = 5;

/** True for two texts that differ in one number, if it counts pages and skips some. */
function leavesOut({ before, behind, at }: Differing): boolean {
  const place = onlyOf(at);
  if (place === null) return false;
  const [own, next] = [itemAt(before.figures, place), itemAt(behind.figures, place)];
  if (!isCount(own, before) || !isCount(next, behind) || own.value > before.page) return false;
  const lost = next.value - own.value - (behind.page - before.page);
  return lost >= 1 && lost <= MOST_LOST;
}

const isCount = ({ kind, value }: ShapedFigure, { page }: Placed): boolean =>
  kind === 'number' && value >= 1 && value <= page + MOST_LOST + 1;

/** True for page numbers in words that count each page between two texts. */
function runsOn({ numbers, worded }: PageNumbering, { before, behind }: Differing): boolean {
  const [own, next] = [before, behind].map(({ page }) => numbers.find((number) => number.page === page));
  return worded && own !== undefined && next !== undefined && next.number - own.number === next.page - own.page;
}

/** A number with at least this many figures distinguishes one account, customer or paper from others. */
const LEAST_FIGURES = 3;
const WORD = /\p{L}{3}/u;
/** "Statement no. 6": it counts papers, not pages. */
const STATEMENTS = [
  'statement|kontoauszug|auszug|extrait|relevé|extracto|extrato|estratto(?: conto)?|afschrift|rekeningafschrift',
  'uittreksel|kivonat|wyciąg|výpis|tiliote|kontoutdrag|kontoutskrift|kontoudskrift|выписка',
];
const NUMBER = 'no|nr|number|nummer|num|numéro|numero|número|n';
const NUMBERED = new RegExp(`^(?:${STATEMENTS.join('|')})[\\s.:,-]*(?:${NUMBER})?[\\s.:°º#-]*\\d`, 'iu');

/** True for another long number or day under the same words: one of the texts is another statement's. */
function isAnother({ before, behind }: Differing, at: number): boolean {
  const [own, next] = [itemAt(before.figures, at), itemAt(behind.figures, at)];
  if (!WORD.test(before.shape)) return false;
  // a text from one day to another is the range that a page lists, and does not identify it
  if (own.kind === 'date') return before.figures.filter(({ kind }) => kind === 'date').length === 1;
  if (at === 0 && NUMBERED.test(before.text)) return own.value !== before.page || next.value !== behind.page;
  if (own.text.length < LEAST_FIGURES || next.text.length !== own.text.length) return false;
  const step = numberOf(next) - numberOf(own);
  return !(step > 0 && step <= behind.page - before.page + MOST_LOST);
}

/** A number as figures, also one in words. */
const numberOf = ({ text, value }: ShapedFigure): number => (Number.isNaN(value) ? Number(text) : value);

/** True for months at one place of which one is outside of the printed period. */
function isBeyond({ before, behind }: Differing, at: number, { printed, start, end }: Period): boolean {
  const months = [itemAt(before.figures, at).month, itemAt(behind.figures, at).month];
  if (!printed || start === null || end === null) return false;
  return months.some((month) => month !== null && (month < monthOf(start) || month > monthOf(end)));
}

/** Compares what stands at one place on several pages: numbers that count leave out a lost page, others are another statement's. */
import { monthOf } from '../../dates/calendar.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import type { LinedPage } from '../../model/line.ts';
import type { TablesResult } from '../../model/table.ts';
import type { PageNumbering } from '../../readings/facts/page-numberings.ts';
import type { Period } from '../../readings/period/spans.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { linesOf } from '../bookings.ts';
import { isLineOf } from '../own-lines.ts';
import type { StatementPages } from './missing-pages.ts';
import { type ShapedFigure, type ShapedText, shapedText } from './shaped-texts.ts';

/** A text at the head or the foot of a page. */
interface Placed extends ShapedText {
  readonly page: number;
  /** that of its line */
  readonly index: number;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
}

/** Two texts at one place on two pages that say the same but for figures, and which of these differ. */
interface Differing {
  readonly before: Placed;
  readonly behind: Placed;
  readonly at: readonly number[];
}

/** A document, all that was read of it, and how words number its pages. */
export interface Read {
  readonly pages: readonly LinedPage[];
  readonly tables: TablesResult;
  readonly parts: readonly ReadPart[];
  readonly numberings: readonly PageNumbering[];
}

/**
 * Given a part of a document and its pages, returns what at one place of them tells that a page is lost, or another
 * statement's; null where nothing does.
 */
export function differingPages({ part, period }: ReadPart, { rows, own }: StatementPages, read: Read): Finding | null {
  const differing = differingTexts(read, own);
  const skipped = skippedPages(differing, read.numberings);
  if (skipped) return finding('PAGES_SKIPPED', textsOf(skipped));
  const isOwn = ({ page, index }: Placed) => page >= rows[0] && page <= rows[1] && isLineOf(part, { index });
  const withRows = differing.filter(({ before, behind }) => isOwn(before) && isOwn(behind));
  const mixed = mixedTexts(withRows, period);
  return mixed && finding('PAGES_OF_TWO_STATEMENTS', textsOf(mixed));
}

const textsOf = ({ before, behind }: Differing) => ({
  pages: [before.page, behind.page] as const,
  texts: [before.text, behind.text] as const,
});

/** Heads have so many lines, and feet. */
const HEAD = 16;
const FOOT = 10;
/** Longer texts are sentences. */
const LONGEST = 100;
/** Points that a text moves from page to page, at the most. */
const MOVED = 4;
const MONEY = /\d[.,]\d{2}(?!\d|[.,]\d)|%/;

/**
 * Given a document and the first and last page of a statement, returns the texts that stand at one place of a page and of the
 * next page that has them, and differ in figures.
 */
function differingTexts({ pages, tables: { tables }, parts }: Read, [first, last]: StatementPages['own']): Differing[] {
  if (first >= last) return [];
  const inTables = tablesOn(tables, parts);
  const found: Differing[] = [];
  const known = new Map<string, Placed[]>();
  for (const page of pages.slice(first - 1, last)) {
    for (const own of textsOn(page, inTables)) {
      const others = known.get(own.shape) ?? [];
      const at = others.findIndex((other) => isOnePlace(other, own));
      const before = others[at];
      if (before === undefined) known.set(own.shape, [...others, own]);
      else if (before.page < own.page) {
        const differ = own.figures.flatMap(({ text }, i) => (text === before.figures[i].text ? [] : [i]));
        if (differ.length > 0) found.push({ before, behind: own, at: differ });
        others[at] = own;
      }
    }
  }
  return found;
}

/**
 * Given the tables and the rows of a document, returns by their index the lines of each page from a header, or the first below
 * it, to the last row.
 */
function tablesOn(tables: TablesResult['tables'], parts: readonly ReadPart[]): ReadonlySet<number> {
  const inRows = linesOf(parts.flatMap(({ rows }) => rows));
  const inTables = tables.flatMap(({ segments }) =>
    segments.flatMap(({ header, body }) => {
      const lines = [...header, ...body].map(({ line }) => line);
      const lastOn = new Map(lines.filter(({ index }) => inRows.has(index)).map(({ page, index }) => [page, index]));
      // below the last row of a page stands its foot
      return lines.filter(({ page, index }) => index <= (lastOn.get(page) ?? -1)).map(({ index }) => index);
    }),
  );
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

/** The index of what runs up or down a page. */
const NO_LINE = -1;

function isOnePlace(a: Placed, b: Placed): boolean {
  if (Math.abs(a.y - b.y) > MOVED) return false;
  return [a.x0 - b.x0, a.x1 - b.x1, (a.x0 + a.x1 - b.x0 - b.x1) / 2].some((gap) => Math.abs(gap) <= MOVED);
}

/** Pages that are lost at one place, at the most: numbers further apart count something else. */
const MOST_LOST = 5;

/**
 * Given what differs, and the numberings that words give the pages, returns the first two texts that are the same but for one
 * number, which counts pages and leaves some out; null without.
 */
function skippedPages(differing: readonly Differing[], numberings: readonly PageNumbering[]): Differing | null {
  const skips = (one: Differing) =>
    leavesOut(one) && namesNoFigure(one.before.text) && !numberings.some((numbering) => runsOn(numbering, one));
  return differing.find(skips) ?? null;
}

/** True for texts that differ in one number that counts pages, and leaves out a few. */
function leavesOut({ before, behind, at }: Differing): boolean {
  const [own, next] = [before.figures[at[0]], behind.figures[at[0]]];
  if (at.length !== 1 || !isCount(own, before) || !isCount(next, behind) || own.value > before.page) return false;
  const lost = next.value - own.value - (behind.page - before.page);
  return lost >= 1 && lost <= MOST_LOST;
}

/** True for a text that is no label of a balance, a total or a count. */
const namesNoFigure = (text: string): boolean => ['page', undefined].includes(lineKind(text)?.kind);

const isCount = ({ kind, value }: ShapedFigure, { page }: Placed): boolean =>
  kind === 'number' && value >= 1 && value <= page + MOST_LOST + 1;

/** True for numbers in words that go on from one of the pages to the other, as many as there are pages. */
function runsOn({ numbers, worded }: PageNumbering, { before, behind }: Differing): boolean {
  const [own, next] = [before, behind].map(({ page }) => numbers.find((number) => number.page === page));
  return worded && own !== undefined && next !== undefined && next.number - own.number === next.page - own.page;
}

/** Figures of a number that tells one account, customer or paper from others. */
const LEAST_FIGURES = 3;
const WORD = /\p{L}{3}/u;
/** "Statement no. 6": what counts papers counts no pages. */
const NUMBERED =
  /^(?:statement|kontoauszug|auszug|extrait|relevé|extracto|extrato|estratto(?: conto)?|afschrift|rekeningafschrift|uittreksel|kivonat|wyciąg|výpis|tiliote|kontoutdrag|kontoutskrift|kontoudskrift|выписка)[\s.:,-]*(?:no|nr|number|nummer|num|numéro|numero|número|n)?[\s.:°º#-]*\d/iu;

/**
 * Given what differs and the period of the statement, returns the first two texts of which one is another statement's: a long
 * number under the same words, another day, or a month before or behind the period; null without.
 */
function mixedTexts(differing: readonly Differing[], period: Period): Differing | null {
  const isMixed = (one: Differing) =>
    namesNoFigure(one.before.text) && one.at.some((at) => isAnother(one, at) || isBeyond(one, at, period));
  return differing.find(isMixed) ?? null;
}

function isAnother({ before, behind }: Differing, at: number): boolean {
  const [own, next] = [before.figures[at], behind.figures[at]];
  if (!WORD.test(before.shape)) return false;
  // from one day to another is what a page lists, not what it is
  if (own.kind === 'date') return before.figures.filter(({ kind }) => kind === 'date').length === 1;
  if (at === 0 && NUMBERED.test(before.text)) return own.value !== before.page || next.value !== behind.page;
  if (own.text.length < LEAST_FIGURES || next.text.length !== own.text.length) return false;
  const step = numberOf(next) - numberOf(own);
  return !(step > 0 && step <= behind.page - before.page + MOST_LOST);
}

/** What a number counts, in words too; of many figures the number that they are. */
const numberOf = ({ text, value }: ShapedFigure): number => (Number.isNaN(value) ? Number(text) : value);

/** True for months at one place of which one lies outside of the printed period. */
function isBeyond({ before, behind }: Differing, at: number, { printed, start, end }: Period): boolean {
  const months = [before.figures[at].month, behind.figures[at].month];
  if (!printed || start === null || end === null) return false;
  return months.some((month) => month !== null && (month < monthOf(start) || month > monthOf(end)));
}

/** The question of whether a line without an amount is a title above rows, or a part of one. */
import { decide } from '../../evidence/decide.ts';
import { itemAt } from '../../model/lists.ts';
import type { Word } from '../../model/word.ts';
import type { JoinRule } from '../../wording/lines.ts';
import { beginsElsewhere, CLEAR_GAP, ENOUGH, gapsOf, pitchOf } from '../layout.ts';
import { gapAbove, type MarkedLine } from '../marked-line.ts';
import { dayHeadings } from './day-headings.ts';
import { TITLE_RULES } from './rules.ts';

/** The titles among the lines of a table, each with the reason for which it is one. */
export type Titles = ReadonlyMap<MarkedLine, JoinRule>;

const QUESTION = { about: 'whether a line is a title', rules: TITLE_RULES } as const;

/** Given the lines of a table, and where the texts of its rows begin, returns its titles. */
export function titlesIn(lines: readonly MarkedLine[], starts: readonly number[]): Titles {
  const [days, clear, faced] = [dayHeadings(lines), clearSections(lines), linesInOtherFace(lines)];
  const titles = new Map<MarkedLine, JoinRule>();
  for (const [i, line] of lines.entries()) {
    if (line.anchor) continue;
    const subject = {
      line,
      above: lines[i - 1],
      headsDay: days.has(line),
      headsList: line.headsList && standsOver(line, lines.slice(i + 1, i + 1 + HEADING_LINES)),
      standsClear: clear.has(line),
      hasOtherFace: faced.has(line),
      beginsElsewhere: beginsElsewhere(line, starts),
    };
    const { id } = decide(QUESTION, subject).by.rule;
    if (id !== 'text') titles.set(line, id);
  }
  return titles;
}

/** Headings are up to so many lines above their first row. */
const HEADING_LINES = 2;

/** True for headings with one of them over an amount of the first row below. */
function standsOver({ row: { source } }: MarkedLine, below: readonly MarkedLine[]): boolean {
  const amounts = below.find(({ anchor }) => anchor)?.row.source.amounts ?? [];
  const { phrases } = source.line;
  return amounts.some((amount) => phrases.some((p) => p.x0 < amount.x1 && p.x1 > amount.x0));
}

/**
 * Given the lines of a table, returns the titles of known sections, and the numbers of cards right above rows, that are
 * clear of the lines above and below: a picture shows no other face of them.
 */
function clearSections(lines: readonly MarkedLine[]): ReadonlySet<MarkedLine> {
  const namesCard = ({ row, dates, segment }: MarkedLine, i: number) =>
    CARD.test(row.source.line.text) && dates.length === 0 && isWhole(lines[i + 1], segment);
  const titles = lines.flatMap((line, i) => (line.section !== null || namesCard(line, i) ? [i] : []));
  const inner = titles.length === 0 ? [] : gapsOf(lines).inner;
  if (inner.length < ENOUGH) return new Set();
  const least = CLEAR_GAP * pitchOf(inner);
  const isClear = (i: number) => (gapAbove(lines, i) ?? Infinity) > least && (gapAbove(lines, i + 1) ?? 0) > least;
  return new Set(titles.filter(isClear).map((i) => itemAt(lines, i)));
}

/** Titles are at most one of so many lines with amounts: else they are the first lines of rows. */
const ROWS_OF_TITLE = 3;

/** Given the lines of a table, returns the few in a face that no row has, of a card, right above a whole row. */
function linesInOtherFace(lines: readonly MarkedLine[]): ReadonlySet<MarkedLine> {
  const rows = lines.filter(({ anchor, kindExact }) => anchor && !kindExact);
  const others = lines.filter(({ anchor, dates, text }) => !anchor && dates.length === 0 && text !== '');
  if (others.length === 0) return new Set();
  const faces = new Set(rows.flatMap(({ row }) => row.source.line.words.map(faceOf)));
  const above = new Set(lines.filter((l, i) => isWhole(lines[i + 1], l.segment)));
  const isOther = ({ row: { source } }: MarkedLine) =>
    NUMBERED.test(source.line.text) && source.line.words.every((word) => !faces.has(faceOf(word)));
  const found = others.filter((l) => above.has(l) && isOther(l));
  return found.length * ROWS_OF_TITLE > rows.length ? new Set() : new Set(found);
}

/** The end of a card's number, masked or in groups of four: "Card ending in 6504", "3390 87XX XXXX 5162". */
const NUMBERED = /(?<![\d.,/-])(?:[X*•]{2,}\S*|\d{4})(?![\d.,/-])/u;

/** A line that begins with the whole number of a card, masked: "5243-XXXX-XXXX-4066 J EXAMPLE". */
const CARD = /^(?=\S*[X*•])(?:[\dX*•]{4}[-\s]?){3,4}(?!\S)/u;

const faceOf = ({ style: { bold, italic } }: Word): string => `${bold} ${italic}`;

/** True for a row of a segment that has its day, a text and an amount on one line. */
const isWhole = (l: MarkedLine | undefined, segment: number): boolean =>
  l !== undefined && l.segment === segment && l.anchor && l.described && l.dates.length > 0;

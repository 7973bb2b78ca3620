/** Finds the numbers of a paper's pages, wherever they are: "Page 2 of 5", "Blatt 3", "1/3" at the foot. */
import { overlaps } from '../../geometry/intervals.ts';
import { phraseBelow } from '../../labels/near-phrases.ts';
import { labelsPages, type NumberedText, pageCountIn, pageNumbersIn } from '../../lexicon/lines/page-number.ts';
import { countsSheets, pageWord } from '../../lexicon/lines/page-words.ts';
import { remembered } from '../../lexicon/phrases/remembered.ts';
import type { Line, Phrase } from '../../model/line.ts';
import { groupBy, itemAt, lastOf } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import type { LineMarks } from './line-marks.ts';
import { numberingsOf, type PageNumbering } from './page-numberings.ts';
import { numbersOn, type PlaceOnPage, sightingOf } from './page-numbers-on-line.ts';
import type { Sighting } from './sighting.ts';

/** The head and the foot of a page have so many lines: there the number may be among other words. */
const HEAD = 16;
const FOOT = 10;
/** A number without a word counts only on so many outermost lines. */
const OUTERMOST = 3;
/** Lines that may part a label, or a number, from its value. */
const NEAR = 2;
const LONGEST_LINE = 200;
const LONGEST_NUMBER = 24;

/** Given all lines, and which are in rows, returns the series of numbers by which the paper counts its pages. */
export function printedPages(lines: readonly TokenLine[], inRows: LineMarks): PageNumbering[] {
  const pages = [...groupBy(lines, ({ line }) => line.page).values()];
  const sightings = pages.flatMap((own) => own.flatMap((tl, at) => sightingsOn(tl, own, at, inRows)));
  return numberingsOf(sightings, pages.length);
}

function sightingsOn(tl: TokenLine, lines: readonly TokenLine[], at: number, inRows: LineMarks): Sighting[] {
  const { line } = tl;
  const fromFoot = lines.length - at;
  const place: PlaceOnPage = {
    isEdge: at < HEAD || fromFoot <= FOOT,
    isOutermost: at < OUTERMOST || fromFoot <= OUTERMOST,
    inRows: inRows[line.index] === 1,
  };
  const named = line.text.length <= LONGEST_LINE && line.words.some(({ text }) => LETTER.test(text) && mayName(text));
  if (!named && !mayHoldNumber(line, place)) return [];
  const onLine = numbersOn(tl, place).map((sighting) => withCount(sighting, lines, at));
  return onLine.length === 0 && named && !place.inRows ? labelledBelow(lines, at) : onLine;
}

const MEMORY_LIMIT = 20_000;
const LETTERS = /\p{L}[\p{L}\p{M}]*/gu;
const LETTER = /\p{L}/u;
/** In other scripts a word for a page may be part of a longer word. */
const LATIN = /^[\0-\u024f]*$/;

/** True for a word that may be one for a page, or hold one. */
const mayName = remembered(
  (text) => (text.match(LETTERS) ?? []).some((word) => 'PQ'.includes(pageWord(word) ?? '-')) || /[页頁第]/.test(text),
  MEMORY_LIMIT,
);

/** A number without a known word: "1 of 2", "- 12 -", "Fl. 3/14", "III", "DOC77 P1/3", "A-1". */
const FIGURES = '(?:\\p{Nd}{1,4}|[IVX]{1,5})';
const BEFORE = '[-–—([.\\s]*(?:[\\p{L}\\p{Nd}]{1,12}[-–—:.\\s]+)?(?:\\p{L}{1,3}\\.?\\s*)?';
const NUMBER = new RegExp(`^${BEFORE}${FIGURES}(?:[^\\p{Nd}.,]{1,8}${FIGURES})?[-–—)\\].\\s]*$`, 'u');
const mayBeNumber = ({ text }: Phrase): boolean => text.length <= LONGEST_NUMBER && NUMBER.test(text);

/**
 * True for a line that may hold a page's number without a known word: amid the rows only in other scripts than Latin.
 */
const mayHoldNumber = ({ phrases, text }: Line, { isEdge, isOutermost, inRows }: PlaceOnPage): boolean =>
  isEdge && (!inRows || isOutermost || !LATIN.test(text)) && phrases.some(mayBeNumber);

/** A number with how many pages there are, if that is beside it or near. */
function withCount(sighting: Sighting, lines: readonly TokenLine[], at: number): Sighting {
  if (!sighting.sure || sighting.of !== null) return sighting;
  const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1);
  return ofSome(sighting, near.flatMap(countsOn));
}

/** A number without a count, with the first of the counts that may be its own. */
function ofSome(sighting: Sighting, counts: readonly number[]): Sighting {
  const of = counts.find((count) => count >= sighting.number);
  return of === undefined || sighting.of !== null ? sighting : { ...sighting, of };
}

const countsOn = ({ line: { phrases } }: TokenLine): number[] =>
  phrases.flatMap(({ text }, i) => {
    const next = phrases[i + 1];
    const beside = next && labelsPages(text) === 'count' ? pageCountIn(`pages ${next.text}`) : null;
    return pageCountIn(text) ?? beside ?? [];
  });

/** Numbers below their labels: "Page" above "1 of 3", "Page" and "Pages" above "1" and "3". */
function labelledBelow(lines: readonly TokenLine[], at: number): Sighting[] {
  const found: Sighting[] = [];
  let counts: number[] = [];
  for (const { text, words, x0, x1 } of itemAt(lines, at).line.phrases) {
    const last = lastOf(words);
    const own = labelsPages(text);
    const label = own ?? labelsPages(last.text);
    const below = label && phraseBelow({ x0: own ? x0 : last.x0, x1 }, { lines, at }, BELOW);
    const value = below && numberAlone(below.phrase);
    if (!value) continue;
    const sheet = words.some((word) => countsSheets(word.text));
    const asWorded = { ...value, form: 'worded', word: '', sheet } as const;
    if (label === 'count') counts = [value.number];
    else found.push(sightingOf(asWorded, [below.phrase], itemAt(lines, below.at).line, { sure: true, alone: true }));
  }
  return found.map((sighting) => ofSome(sighting, counts));
}

/** The number in a phrase that is nothing but a number, or a number and a count; else null. */
function numberAlone({ text }: Phrase): NumberedText | null {
  const [value, other] = pageNumbersIn(text);
  return value && !other && value.before + value.after === 0 && VALUES.has(value.form) ? value : null;
}

const BELOW = { aligned: overlaps, lines: NEAR };
const VALUES: ReadonlySet<NumberedText['form']> = new Set(['bare', 'of', 'stroke', 'dashes']);

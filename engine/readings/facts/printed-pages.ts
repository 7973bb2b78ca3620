/** Finds the numbers of a paper's pages, wherever they stand: "Page 2 of 5", "Blatt 3", "1/3" at the foot. */
import { overlaps, phraseBelow } from '../../labels/near-phrases.ts';
import { labelsPages, type NumberedText, pageCountIn, pageNumbersIn } from '../../lexicon/lines/page-number.ts';
import { pageWord } from '../../lexicon/lines/page-words.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Line, Phrase } from '../../model/line.ts';
import type { TokenLine } from '../../model/table.ts';
import type { LineMarks } from './line-marks.ts';
import { numberingsOf, type PageNumbering, type Sighting } from './page-numberings.ts';
import { numbersOn, type PlaceOnPage, sightingOf } from './page-numbers-on-line.ts';

/** The head and the foot of a page have so many lines: there the number may stand among other words. */
const HEAD = 16;
const FOOT = 10;
/** A number without a word counts only on so many outermost lines. */
const OUTERMOST = 3;
/** Lines that may part a label, or a number, from its value. */
const NEAR = 2;
const LONGEST_LINE = 200;
const LONGEST_NUMBER = 24;

/** Given all lines, and which stand in rows, returns the series of numbers by which the paper counts its pages. */
export function printedPages(lines: readonly TokenLine[], inRows: LineMarks): PageNumbering[] {
  const pages = [...groupBy(lines, ({ line }) => line.page).values()];
  return numberingsOf(
    pages.flatMap((own) => sightingsOn(own, inRows)),
    pages.length,
  );
}

function sightingsOn(lines: readonly TokenLine[], inRows: LineMarks): Sighting[] {
  return lines.flatMap((tl, at) => {
    const { line } = tl;
    const fromFoot = lines.length - at;
    const place: PlaceOnPage = {
      isEdge: at < HEAD || fromFoot <= FOOT,
      isOutermost: at < OUTERMOST || fromFoot <= OUTERMOST,
      inRows: inRows[line.index] === 1,
    };
    const named = line.text.length <= LONGEST_LINE && mayName(line);
    if (!named && !mayHoldNumber(line, place)) return [];
    const onLine = numbersOn(tl, place).map((sighting) => withCount(sighting, lines, at));
    return onLine.length === 0 && named && place.isEdge ? labelledBelow(lines, at) : onLine;
  });
}

const MEMORY_LIMIT = 20_000;
const memory = new Map<string, boolean>();
const LETTERS = /\p{L}[\p{L}\p{M}]*/gu;
const LETTER = /\p{L}/u;
/** In other scripts a word for a page may be part of a longer word. */
const LATIN = /^[\0-\u024f]*$/;

/** A number without a known word: "1 of 2", "- 12 -", "Fl. 3/14", "III", "DOC77 P1/3", "A-1". */
const NUMBER =
  /^[-–—([.\s]*(?:[\p{L}\p{Nd}]{1,12}[-–—:.\s]+)?(?:\p{L}{1,3}\.?\s*)?(?:\p{Nd}{1,4}|[IVX]{1,5})(?:[^\p{Nd}.,]{1,8}(?:\p{Nd}{1,4}|[IVX]{1,5}))?[-–—)\].\s]*$/u;
const mayBeNumber = ({ text }: Phrase): boolean => text.length <= LONGEST_NUMBER && NUMBER.test(text);

/**
 * True for a line that may hold a page's number without a known word: amid the rows only in other scripts than Latin.
 */
const mayHoldNumber = ({ phrases, text }: Line, { isEdge, isOutermost, inRows }: PlaceOnPage): boolean =>
  isEdge && phrases.some(mayBeNumber) && (!inRows || isOutermost || !LATIN.test(text));

function mayName({ words }: Line): boolean {
  for (const { text } of words) {
    if (!LETTER.test(text)) continue;
    let known = memory.get(text);
    if (known === undefined) {
      known = (text.match(LETTERS) ?? []).some((word) => 'PQ'.includes(pageWord(word) ?? '-')) || /[页頁第]/.test(text);
      if (memory.size >= MEMORY_LIMIT) memory.clear();
      memory.set(text, known);
    }
    if (known) return true;
  }
  return false;
}

/** A number with how many pages there are, if that stands beside it or near. */
function withCount(sighting: Sighting, lines: readonly TokenLine[], at: number): Sighting {
  if (!sighting.sure || sighting.of !== null) return sighting;
  const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1);
  const of = near.flatMap(({ line }) => countsOn(line)).find((count) => count >= sighting.number);
  return of === undefined ? sighting : { ...sighting, of };
}

const countsOn = ({ phrases }: Line): number[] =>
  phrases.flatMap(({ text }, i) => {
    const next = phrases[i + 1];
    const beside = next && labelsPages(text) === 'count' ? pageCountIn(`pages ${next.text}`) : null;
    return pageCountIn(text) ?? beside ?? [];
  });

/** Numbers below their labels: "Page" above "1 of 3", "Page" and "Pages" above "1" and "3". */
function labelledBelow(lines: readonly TokenLine[], at: number): Sighting[] {
  const { line } = lines[at];
  const labels = line.phrases.flatMap((phrase) => {
    const label = labelsPages(phrase.text) ?? labelsPages(lastWord(phrase));
    return label === null
      ? []
      : [{ label, x0: label === labelsPages(phrase.text) ? phrase.x0 : lastOf(phrase).x0, x1: phrase.x1 }];
  });
  const found: Sighting[] = [];
  let count: number | null = null;
  for (const { label, x0, x1 } of labels) {
    const below = valueBelow(lines, at, x0, x1);
    if (below === null) continue;
    const [value] = pageNumbersIn(below.phrase.text);
    if (label === 'count') count = value.number;
    else
      found.push(
        sightingOf({ ...value, form: 'worded', word: '' }, [below.phrase], below.line, { sure: true, alone: true }),
      );
  }
  return found.map((sighting) =>
    sighting.of === null && count !== null && count >= sighting.number ? { ...sighting, of: count } : sighting,
  );
}

const lastOf = ({ words }: Phrase) => words[words.length - 1];
const lastWord = (phrase: Phrase): string => lastOf(phrase).text;

/** The nearest phrase below a label, if it is nothing but a number, or a number and a count. */
function valueBelow(
  lines: readonly TokenLine[],
  at: number,
  x0: number,
  x1: number,
): { readonly phrase: Phrase; readonly line: Line } | null {
  const below = phraseBelow({ x0, x1 }, { lines, at }, { aligned: overlaps, lines: NEAR });
  if (below === null) return null;
  const [value, other] = pageNumbersIn(below.phrase.text);
  const isValue = value && !other && value.before + value.after === 0 && VALUES.has(value.form);
  return isValue ? { phrase: below.phrase, line: lines[below.at].line } : null;
}

const VALUES: ReadonlySet<NumberedText['form']> = new Set(['bare', 'of', 'stroke', 'dashes']);

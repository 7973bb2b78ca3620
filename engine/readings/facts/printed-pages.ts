/** Finds the numbers that a paper gives its pages: "Page 2 of 5", "Blatt 3", "1/3" at the foot. */

import { overlaps, phraseBelow } from '../../labels/near-phrases.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { BALANCE_KINDS } from '../../lexicon/lines/line-kind.ts';
import { GAP, labelsPages, type NumberedText, pageCountIn, pageNumbersIn } from '../../lexicon/lines/page-number.ts';
import { pageWord } from '../../lexicon/lines/page-words.ts';
import type { Line, Phrase } from '../../model/line.ts';
import type { TokenLine } from '../../model/table.ts';
import type { LineMarks } from './line-marks.ts';
import { numberingsOf, type PageNumbering, type Sighting } from './page-numberings.ts';

/** Letterheads have so many lines, and feet so many: there a page's number may stand among other words. */
const HEAD = 16;
const FOOT = 10;
/** Without a word for it a number is a page's on the outermost lines alone. */
const OUTERMOST = 3;
/** Lines that may part a label, or a number, from what belongs to it. */
const NEAR = 2;
/** So many words may follow a page's number in one phrase: more are a sentence. */
const FEW = 3;
/** Shorter words for a page have other meanings, too. */
const CLEAR = 4;
/** Longer lines are sentences. */
const LONGEST = 200;

/** Given all lines and which stand in rows, returns the series of numbers by which the paper counts its pages. */
export function printedPages(lines: readonly TokenLine[], inRows: LineMarks): PageNumbering[] {
  const sightings: Sighting[] = [];
  let pages = 0;
  for (let from = 0; from < lines.length; ) {
    const { page } = lines[from].line;
    let to = from;
    while (to < lines.length && lines[to].line.page === page) to++;
    for (const sighting of sightingsOn(lines.slice(from, to), inRows)) sightings.push(sighting);
    pages++;
    from = to;
  }
  return numberingsOf(sightings, pages);
}

/** A line by its place on its page. */
interface Placed {
  readonly isEdge: boolean;
  readonly isOutermost: boolean;
  readonly inRows: boolean;
}

function sightingsOn(lines: readonly TokenLine[], inRows: LineMarks): Sighting[] {
  const found: Sighting[] = [];
  for (let at = 0; at < lines.length; at++) {
    const { line } = lines[at];
    const isEdge = at < HEAD || at >= lines.length - FOOT;
    const named = line.text.length <= LONGEST && mayName(line);
    if (!named && !(isEdge && line.phrases.some(mayBeNumber))) continue;
    const isOutermost = at < OUTERMOST || at >= lines.length - OUTERMOST;
    const isOfRow = inRows[line.index] === 1;
    // amid the rows a number is a page's by a word alone
    if (!named && isOfRow && !isOutermost && LATIN.test(line.text)) continue;
    const onLine = numbersOn(lines[at], { isEdge, isOutermost, inRows: isOfRow });
    found.push(...onLine.map(withCount(lines, at)));
    if (isEdge && named && onLine.length === 0) found.push(...labelledBelow(lines, at));
  }
  return found;
}

/** Words seen already; a document has few that are no numbers. */
const MEMORY_LIMIT = 20_000;
const memory = new Map<string, boolean>();
const LETTERS = /\p{L}[\p{L}\p{M}]*/gu;
const LETTER = /\p{L}/u;
/** In other scripts a word for a page may be a part of a longer word. */
const LATIN = /^[\0-\u024f]*$/;

/**
 * A number that no known word calls a page's is short, and has no cents: "1 of 2", "- 12 -", "Fl. 3/14", "III", "DOC77
 * P1/3", "A-1".
 */
const NUMBER =
  /^[-–—([.\s]*(?:[\p{L}\p{Nd}]{1,12}[-–—:.\s]+)?(?:\p{L}{1,3}\.?\s*)?(?:\p{Nd}{1,4}|[IVX]{1,5})(?:[^\p{Nd}.,]{1,8}(?:\p{Nd}{1,4}|[IVX]{1,5}))?[-–—)\].\s]*$/u;
const mayBeNumber = ({ text }: Phrase): boolean => text.length <= 24 && NUMBER.test(text);

/** True for a line with a word for a page: most have none. */
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

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function numbersOn(tl: TokenLine, place: Placed): Sighting[] {
  const { phrases, text } = tl.line;
  const leftward = phrases.length > 1 && RIGHT_TO_LEFT.test(text);
  // the number behind a word that is read from the right stands at its left
  const inOrder = leftward ? [...phrases].reverse() : phrases;
  const found: Sighting[] = [];
  for (const numbered of pageNumbersIn(inOrder.map((phrase) => phrase.text).join(GAP))) {
    const own = inOrder.slice(numbered.phrases[0], numbered.phrases[1] + 1);
    const sure = isSure(numbered, own, tl, place);
    if (sure || mayBePage(numbered, tl, place))
      found.push(sightingOf(numbered, own, tl.line, { sure, alone: isAlone(own, tl.line) }));
  }
  return found;
}

/** True for a number that its words call a page's. */
function isSure(numbered: NumberedText, own: readonly Phrase[], tl: TokenLine, place: Placed): boolean {
  const isApart = numbered.of !== null && place.isEdge && !place.inRows;
  switch (numbered.form) {
    case 'of':
      return isApart && !hasMoney(tl);
    // "Fl. 1/2" may be of an address
    case 'short':
      return isApart && isPage(own);
    case 'worded':
      return (numbered.of !== null || !hasMoney(tl)) && isSureByWord(numbered, own, place);
    default:
      return false;
  }
}

/** True for a number behind a word for a page: alone in its phrase, or among few other words at an edge of the page. */
function isSureByWord({ of, word, before, after }: NumberedText, own: readonly Phrase[], place: Placed): boolean {
  if (before === 0 && after === 0) return of !== null || place.isEdge || !place.inRows;
  if (!place.isEdge) return false;
  // "Harbour Bank plc Page 1 of 3 Registered in England"; "Showing 1 to 2 of 2 entries" counts something else
  if (before > 0 && after > 0) return of !== null && !place.inRows && word.length >= CLEAR;
  return of !== null || (after <= FEW && !carries(own));
}

/** True for what is a page's number where the same place of the other pages has the next one. */
function mayBePage({ form, of, before, after }: NumberedText, tl: TokenLine, place: Placed): boolean {
  // right above or below all else it is none of a row, whatever column it stands in
  const isApart = (form === 'stroke' || form === 'dashes') && place.isOutermost;
  if ((place.inRows && !isApart) || hasMoney(tl) || form === 'worded' || form === 'of' || before + after > 0)
    return false;
  return form === 'stroke' || of !== null ? place.isEdge : place.isOutermost;
}

/** True for "P. 1/2". */
const isPage = ([{ text }]: readonly Phrase[]): boolean => /(?:^|\s)[ps]\.?\s*\p{Nd}/iu.test(text);

const hasMoney = ({ amounts }: TokenLine): boolean => amounts.some(({ token }) => !token.whole && !token.nil);

/** "Übertrag Seite 2": what is carried over names another page. */
function carries(own: readonly Phrase[]): boolean {
  const kind = lineKind(own.map(({ text }) => text).join(' '))?.kind;
  return kind !== undefined && (BALANCE_KINDS.has(kind) || kind === 'continued' || kind.includes('total'));
}

const LABELLED = /[:：#]\s*$|\b(?:no|nr)\.?$/i;

/** True for a number of which nothing else on its line can be the label. */
function isAlone(own: readonly Phrase[], { phrases }: Line): boolean {
  const others = phrases.filter((phrase) => !own.includes(phrase));
  return others.every(({ text }) => text.includes('/') && !LABELLED.test(text));
}

function sightingOf(
  { number, of, form, word, sheet }: Pick<NumberedText, 'number' | 'of' | 'form' | 'word' | 'sheet'>,
  own: readonly Phrase[],
  { page, baseline }: Line,
  { sure, alone }: Pick<Sighting, 'sure' | 'alone'>,
): Sighting {
  return { page, number, of, form, word, sheet, sure, alone, x0: own[0].x0, x1: own[own.length - 1].x1, y: baseline };
}

/** Given a line, returns a function that adds to a number on it how many pages there are, as the paper says near. */
function withCount(lines: readonly TokenLine[], at: number): (sighting: Sighting) => Sighting {
  return (sighting) => {
    if (!sighting.sure || sighting.of !== null) return sighting;
    const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1);
    const of = near.flatMap(({ line }) => countsOn(line)).find((count) => count >= sighting.number);
    return of === undefined ? sighting : { ...sighting, of };
  };
}

/** How many pages there are, as the phrases of a line say it, in them or beside a label. */
function countsOn({ phrases }: Line): number[] {
  return phrases.flatMap(({ text }, k) => {
    const next: Phrase | undefined = phrases[k + 1];
    const beside = next !== undefined && labelsPages(text) === 'count' ? pageCountIn(`pages ${next.text}`) : null;
    return pageCountIn(text) ?? beside ?? [];
  });
}

/** Numbers that stand below their label: "Page" above "1 of 3", "Page" and "Pages" above "1" and "3". */
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
    else found.push(sightingOf({ ...value, form: 'worded', word: '' }, [below.phrase], below.line, ON_LABEL));
  }
  return found.map((sighting) =>
    sighting.of === null && count !== null && count >= sighting.number ? { ...sighting, of: count } : sighting,
  );
}

const lastOf = ({ words }: Phrase) => words[words.length - 1];
const lastWord = (phrase: Phrase): string => lastOf(phrase).text;

/** The nearest phrase below a label that is nothing but a number, or a number and how many there are. */
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

/** What stands below its label. */
const ON_LABEL = { sure: true, alone: true };

const VALUES: ReadonlySet<NumberedText['form']> = new Set(['bare', 'of', 'stroke', 'dashes']);

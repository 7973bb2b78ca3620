/** Finds the numbers of a paper's pages, wherever they stand: "Page 2 of 5", "Blatt 3", "1/3" at the foot. */

import { overlaps, phraseBelow } from '../../labels/near-phrases.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { BALANCE_KINDS } from '../../lexicon/lines/line-kind.ts';
import { GAP, labelsPages, type NumberedText, pageCountIn, pageNumbersIn } from '../../lexicon/lines/page-number.ts';
import { pageWord } from '../../lexicon/lines/page-words.ts';
import type { Line, Phrase } from '../../model/line.ts';
import type { TokenLine } from '../../model/table.ts';
import type { LineMarks } from './line-marks.ts';
import { numberingsOf, type PageNumbering, type Sighting } from './page-numberings.ts';

/** The head and the foot of a page have so many lines: there the number may stand among other words. */
const HEAD = 16;
const FOOT = 10;
/** A number without a word counts only on so many outermost lines. */
const OUTERMOST = 3;
/** Lines that may part a label, or a number, from its value. */
const NEAR = 2;
/** So many words may follow a number in its phrase: more are a sentence. */
const FEW = 3;
/** Shorter words for a page have other meanings. */
const CLEAR = 4;
const LONGEST = 200;

/** Given all lines, and which stand in rows, returns the series of numbers by which the paper counts its pages. */
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

interface Placed {
  readonly at: number;
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
    const place: Placed = {
      at,
      isEdge,
      isOutermost: at < OUTERMOST || at >= lines.length - OUTERMOST,
      inRows: inRows[line.index] === 1,
    };
    // amid the rows only a word makes a page's number
    if (!named && place.inRows && !place.isOutermost && LATIN.test(line.text)) continue;
    const onLine = numbersOn(lines[at], place).map(withCount(lines, at));
    for (const sighting of onLine) found.push(sighting);
    if (isEdge && named && onLine.length === 0) for (const sighting of labelledBelow(lines, at)) found.push(sighting);
  }
  return found;
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
const mayBeNumber = ({ text }: Phrase): boolean => text.length <= 24 && NUMBER.test(text);

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
  // the number behind a word that is read from the right stands left of it
  const inOrder = leftward ? [...phrases].reverse() : phrases;
  const found: Sighting[] = [];
  for (const numbered of pageNumbersIn(inOrder.map((phrase) => phrase.text).join(GAP))) {
    const own = inOrder.slice(numbered.phrases[0], numbered.phrases[1] + 1);
    const sure = isSure(numbered, own, tl, place);
    if (sure || mayBePage(numbered, tl, place))
      found.push(sightingOf(numbered, own, tl.line, sure, isAlone(own, tl.line)));
  }
  return found;
}

/** True if its words call a number a page's. */
function isSure(
  { form, of, word, before, after }: NumberedText,
  own: readonly Phrase[],
  tl: TokenLine,
  place: Placed,
): boolean {
  if (form === 'of') return place.isEdge && !place.inRows && !hasMoney(tl);
  // "Fl. 1/2" may be of an address
  if (form === 'short') return of !== null && place.isEdge && !place.inRows && isPage(own);
  if (form !== 'worded') return false;
  if (of === null && hasMoney(tl)) return false;
  if (before === 0 && after === 0) return of !== null || place.isEdge || !place.inRows;
  if (!place.isEdge) return false;
  // "Harbour Bank plc Page 1 of 3 Registered in England"; "Showing 1 to 2 of 2 entries" counts something else
  if (before > 0 && after > 0) return of !== null && !place.inRows && word.length >= CLEAR;
  return of !== null || (after <= FEW && !carries(own));
}

/** True for a number that is a page's if other pages have the next one at its place. */
function mayBePage({ form, of, before, after }: NumberedText, tl: TokenLine, place: Placed): boolean {
  // right above or below all else it is in no row, whatever column it stands in
  const isApart = (form === 'stroke' || form === 'dashes') && place.isOutermost;
  if ((place.inRows && !isApart) || hasMoney(tl) || form === 'worded' || form === 'of' || before + after > 0)
    return false;
  return form === 'stroke' || of !== null ? place.isEdge : place.isOutermost;
}

const isPage = ([{ text }]: readonly Phrase[]): boolean => /(?:^|\s)[ps]\.?\s*\p{Nd}/iu.test(text);

const hasMoney = ({ amounts }: TokenLine): boolean => amounts.some(({ token }) => !token.whole && !token.nil);

/** "Übertrag Seite 2" names another page. */
function carries(own: readonly Phrase[]): boolean {
  const kind = lineKind(own.map(({ text }) => text).join(' '))?.kind;
  return kind !== undefined && (BALANCE_KINDS.has(kind) || kind === 'continued' || kind.includes('total'));
}

const LABELLED = /[:：#]\s*$|\b(?:no|nr)\.?$/i;

function isAlone(own: readonly Phrase[], { phrases }: Line): boolean {
  const others = phrases.filter((phrase) => !own.includes(phrase));
  return others.every(({ text }) => text.includes('/') && !LABELLED.test(text));
}

function sightingOf(
  { number, of, form, word, sheet }: Pick<NumberedText, 'number' | 'of' | 'form' | 'word' | 'sheet'>,
  own: readonly Phrase[],
  { page, baseline }: Line,
  sure: boolean,
  alone: boolean,
): Sighting {
  return { page, number, of, form, word, sheet, sure, alone, x0: own[0].x0, x1: own[own.length - 1].x1, y: baseline };
}

/** A function that adds to a number how many pages there are, if that stands beside it or near. */
function withCount(lines: readonly TokenLine[], at: number): (sighting: Sighting) => Sighting {
  return (sighting) => {
    if (!sighting.sure || sighting.of !== null) return sighting;
    for (let i = Math.max(0, at - NEAR); i <= Math.min(lines.length - 1, at + NEAR); i++) {
      const { phrases } = lines[i].line;
      for (let k = 0; k < phrases.length; k++) {
        const next = phrases[k + 1];
        const of =
          pageCountIn(phrases[k].text) ??
          (next && labelsPages(phrases[k].text) === 'count' ? pageCountIn(`pages ${next.text}`) : null);
        if (of !== null && of >= sighting.number) return { ...sighting, of };
      }
    }
    return sighting;
  };
}

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
    else found.push(sightingOf({ ...value, form: 'worded', word: '' }, [below.phrase], below.line, true, true));
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

/** Finds the numbers on a line that are those of its page, or may be. */
import { hasYear } from '../../dates/date.ts';
import { textOf } from '../../geometry/reading-order.ts';
import { holdsWord } from '../../geometry/spans.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { BALANCE_KINDS } from '../../lexicon/lines/line-kind.ts';
import { GAP, type NumberedText, pageNumbersIn } from '../../lexicon/lines/page-number.ts';
import type { Line, Phrase } from '../../model/line.ts';
import { firstOf, lastOf } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import type { Sighting } from './sighting.ts';

/** So many words may follow a number in its phrase: more are a sentence. */
const FEW = 3;
/** Shorter words for a page have other meanings. */
const CLEAR = 4;

/** Where a line is on its page; `isEdge`: in the head or the foot. */
export type PlaceOnPage = Readonly<Record<'isEdge' | 'isOutermost' | 'inRows', boolean>>;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Given a line and its place, returns the numbers on it that are its page's, or may be. */
export function numbersOn(tl: TokenLine, place: PlaceOnPage): Sighting[] {
  const { phrases, text } = tl.line;
  const leftward = phrases.length > 1 && RIGHT_TO_LEFT.test(text);
  // the number behind a word that is read from the right is left of it
  const inOrder = leftward ? [...phrases].reverse() : phrases;
  const texts = inOrder.map((phrase) => withoutDays(phrase, tl));
  return pageNumbersIn(texts.join(GAP)).flatMap((numbered) => {
    const own = inOrder.slice(numbered.phrases[0], numbered.phrases[1] + 1);
    const sure = isSure(numbered, own, tl, place);
    if (!sure && !mayBePage(numbered, tl, place)) return [];
    return [sightingOf(numbered, own, tl.line, { sure, alone: isAlone(own, tl.line) })];
  });
}

/** The text of a phrase, each day with its year as a word: "TO: 30-JUN-21" numbers no sheet. */
function withoutDays({ words, text }: Phrase, { line, dates }: TokenLine): string {
  const days = dates.filter(({ token }) => hasYear(token));
  if (days.length === 0) return text;
  return textOf(words.map((word) => (holdsWord(days, line.words.indexOf(word)) ? { ...word, text: DAY } : word)));
}

/** A word that is no number, and none for a page. */
const DAY = 'day';

/** True if its words call a number a page's. */
function isSure(numbered: NumberedText, own: readonly Phrase[], tl: TokenLine, place: PlaceOnPage): boolean {
  const { form, of } = numbered;
  if (form === 'worded') return isWorded(numbered, own, tl, place);
  if (!place.isEdge || place.inRows) return false;
  // an unknown word before "1 of 2", at the edge of the first page
  if (form === 'named') return of !== null && place.isOutermost && numbered.number === tl.line.page && !hasMoney(tl);
  // "Fl. 1/2" may be of an address, but hardly on the first lines or the last
  return form === 'of' ? !hasMoney(tl) : form === 'short' && of !== null && (place.isOutermost || isPage(own));
}

function isWorded(
  { of, word, before, after }: NumberedText,
  own: readonly Phrase[],
  tl: TokenLine,
  { isEdge, inRows }: PlaceOnPage,
): boolean {
  if (of === null && hasMoney(tl)) return false;
  if (before === 0 && after === 0) return of !== null || isEdge || !inRows;
  if (!isEdge) return false;
  // "Harbour Bank plc Page 1 of 3 Registered in England"; "Showing 1 to 2 of 2 entries" counts something else
  if (before > 0 && after > 0) return of !== null && !inRows && word.length >= CLEAR;
  return of !== null || (after <= FEW && !carries(own));
}

/** True for a number that is a page's if other pages have the next one at its place. */
function mayBePage({ form, of, before, after }: NumberedText, tl: TokenLine, place: PlaceOnPage): boolean {
  // right above or below all else it is in no row, whatever column it is in
  const isApart = (form === 'stroke' || form === 'dashes') && place.isOutermost;
  const isOther = form === 'worded' || form === 'of' || before + after > 0;
  if ((place.inRows && !isApart) || hasMoney(tl) || isOther) return false;
  return form === 'stroke' || of !== null ? place.isEdge : place.isOutermost;
}

const isPage = (own: readonly Phrase[]): boolean => /(?:^|\s)[ps]\.?\s*\p{Nd}/iu.test(firstOf(own).text);

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

/** Given a number, its phrases and their line, returns it as seen there. */
export function sightingOf(
  { number, of, form, word, sheet }: Omit<NumberedText, 'phrases' | 'before' | 'after'>,
  own: readonly Phrase[],
  { page, baseline: y }: Line,
  { sure, alone }: Pick<Sighting, 'sure' | 'alone'>,
): Sighting {
  return { page, number, of, form, word, sheet, sure, alone, x0: firstOf(own).x0, x1: lastOf(own).x1, y };
}

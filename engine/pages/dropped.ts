/** Finds the text of a page that was dropped, and why: for explaining, and where rows may lack it. */
import { type Box, union } from '../geometry/box.ts';
import { mapBox } from '../geometry/matrix.ts';
import { stretchesOf, wholeAt } from '../model/lists.ts';
import type { Dropped } from '../model/page.ts';
import type { DropReason } from '../wording/lines.ts';
import { boxOfGlyphs, textOfGlyphs } from './runs.ts';
import type { Frame } from './upright.ts';
import * as reasons from './visibility.ts';

const REASONS: Readonly<Record<number, DropReason>> = {
  [reasons.UNDRAWN]: 'not_drawn',
  [reasons.TOO_SMALL]: 'too_small',
  [reasons.TRANSPARENT]: 'transparent',
  [reasons.LIKE_ITS_GROUND]: 'like_its_ground',
  [reasons.COVERED]: 'covered',
  [reasons.LAYER_OFF]: 'layer_off',
  [reasons.CLIPPED]: 'clipped',
  [reasons.STRUCK_TWICE]: 'struck_twice',
  [reasons.OTHER_DIRECTION]: 'other_direction',
  [reasons.OUTSIDE]: 'outside',
};

/** Returns the text of a page that was dropped: stretches of glyphs of one run and reason, without blanks. */
export function droppedFrom({ text, seen, hidden, isShown }: reasons.SeenText, frame: Frame): Dropped[] {
  return text.runs.flatMap((run, r): Dropped[] => {
    const reasonOf = (g: number) => (isShown(r) ? wholeAt(hidden, g) : wholeAt(seen, r));
    const glyphs = Array.from({ length: run.to - run.from }, (_, i) => run.from + i);
    return stretchesOf(glyphs, (g, before) => reasonOf(g) === reasonOf(before)).flatMap(([from, ...others]) => {
      const to = from + others.length + 1;
      const why = REASONS[reasonOf(from)];
      if (why === undefined) return [];
      const letters = textOfGlyphs(text, from, to).trim();
      return letters === '' ? [] : [{ text: letters, box: mapBox(frame.map, boxOfGlyphs(text, from, to)), why }];
    });
  });
}

/** Reasons for which somebody has taken what was to be read. */
const TAKEN: ReadonlySet<string> = new Set(['not_drawn', 'transparent', 'like_its_ground', 'covered', 'clipped']);
/** Figures with a sign, a symbol or a code: no words. */
const AMOUNT = /^[^\p{L}]*\p{Nd}[.,]\p{Nd}{2,3}(?!\p{Nd})[^\p{L}]*(?:\p{L}{1,3}[^\p{L}]*)?$/u;
const WORD = /\p{L}{2}/u;
/** Of the height of what is drawn: room between glyphs that are one text. */
const TOUCHING = 0.4;

/** Returns the places of amounts that were taken from sight while the words beside them were not. */
export function hiddenAmounts(dropped: readonly Dropped[]): Box[] {
  const taken: { text: string; box: Box }[] = [];
  for (const { text, box, why } of dropped) {
    if (!TAKEN.has(why)) continue;
    const before = taken[taken.length - 1];
    if (before && isNext(before.box, box)) {
      before.text += text;
      before.box = union([before.box, box]);
    } else taken.push({ text, box });
  }
  const words = taken.filter(({ text }) => WORD.test(text) && !AMOUNT.test(text));
  return taken.flatMap(({ text, box }) =>
    AMOUNT.test(text) && !words.some((other) => isOnLine(box, other.box)) ? [box] : [],
  );
}

const isOnLine = ([, y0, , y1]: Box, [, top, , bottom]: Box): boolean => (y0 + y1) / 2 > top && (y0 + y1) / 2 < bottom;
const isNext = (a: Box, b: Box): boolean => isOnLine(a, b) && b[0] >= a[0] && b[0] - a[2] <= TOUCHING * (b[3] - b[1]);

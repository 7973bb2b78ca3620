/** Tells which text of a page was dropped, and why: for explaining, and where rows may lack it. */
import { type Box, union } from '../geometry/box.ts';
import { mapBox } from '../geometry/matrix.ts';
import type { RawText } from './runs.ts';
import type { Dropped, DropReason } from './types.ts';
import type { Frame } from './upright.ts';
import * as reasons from './visibility.ts';

const WORDS: Readonly<Record<number, DropReason>> = {
  [reasons.UNDRAWN]: 'not drawn',
  [reasons.TOO_SMALL]: 'too small to read',
  [reasons.TRANSPARENT]: 'transparent',
  [reasons.LIKE_ITS_GROUND]: 'of the colour of its ground',
  [reasons.COVERED]: 'painted over',
  [reasons.LAYER_OFF]: 'in a layer that is switched off',
  [reasons.CLIPPED]: 'clipped',
  [reasons.STRUCK_TWICE]: 'struck twice',
  [reasons.OTHER_DIRECTION]: 'in another direction',
  [reasons.OUTSIDE]: 'outside of the page',
};

/**
 * Given a page's text, how its runs are seen, which of them are shown, and why glyphs of these are hidden, returns what
 * was dropped: a stretch of glyphs of one run and one reason each. Blanks alone are none.
 */
export function droppedFrom(
  text: RawText,
  seen: Uint8Array,
  shown: (run: number) => boolean,
  hidden: Uint8Array,
  frame: Frame,
): Dropped[] {
  return text.runs.flatMap((run, r): Dropped[] => {
    const reasonOf = (g: number) => (shown(r) ? hidden[g] : seen[r]);
    const found: Dropped[] = [];
    for (let from = run.from; from < run.to; ) {
      const reason = reasonOf(from);
      let to = from + 1;
      while (to < run.to && reasonOf(to) === reason) to++;
      const why = WORDS[reason];
      const letters = Array.from(text.code.subarray(from, to), (code) => String.fromCodePoint(code))
        .join('')
        .trim();
      if (why !== undefined && letters !== '') found.push({ text: letters, box: boxOf(text, from, to, frame), why });
      from = to;
    }
    return found;
  });
}

function boxOf(text: RawText, from: number, to: number, frame: Frame): Box {
  const boxes: Box[] = [];
  for (let g = from; g < to; g++) {
    boxes.push(mapBox(frame.map, [text.left[g], text.bottom[g], text.right[g], text.top[g]]));
  }
  return union(boxes);
}

/** Reasons for which somebody has taken what was to be read. */
const TAKEN: ReadonlySet<DropReason> = new Set<DropReason>([
  'not drawn',
  'transparent',
  'of the colour of its ground',
  'painted over',
  'clipped',
]);
/** Figures with a sign, a symbol or a code: no words. */
const AMOUNT = /^[^\p{L}]*(?:\p{L}{1,3}[^\p{L}]*)?$/u;
const FIGURE = /\p{Nd}/u;

/** Given what was dropped of a page, returns the places of figures that may be amounts, and of which nobody has hidden the words beside them. */
export function hiddenFigures(dropped: readonly Dropped[]): Box[] {
  const taken = dropped.filter(({ why }) => TAKEN.has(why));
  const words = taken.filter(({ text }) => !AMOUNT.test(text));
  return taken.flatMap(({ text, box }) => {
    const middle = (box[1] + box[3]) / 2;
    const isAlone = !words.some((other) => middle > other.box[1] && middle < other.box[3]);
    return isAlone && FIGURE.test(text) && AMOUNT.test(text) ? [box] : [];
  });
}

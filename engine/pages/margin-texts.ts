/** Reads the text that runs up or down a page: notes in its margins, among which the page's number may be. */
import { overlap, union } from '../geometry/box.ts';
import { mapBox } from '../geometry/matrix.ts';
import type { MarginText } from '../model/page.ts';
import { boxOfGlyphs, type RawText, textOfGlyphs } from './runs.ts';
import type { Frame } from './upright.ts';
import { OTHER_DIRECTION } from './visibility.ts';

/** Ems between two runs of one text, and from which on a space is between them. */
const NEAR = 1.5;
const SPACE = 0.2;
/** More runs than this are a page of another kind. */
const MOST_RUNS = 500;

/** Returns the text in another direction than the page's; runs that follow each other are one text. */
export function marginTextsOf(page: RawText, hidden: Uint8Array, frame: Frame): MarginText[] {
  const turned = page.runs.filter(({ from, to }) => to > from && hidden[from] === OTHER_DIRECTION);
  if (turned.length > MOST_RUNS) return [];
  const asides: MarginText[] = [];
  for (const { from, to, size } of turned) {
    const box = mapBox(frame.map, boxOfGlyphs(page, from, to));
    const text = textOfGlyphs(page, from, to);
    const last = asides.at(-1);
    const gap = last ? Math.max(last.box[1] - box[3], box[1] - last.box[3]) / (size * frame.scale) : Infinity;
    const isNext = last !== undefined && gap < NEAR && overlap(last.box[0], last.box[2], box[0], box[2]) > 0;
    if (!isNext) asides.push({ text, box });
    else
      asides[asides.length - 1] = { text: `${last.text}${gap > SPACE ? ' ' : ''}${text}`, box: union([last.box, box]) };
  }
  return asides;
}

/** Draws what was read of a page before its words: glyphs by object, drawings, and dropped text. */
import { itemAt } from '../model/lists.ts';
import type { Stages } from '../stages.ts';
import { DROPPED } from '../wording/lines.ts';
import { type Mark, tinted } from './types.ts';

const RUN = 0x1a73e8;
const RULE = 0xe8710a;
const BAND = 0x9334e6;
const IMAGE = 0x188038;
const HIDDEN = 0xd93025;

export function pageMarks({ pages }: Stages, page: number): Mark[] {
  const { runs, rules, bands, images, dropped } = itemAt(pages, page - 1);
  return [
    ...bands.map(({ box }) => tinted(box, BAND, 'a filled band')),
    ...images.map((box) => tinted(box, IMAGE, 'an image')),
    ...runs.filter(({ text }) => text.trim() !== '').map(({ box }): Mark => ({ box, color: RUN })),
    ...rules.map(({ box, horizontal }) => tinted(box, RULE, `a ${horizontal ? 'horizontal' : 'vertical'} ruling line`)),
    ...dropped.map(({ box, text, why }) => tinted(box, HIDDEN, `dropped, ${DROPPED[why]}: "${text}"`)),
  ];
}

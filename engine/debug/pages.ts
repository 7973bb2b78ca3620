/** Draws what was read of a page before its words: glyphs by object, drawings, and dropped text. */
import type { Stages } from '../stages.ts';
import { DROPPED } from '../wording/lines.ts';
import type { Mark } from './types.ts';

const RUN = 0x1a73e8;
const RULE = 0xe8710a;
const BAND = 0x9334e6;
const IMAGE = 0x188038;
const HIDDEN = 0xd93025;

export function pageMarks({ pages }: Stages, page: number): Mark[] {
  const { runs, rules, bands, images, dropped } = pages[page - 1];
  return [
    ...bands.map(({ box }): Mark => ({ box, color: BAND, tinted: true, note: 'a filled band' })),
    ...images.map((box): Mark => ({ box, color: IMAGE, tinted: true, note: 'an image' })),
    ...runs.filter(({ text }) => text.trim() !== '').map(({ box }): Mark => ({ box, color: RUN })),
    ...rules.map(
      ({ box, horizontal }): Mark => ({
        box,
        color: RULE,
        tinted: true,
        note: `a ${horizontal ? 'horizontal' : 'vertical'} ruling line`,
      }),
    ),
    ...dropped.map(
      ({ box, text, why }): Mark => ({
        box,
        color: HIDDEN,
        tinted: true,
        note: `dropped, ${DROPPED[why]}: "${text}"`,
      }),
    ),
  ];
}

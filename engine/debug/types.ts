/** What the debug view draws: marks over a page. */
import type { Box } from '../geometry/box.ts';
import type { Phrase } from '../model/line.ts';
import type { TokenLine } from '../model/table.ts';

/** Something that a stage saw on a page. */
export interface Mark {
  /** points from the top left of the upright page */
  readonly box: Box;
  /** 0xRRGGBB */
  readonly color: number;
  /** the box is tinted, not framed alone */
  readonly tinted?: boolean;
  /** said at the box's top left corner */
  readonly label?: string;
  /** said beside the page at the height of the box */
  readonly note?: string;
}

export const tinted = (box: Box, color: number, note?: string): Mark => ({ box, color, tinted: true, note });

const DATE = 0x1a73e8;
const AMOUNT = 0xd01884;

/** Marks dates and amounts of a line. */
export function tokenMarks({ line, dates, amounts }: Pick<TokenLine, 'line' | 'dates' | 'amounts'>): Mark[] {
  const [, top, , bottom] = line.box;
  const marked = ({ x0, x1 }: Pick<Phrase, 'x0' | 'x1'>, color: number) => tinted([x0, top, x1, bottom], color);
  return [...dates.map((date) => marked(date, DATE)), ...amounts.map((amount) => marked(amount, AMOUNT))];
}

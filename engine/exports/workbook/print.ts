/** How sheets are printed: landscape, one page wide, with numbered pages. */
import type { Sheet } from './sheet.ts';

/** In inches, and how far the head and the foot are from the edges of the paper. */
export const MARGINS = { left: 0.4, right: 0.4, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 } as const;

/** A4 by its number in the formats. On Letter, a sheet is as wide as the page, too. */
export const A4 = 9;

/** At the left the name of the sheet, at the right the number of the page. */
export const FOOTER = '&L&A&RPage &P of &N';

/** At the right of the head: what keeps a statement from being verified. */
export const headerText = ({ caution }: Sheet): string =>
  caution === '' ? '' : `&R&B${caution.replaceAll('&', '&&')}`;

/** Nothing that is to be seen where bookings stand, or may stand, is left unread: no picture, drawn outline, note or form field. */
import { finding } from '../../wording/catalogue.ts';
import { unreadAreas } from '../missed-bookings/unread-areas.ts';
import { discharged, type Judge, open, pagesOfLines } from './obligation.ts';

export const areasRead: Judge = ({ part, document }) => {
  const areas = unreadAreas(part, document);
  return areas.length === 0
    ? discharged(finding('NOTHING_UNREAD'))
    : open(finding('AREAS_UNREAD', { kinds: [...new Set(areas.map(({ kind }) => kind))], pages: pagesOfLines(areas) }));
};

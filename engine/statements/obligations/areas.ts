/** Nothing that is seen where bookings stand, or may stand, is left unread: no picture, drawn outline, note or field. */
import { finding } from '../../wording/catalogue.ts';
import { type ObligationRule, pagesOfLines } from './obligation.ts';

export const AREA_RULES: readonly ObligationRule[] = [
  // a picture, drawn letters, a note, a form field or a dark box between the rows may hold a booking
  {
    id: 'unread_areas',
    level: 'excludes',
    find(subject) {
      const areas = subject.areas();
      if (areas.length === 0) return null;
      const kinds = [...new Set(areas.map(({ kind }) => kind))];
      return finding('AREAS_UNREAD', { kinds, pages: pagesOfLines(areas) });
    },
  },
  {
    id: 'text_alone',
    level: 'suggests',
    find: ({ areas }) => (areas().length === 0 ? finding('NOTHING_UNREAD') : null),
  },
];

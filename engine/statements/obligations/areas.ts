/**
 * Nothing that is seen where bookings stand, or may stand, is left unread: no picture, drawn outline, note or field.
 */
import { finding } from '../../wording/catalogue.ts';
import { excludes, type ObligationRule, pagesOfLines, suggests } from './obligation.ts';

export const AREA_RULES: readonly ObligationRule[] = [
  // a picture, drawn letters, a note, a field or a dark box between the rows (unread-areas.test.ts)
  excludes('unread_areas', (subject) => {
    const areas = subject.areas();
    if (areas.length === 0) return null;
    const kinds = [...new Set(areas.map(({ kind }) => kind))];
    return finding('AREAS_UNREAD', { kinds, pages: pagesOfLines(areas) });
  }),
  suggests('text_alone', ({ areas }) => (areas().length === 0 ? finding('NOTHING_UNREAD') : null)),
];

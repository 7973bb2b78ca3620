/** Finds headings of days in a calendar that is not read: Ethiopia's, Nepal's, the lunar one of Islam. */
import { pattern } from '../phrases/pattern.ts';
import { remembered } from '../phrases/remembered.ts';

/** In brackets, behind a stroke or at the end: "Date (E.C.)", "Miti (B.S.)", "Date / Hijri". */
const OTHER = pattern('iu')`(?:^|[\s(/[-])(?:E\.\s?C\.?|EC|B\.\s?S\.?|BS|A\.\s?H\.?|AH)(?:[)\]\s]|$)|Ethiopian|Bikram
  |Vikram|Hijri|Hijra|ዓ\.?\s?ም|वि\.?\s?सं|मिति|هجري|هجری قمری|هـ`;

/** Given a heading of days, returns whether it names such a calendar. */
export const namesOtherCalendar = remembered((heading): boolean => OTHER.test(heading));

/** Nothing that is to be seen where bookings stand, or may stand, is left unread: no picture, drawn outline, note or form field. */
import type { UnreadArea } from '../unread-areas.ts';
import { unreadAreas } from '../unread-areas.ts';
import { discharged, type Judge, open, pagesOfLines } from './obligation.ts';

export const areasRead: Judge = ({ part, document }) => {
  const areas = unreadAreas(part, document);
  return areas.length === 0
    ? discharged('Nothing but text is to be seen where bookings stand.')
    : open(`Where bookings stand, ${thingsIn(areas)} could not be read as text, on ${pagesOfLines(areas)}.`);
};

const NAMES: Readonly<Record<UnreadArea['kind'], string>> = {
  picture: 'a picture',
  outlines: 'drawn letters',
  annotation: 'a note',
  field: 'a form field',
  cover: 'a dark box',
};

function thingsIn(areas: readonly UnreadArea[]): string {
  return [...new Set(areas.map(({ kind }) => NAMES[kind]))].join(' and ');
}

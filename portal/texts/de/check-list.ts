/** German: the filter of the rows in the view Check, and the amounts that none of them uses. */
import { count } from '../../formats/numbers.ts';
import type { Texts } from '../texts.ts';

export const filter = {
  open: (conditions: number) => (conditions === 0 ? 'Filter' : `Filter (${count(conditions)})`),
  side: 'Eingang oder Ausgang',
  sides: { all: 'Beide', in: 'Eingang', out: 'Ausgang' },
  least: 'Betrag von',
  most: 'Betrag bis',
  from: 'Datum von',
  to: 'Datum bis',
  below: 'Weniger sicher als',
  sort: 'Reihenfolge',
  asPrinted: 'Wie im Auszug',
  up: (column: string) => `${column} ↑`,
  down: (column: string) => `${column} ↓`,
  clear: 'Filter löschen',
} satisfies Texts['check']['filter'];

export const unused = {
  label: 'Beträge auf den Seiten, die keine Zeile verwendet',
  plain: (text: string, page: number) => `Keine Zeile verwendet ${text} (Seite ${count(page)})`,
  difference: (text: string, page: number) =>
    `Keine Zeile verwendet ${text} (Seite ${count(page)}): genau die Differenz`,
} satisfies Texts['check']['unused'];

/** A list on one line: how many of it have no room there. */
export const folded = {
  more: (beyond: number) => (beyond === 0 ? 'Mehr' : `${count(beyond)} weitere`),
  fewer: 'Weniger',
};

/** Dutch: the filter of the rows in the view Check, and the amounts that none of them uses. */
import { count } from '../../formats/numbers.ts';
import type { Texts } from '../texts.ts';

export const filter = {
  open: (conditions: number) => (conditions === 0 ? 'Filter' : `Filter (${count(conditions)})`),
  side: 'Bij of af',
  sides: { all: 'Bij en af', in: 'Bij', out: 'Af' },
  least: 'Bedrag vanaf',
  most: 'Bedrag tot',
  from: 'Datum vanaf',
  to: 'Datum tot',
  below: 'Minder zeker dan',
  sort: 'Volgorde',
  asPrinted: 'Zoals op het document',
  up: (column: string) => `${column} ↑`,
  down: (column: string) => `${column} ↓`,
  clear: 'Filter wissen',
} satisfies Texts['check']['filter'];

export const unused = {
  label: 'Bedragen op de pagina’s die geen regel gebruikt',
  plain: (text: string, page: number) => `Geen regel gebruikt ${text} (pagina ${count(page)})`,
  difference: (text: string, page: number) =>
    `Geen regel gebruikt ${text} (pagina ${count(page)}): precies het verschil`,
} satisfies Texts['check']['unused'];

/** A list on one line: how many of it have no room there. */
export const folded = {
  more: (beyond: number) => (beyond === 0 ? 'Meer' : `Nog ${count(beyond)}`),
  fewer: 'Minder',
};

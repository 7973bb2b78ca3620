/** French: the filter of the rows in the view Check, and the amounts that none of them uses. */
import { count } from '../../formats/numbers.ts';
import type { Texts } from '../texts.ts';

export const filter = {
  open: (conditions: number) => (conditions === 0 ? 'Filtre' : `Filtre (${count(conditions)})`),
  side: 'Entrées ou sorties',
  sides: { all: 'Toutes', in: 'Entrées', out: 'Sorties' },
  least: 'Montant min.',
  most: 'Montant max.',
  from: 'Date du',
  to: 'Date au',
  below: 'Moins sûres que',
  sort: 'Ordre',
  asPrinted: 'Comme sur le relevé',
  up: (column: string) => `${column} ↑`,
  down: (column: string) => `${column} ↓`,
  clear: 'Effacer le filtre',
} satisfies Texts['check']['filter'];

export const unused = {
  label: 'Montants des pages qu’aucune ligne n’utilise',
  plain: (text: string, page: number) => `Aucune ligne n’utilise ${text} (page ${count(page)})`,
  difference: (text: string, page: number) =>
    `Aucune ligne n’utilise ${text} (page ${count(page)}) : c’est exactement l’écart`,
} satisfies Texts['check']['unused'];

/** A list on one line: how many of it have no room there. */
export const folded = {
  more: (beyond: number) => (beyond === 0 ? 'Plus' : `${count(beyond)} de plus`),
  fewer: 'Moins',
};

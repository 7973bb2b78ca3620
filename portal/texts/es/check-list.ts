/** Spanish: the filter of the rows in the view Check, and the amounts that none of them uses. */
import { count } from '../../formats/numbers.ts';
import type { Texts } from '../texts.ts';

export const filter = {
  open: (conditions: number) => (conditions === 0 ? 'Filtro' : `Filtro (${count(conditions)})`),
  side: 'Entradas o salidas',
  sides: { all: 'Ambas', in: 'Entradas', out: 'Salidas' },
  least: 'Importe desde',
  most: 'Importe hasta',
  from: 'Fecha desde',
  to: 'Fecha hasta',
  below: 'Certeza menor de',
  sort: 'Orden',
  asPrinted: 'Como en el documento',
  up: (column: string) => `${column} ↑`,
  down: (column: string) => `${column} ↓`,
  clear: 'Borrar el filtro',
} satisfies Texts['check']['filter'];

export const unused = {
  label: 'Importes de las páginas que ninguna fila usa',
  plain: (text: string, page: number) => `Ninguna fila usa ${text} (página ${count(page)})`,
  difference: (text: string, page: number) => `Ninguna fila usa ${text} (página ${count(page)}): justo la diferencia`,
} satisfies Texts['check']['unused'];

/** A list on one line: how many of it have no room there. */
export const folded = {
  more: (beyond: number) => (beyond === 0 ? 'Más' : `${count(beyond)} más`),
  fewer: 'Menos',
};

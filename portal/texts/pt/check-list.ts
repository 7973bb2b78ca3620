/** Portuguese: the filter of the rows in the view Check, and the amounts that none of them uses. */
import { count } from '../../formats/numbers.ts';
import type { Texts } from '../texts.ts';

export const filter = {
  open: (conditions: number) => (conditions === 0 ? 'Filtro' : `Filtro (${count(conditions)})`),
  side: 'Entradas ou saídas',
  sides: { all: 'Ambas', in: 'Entradas', out: 'Saídas' },
  least: 'Valor de',
  most: 'Valor até',
  from: 'Data de',
  to: 'Data até',
  below: 'Certeza abaixo de',
  sort: 'Ordem',
  asPrinted: 'Como no documento',
  up: (column: string) => `${column} ↑`,
  down: (column: string) => `${column} ↓`,
  clear: 'Limpar o filtro',
} satisfies Texts['check']['filter'];

export const unused = {
  label: 'Valores nas páginas que nenhuma linha usa',
  plain: (text: string, page: number) => `Nenhuma linha usa ${text} (página ${count(page)})`,
  difference: (text: string, page: number) =>
    `Nenhuma linha usa ${text} (página ${count(page)}): é exatamente a diferença`,
} satisfies Texts['check']['unused'];

/** A list on one line: how many of it have no room there. */
export const folded = {
  more: (beyond: number) => (beyond === 0 ? 'Mais' : `Mais ${count(beyond)}`),
  fewer: 'Menos',
};

/** Spanish: comparing and naming the versions of a file. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const versions = {
  compare: 'Comparar',
  rename: 'Cambiar nombre',
  name: 'Nombre de esta versión',
  compareTitle: 'Comparar dos versiones',
  before: 'Versión anterior',
  after: 'Versión posterior',
  back: 'Todas las versiones',
  fact: 'Dato',
  verdict: 'Resultado',
  statement: (at: number | null) => (at === null ? 'El extracto' : `Extracto ${count(at + 1)}`),
  rows: 'Filas que difieren',
  alike: 'Todas las filas son iguales en ambas versiones.',
  differ: (number: number) => counted(number, { one: 'fila difiere', other: 'filas difieren' }),
  kinds: { added: 'añadida', removed: 'quitada', changed: 'cambiada' },
  nothing: 'nada',
  becomes: 'pasa a ser',
  more: (number: number) => `Mostrar más (quedan ${count(number)})`,
} satisfies Texts['versions'];

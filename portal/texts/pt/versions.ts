/** Portuguese: comparing and naming the versions of a file. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const versions = {
  compare: 'Comparar',
  rename: 'Renomear',
  name: 'Nome desta versão',
  compareTitle: 'Comparar duas versões',
  before: 'Versão anterior',
  after: 'Versão posterior',
  back: 'Todas as versões',
  fact: 'Dado',
  verdict: 'Resultado',
  statement: (at: number | null) => (at === null ? 'O extrato' : `Extrato ${count(at + 1)}`),
  rows: 'Linhas que diferem',
  alike: 'Todas as linhas são iguais nas duas versões.',
  differ: (number: number) => counted(number, { one: 'linha difere', other: 'linhas diferem' }),
  kinds: { added: 'incluída', removed: 'retirada', changed: 'alterada' },
  nothing: 'nada',
  becomes: 'passa a ser',
  more: (number: number) => `Mostrar mais (restam ${count(number)})`,
} satisfies Texts['versions'];

/** French: comparing and naming the versions of a file. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const versions = {
  compare: 'Comparer',
  rename: 'Renommer',
  name: 'Nom de cette version',
  compareTitle: 'Comparer deux versions',
  before: 'Version antérieure',
  after: 'Version ultérieure',
  back: 'Toutes les versions',
  fact: 'Donnée',
  verdict: 'Résultat',
  statement: (at: number | null) => (at === null ? 'Le relevé' : `Relevé ${count(at + 1)}`),
  rows: 'Lignes qui diffèrent',
  alike: 'Toutes les lignes sont identiques dans les deux versions.',
  differ: (number: number) => counted(number, { one: 'ligne diffère', other: 'lignes diffèrent' }),
  kinds: { added: 'ajoutée', removed: 'retirée', changed: 'modifiée' },
  nothing: 'rien',
  becomes: 'devient',
  more: (number: number) => `Afficher la suite (${count(number)})`,
} satisfies Texts['versions'];

/** English: comparing and naming the versions of a file. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';

export const versions = {
  compare: 'Compare',
  rename: 'Rename',
  name: 'Name of this version',
  compareTitle: 'Compare two versions',
  before: 'Earlier version',
  after: 'Later version',
  back: 'All versions',
  fact: 'Fact',
  verdict: 'Verdict',
  statement: (at: number | null) => (at === null ? 'The statement' : `Statement ${count(at + 1)}`),
  rows: 'Rows that differ',
  alike: 'Every row is the same in both versions.',
  differ: (number: number) => counted(number, { one: 'row differs', other: 'rows differ' }),
  kinds: { added: 'added', removed: 'removed', changed: 'changed' },
  nothing: 'nothing',
  becomes: 'becomes',
  more: (number: number) => `Show more (${count(number)} left)`,
};

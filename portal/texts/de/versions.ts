/** German: comparing and naming the versions of a file. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const versions = {
  compare: 'Vergleichen',
  rename: 'Umbenennen',
  name: 'Name dieser Fassung',
  compareTitle: 'Zwei Fassungen vergleichen',
  before: 'Frühere Fassung',
  after: 'Spätere Fassung',
  back: 'Alle Fassungen',
  fact: 'Angabe',
  verdict: 'Ergebnis',
  statement: (at: number | null) => (at === null ? 'Der Auszug' : `Auszug ${count(at + 1)}`),
  rows: 'Abweichende Zeilen',
  alike: 'Alle Zeilen sind in beiden Fassungen gleich.',
  differ: (number: number) => counted(number, { one: 'Zeile weicht ab', other: 'Zeilen weichen ab' }),
  kinds: { added: 'neu', removed: 'entfernt', changed: 'geändert' },
  nothing: 'nichts',
  becomes: 'wird zu',
  more: (number: number) => `Mehr zeigen (noch ${count(number)})`,
} satisfies Texts['versions'];

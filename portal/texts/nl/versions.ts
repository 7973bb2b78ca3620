/** Dutch: comparing and naming the versions of a file. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const versions = {
  compare: 'Vergelijken',
  rename: 'Naam wijzigen',
  name: 'Naam van deze versie',
  compareTitle: 'Twee versies vergelijken',
  before: 'Eerdere versie',
  after: 'Latere versie',
  back: 'Alle versies',
  fact: 'Gegeven',
  verdict: 'Uitkomst',
  statement: (at: number | null) => (at === null ? 'Het afschrift' : `Afschrift ${count(at + 1)}`),
  rows: 'Regels die verschillen',
  alike: 'Alle regels zijn in beide versies gelijk.',
  differ: (number: number) => counted(number, { one: 'regel verschilt', other: 'regels verschillen' }),
  kinds: { added: 'toegevoegd', removed: 'verwijderd', changed: 'gewijzigd' },
  nothing: 'niets',
  becomes: 'wordt',
  more: (number: number) => `Meer tonen (nog ${count(number)})`,
} satisfies Texts['versions'];

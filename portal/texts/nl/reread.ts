/** Dutch: a file is read again, and open questions are answered. */
import { counted } from '../counted.ts';
import { orders } from './date-orders.ts';
import { roleNamed } from './findings/differences.ts';

const rows = (number: number) => counted(number, { one: 'regel', other: 'regels' });

const BOOKED = {
  column: 'de dag in de eigen kolom',
  stacked: 'de dag erboven of eronder',
  before: 'de eerste van de dagen',
  behind: 'de laatste van de dagen',
  text: 'de dag waarmee de tekst begint',
  headed: 'de dag onder de kop',
};

export const reread = {
  open: 'Opnieuw lezen',
  title: 'Dit bestand opnieuw lezen',
  body: 'Geef aan wat niet op het document staat: het hele bestand wordt dan kosteloos opnieuw gelezen.',
  corrected: (number: number) =>
    `In de nieuwe lezing ${number === 1 ? 'ontbreekt' : 'ontbreken'} ${rows(number)} die u hebt gecorrigeerd. Met Ongedaan maken haalt u die terug.`,
  dateOrder: 'Volgorde van dag en maand',
  orders: {
    asRead: 'Zoals op het document',
    ...orders,
  },
  year: 'Jaar van de datums',
  yearHint: 'Als er op het document geen staat',
  asRead: 'Zoals op het document',
  submit: 'Opnieuw lezen',
  cancel: 'Annuleren',
  reading: 'Wordt opnieuw gelezen…',
  failed: 'Zo kon het niet worden gelezen',
  overtaken:
    'Iemand heeft deze lezing ondertussen gewijzigd, daarom is niet opnieuw gelezen. Van uw werk is niets verloren: bekijk de regels zoals ze nu zijn en lees opnieuw.',
};

export const answers = {
  // the type of the English text names its two sentences
  mark: (mark: '.' | ','): string => (mark === '.' ? 'De punt is het decimaalteken' : 'De komma is het decimaalteken'),
  columns: (columns: readonly string[]) => `Kolommen: ${columns.map(roleNamed).join(', ')}`,
  day: (place: 'column' | 'stacked' | 'before' | 'behind' | 'text' | 'headed', heading: string | null) =>
    heading === null ? `Geboekt op ${BOOKED[place]}` : `Geboekt op de dag onder “${heading}”`,
  sides: (signs: 'holder' | 'bank', balances: 'held' | 'owed') =>
    `${signs === 'holder' ? 'Een plus is bij' : 'Een plus is af'}, ${
      balances === 'held' ? 'het saldo is een tegoed (een rekening)' : 'het saldo is een schuld (een kaart of lening)'
    }`,
};

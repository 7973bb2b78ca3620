/** German: a file is read again, and open questions are answered. */
import { counted } from '../counted.ts';
import { orders } from './date-orders.ts';
import { roleNamed } from './findings/differences.ts';

const rows = (number: number) => counted(number, { one: 'Zeile', other: 'Zeilen' });

const BOOKED = {
  column: 'der Tag in der Datumsspalte',
  stacked: 'der Tag darüber oder darunter',
  before: 'der erste der Tage',
  behind: 'der letzte der Tage',
  text: 'der Tag, mit dem der Text beginnt',
  headed: 'der Tag unter seiner Überschrift',
};

export const reread = {
  open: 'Erneut lesen',
  title: 'Diese Datei erneut lesen',
  body: 'Geben Sie an, was der Auszug offenlässt: Dann wird die ganze Datei kostenlos erneut gelesen.',
  corrected: (number: number) =>
    `Der neuen Lesung ${number === 1 ? 'fehlt' : 'fehlen'} ${rows(number)}, die Sie berichtigt haben. „Rückgängig“ holt sie zurück.`,
  dateOrder: 'Reihenfolge von Tag und Monat',
  orders: {
    asRead: 'Wie im Auszug',
    ...orders,
  },
  year: 'Jahr der Buchungen',
  yearHint: 'Wo der Auszug keines nennt',
  asRead: 'Wie im Auszug',
  submit: 'Erneut lesen',
  cancel: 'Abbrechen',
  reading: 'Wird erneut gelesen …',
  failed: 'So konnte die Datei nicht gelesen werden',
  overtaken:
    'Inzwischen hat jemand diese Lesung geändert, deshalb wurde nicht neu gelesen. Von Ihnen ist nichts verloren: Sehen Sie sich die Zeilen an, wie sie jetzt sind, und lesen Sie erneut.',
};

export const answers = {
  // the type of the English text is that of its two sentences, not string
  mark: (mark: '.' | ','): string => `${mark === '.' ? 'Der Punkt' : 'Das Komma'} ist das Dezimalzeichen`,
  columns: (columns: readonly string[]) => `Spalten: ${columns.map(roleNamed).join(', ')}`,
  day: (place: 'column' | 'stacked' | 'before' | 'behind' | 'text' | 'headed', heading: string | null) =>
    heading === null ? `Buchungstag ist ${BOOKED[place]}` : `Buchungstag ist der Tag unter „${heading}“`,
  sides: (signs: 'holder' | 'bank', balances: 'held' | 'owed') =>
    `${signs === 'holder' ? 'Ein Plus ist ein Eingang' : 'Ein Plus ist ein Ausgang'}, ${
      balances === 'held' ? 'der Saldo ist Guthaben (ein Konto)' : 'der Saldo ist Schuld (eine Karte oder ein Kredit)'
    }`,
};

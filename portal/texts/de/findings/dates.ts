/** German: findings about the dates of a statement. */
import { calendarDate } from '../../../formats/dates.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages, quoted, rows } from './words.ts';

const lie = (number: number) => `${rows(number)} ${number === 1 ? 'liegt' : 'liegen'}`;

export const dates = {
  DATES_IN_PRINTED_PERIOD: () => 'Jede Zeile hat ihr eigenes Datum, und alle liegen im gedruckten Zeitraum.',
  DATES_WHOLE: () => 'Jede Zeile hat ihr eigenes Datum mit Jahr.',
  DATES_OF_NO_CALENDAR: ({ dates, pages }) =>
    `Im Auszug steht ${quoted(dates)} ${onPages(pages)}, was es in keinem Kalender gibt.`,
  DATES_NOT_PRINTED: ({ rows: number }) =>
    `Das Datum von ${rows(number)} ist nicht gedruckt; es wurde aus der Zeile darüber übernommen.`,
  DATES_OF_ROW_ABOVE: ({ rows: number }) => `Das Datum von ${rows(number)} gehört vielleicht zur Zeile darüber.`,
  DATES_UNREAD: ({ rows: number }) =>
    `Wo das Datum von ${rows(number)} steht, blieb etwas ungelesen, das vielleicht dazugehört.`,
  DATES_DISORDERED: ({ rows: number }) =>
    `Das Datum von ${rows(number)} liegt weit von den umliegenden entfernt, die alle der Reihe nach stehen.`,
  TEXTS_NAME_OTHER_DAYS: ({ rows: number }) => `Der Text von ${rows(number)} nennt einen anderen Buchungstag.`,
  DATES_IN_TWO_COLUMNS: () =>
    'In zwei Spalten stehen verschiedene Tage, und keine Überschrift sagt, welcher davon der Buchungstag ist.',
  DAYS_SAID: () =>
    'Jemand hat angegeben, in welcher Spalte die Buchungstage stehen, und der Auszug selbst sagt es nicht.',
  DATES_HEADED_OTHERWISE: () =>
    'Über der einzigen Datumsspalte steht der Tag der Fälligkeit oder Abrechnung, nicht der Buchungstag.',
  YEARS_TO_COME: () => 'Die Jahre liegen in der Zukunft: Sie sind vielleicht aus einem anderen Kalender.',
  WEEKDAYS_DIFFER: () => 'Der Wochentag neben einem Datum passt nicht zu ihm: Das Jahr ist vielleicht ein anderes.',
  YEARLESS_DATES_APART: () =>
    'Datumsangaben ohne Jahr liegen weit auseinander: Sie sind vielleicht aus einem anderen Jahr.',
  ROWS_BEHIND_PAPER: ({ date, rows: number }) =>
    `Der Auszug wurde am ${calendarDate(date)} erstellt, und ${lie(number)} danach.`,
  ROWS_BEHIND_CLOSING: ({ date, rows: number }) =>
    `Der Endsaldo ist vom ${calendarDate(date)}, und ${lie(number)} danach.`,
  ROWS_BEFORE_OPENING: ({ date, rows: number }) =>
    `Der Anfangssaldo ist vom ${calendarDate(date)}, und ${lie(number)} davor.`,
  MONTH_WITHOUT_ROWS: ({ month }) => `Dem Namen nach ist der Auszug für ${month}, aber keine Zeile ist aus dem Monat.`,
  YEAR_NOT_PRINTED: () => 'Der Auszug nennt das Jahr seiner Datumsangaben nicht.',
  DATES_IN_PERIOD: () => 'alle Datumsangaben liegen im gedruckten Zeitraum',
  DATE_OUTSIDE_PERIOD: () => 'ein Buchungstag liegt außerhalb des gedruckten Zeitraums',
  YEAR_ASSUMED: () => 'Der Auszug nennt das Jahr seiner Datumsangaben nicht.',
  DATE_IMPOSSIBLE: ({ dates }) =>
    `Im Auszug steht ${quoted(dates)}, was es in keinem Kalender gibt: Dafür steht hier der letzte Tag des Monats.`,
} satisfies Partial<FindingWords>;

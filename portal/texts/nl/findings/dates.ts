/** Dutch: findings about the dates of a statement. */
import { calendarDate } from '../../../formats/dates.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages, quoted, rows } from './words.ts';

const lie = (number: number) => `${rows(number)} ${number === 1 ? 'is' : 'zijn'}`;

export const dates = {
  DATES_IN_PRINTED_PERIOD: () => 'Elke regel heeft een eigen datum, en alle datums vallen in de gedrukte periode.',
  DATES_WHOLE: () => 'Elke regel heeft een eigen datum, met het jaar.',
  DATES_OF_NO_CALENDAR: ({ dates, pages }) =>
    `Het document drukt ${quoted(dates)} op ${onPages(pages)}; zo’n datum bestaat in geen kalender.`,
  DATES_NOT_PRINTED: ({ rows: number }) =>
    `De datum van ${rows(number)} is niet gedrukt; hij is overgenomen van de regel erboven.`,
  DATES_OF_ROW_ABOVE: ({ rows: number }) => `De datum van ${rows(number)} kan die van de regel erboven zijn.`,
  DATES_UNREAD: ({ rows: number }) =>
    `Waar de datum van ${rows(number)} staat, is iets niet gelezen dat erbij kan horen.`,
  DATES_DISORDERED: ({ rows: number }) =>
    `De datum van ${rows(number)} ligt ver van de datums eromheen, die allemaal op volgorde staan.`,
  TEXTS_NAME_OTHER_DAYS: ({ rows: number }) => `De tekst van ${rows(number)} noemt een andere dag waarop is geboekt.`,
  DATES_IN_TWO_COLUMNS: () =>
    'In twee kolommen staan verschillende dagen, en geen kop zegt welke daarvan de boekingsdatum is.',
  DAYS_SAID: () => 'Iemand heeft aangegeven in welke kolom de dagen staan, en het document zelf zegt het niet.',
  DATES_HEADED_OTHERWISE: () =>
    'De enige kolom met dagen heeft een kop voor de dag waarop iets vervalt of in rekening is gebracht, niet voor de boekingsdatum.',
  YEARS_TO_COME: () => 'De jaren liggen in de toekomst: misschien horen ze bij een andere kalender.',
  WEEKDAYS_DIFFER: () =>
    'De dag van de week die bij een datum staat, past niet bij de datum: het jaar kan een ander zijn.',
  YEARLESS_DATES_APART: () => 'Datums zonder jaar liggen ver uit elkaar: ze kunnen uit een ander jaar zijn.',
  ROWS_BEHIND_PAPER: ({ date, rows: number }) =>
    `Het document is gemaakt op ${calendarDate(date)}, en ${lie(number)} van later.`,
  ROWS_BEHIND_CLOSING: ({ date, rows: number }) =>
    `Het eindsaldo is dat van ${calendarDate(date)}, en ${lie(number)} van later.`,
  ROWS_BEFORE_OPENING: ({ date, rows: number }) =>
    `Het beginsaldo is dat van ${calendarDate(date)}, en ${lie(number)} van eerder.`,
  MONTH_WITHOUT_ROWS: ({ month }) => `Het document is volgens zijn naam van ${month}, en geen enkele regel is dat.`,
  YEAR_NOT_PRINTED: () => 'Het document noemt het jaar van zijn datums niet.',
  DATES_IN_PERIOD: () => 'alle datums vallen in de gedrukte periode',
  DATE_OUTSIDE_PERIOD: () => 'een boekingsdatum valt buiten de gedrukte periode',
  YEAR_ASSUMED: () => 'Het document noemt het jaar van zijn datums niet.',
  DATE_IMPOSSIBLE: ({ dates }) =>
    `Het document drukt ${quoted(dates)}; zo’n datum bestaat in geen kalender: de laatste dag van die maand staat ervoor in de plaats.`,
} satisfies Partial<FindingWords>;

/** French: findings about the dates of a statement. */
import { calendarDate } from '../../../formats/dates.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages, quoted, rows } from './words.ts';

const later = (number: number) => counted(number, { one: 'ligne est postérieure', other: 'lignes sont postérieures' });
const earlier = (number: number) => counted(number, { one: 'ligne est antérieure', other: 'lignes sont antérieures' });

export const dates = {
  DATES_IN_PRINTED_PERIOD: () => 'Chaque ligne a sa propre date, et toutes les dates sont dans la période imprimée.',
  DATES_WHOLE: () => 'Chaque ligne a sa propre date, avec son année.',
  DATES_OF_NO_CALENDAR: ({ dates, pages }) =>
    `Le relevé imprime ${quoted(dates)} ${onPages(pages)}, ce qui n’existe dans aucun calendrier.`,
  DATES_NOT_PRINTED: ({ rows: number }) =>
    `La date de ${rows(number)} n’est pas imprimée ; elle a été reprise de la ligne du dessus.`,
  DATES_OF_ROW_ABOVE: ({ rows: number }) => `La date de ${rows(number)} est peut-être celle de la ligne du dessus.`,
  DATES_UNREAD: ({ rows: number }) =>
    `À l’endroit de la date de ${rows(number)}, quelque chose est resté non lu et en fait peut-être partie.`,
  DATES_DISORDERED: ({ rows: number }) =>
    `La date de ${rows(number)} est loin de celles qui l’entourent, qui sont toutes dans l’ordre.`,
  TEXTS_NAME_OTHER_DAYS: ({ rows: number }) => `Le texte de ${rows(number)} indique un autre jour de comptabilisation.`,
  DATES_IN_TWO_COLUMNS: () =>
    'Deux colonnes contiennent des jours différents, et aucun titre ne dit laquelle donne le jour de comptabilisation.',
  DAYS_SAID: () => 'Quelqu’un a indiqué quelle colonne contient les jours, et le relevé ne le dit pas lui-même.',
  DATES_HEADED_OTHERWISE: () =>
    'Le titre de la seule colonne de jours désigne une échéance ou une facturation, et non la comptabilisation.',
  YEARS_TO_COME: () => 'Ses années sont à venir : elles sont peut-être d’un autre calendrier.',
  WEEKDAYS_DIFFER: () =>
    'Le jour de la semaine à côté d’une date n’est pas celui de la date : son année est peut-être une autre.',
  YEARLESS_DATES_APART: () => 'Des dates sans année sont très éloignées : elles sont peut-être d’une autre année.',
  ROWS_BEHIND_PAPER: ({ date, rows: number }) =>
    `Le relevé a été établi le ${calendarDate(date)}, et ${later(number)}.`,
  ROWS_BEHIND_CLOSING: ({ date, rows: number }) =>
    `Le solde final est celui du ${calendarDate(date)}, et ${later(number)}.`,
  ROWS_BEFORE_OPENING: ({ date, rows: number }) =>
    `Le solde initial est celui du ${calendarDate(date)}, et ${earlier(number)}.`,
  MONTH_WITHOUT_ROWS: ({ month }) => `D’après son nom, le relevé est de ${month}, et aucune de ses lignes ne l’est.`,
  YEAR_NOT_PRINTED: () => 'Le relevé n’indique pas l’année de ses dates.',
  DATES_IN_PERIOD: () => 'toutes les dates sont dans la période imprimée',
  DATE_OUTSIDE_PERIOD: () => 'une date de comptabilisation est hors de la période imprimée',
  YEAR_ASSUMED: () => 'Le relevé n’indique pas l’année de ses dates.',
  DATE_IMPOSSIBLE: ({ dates }) =>
    `Le relevé imprime ${quoted(dates)}, ce qui n’existe dans aucun calendrier : le dernier jour de ce mois en tient lieu.`,
} satisfies Partial<FindingWords>;

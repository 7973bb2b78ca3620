/** Spanish: findings about the dates of a statement. */
import { calendarDate } from '../../../formats/dates.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages, quoted, rows } from './words.ts';

const later = (number: number) => counted(number, { one: 'fila es posterior', other: 'filas son posteriores' });
const earlier = (number: number) => counted(number, { one: 'fila es anterior', other: 'filas son anteriores' });

export const dates = {
  DATES_IN_PRINTED_PERIOD: () =>
    'Cada fila tiene su propia fecha, y todas las fechas están dentro del periodo impreso.',
  DATES_WHOLE: () => 'Cada fila tiene su propia fecha, con su año.',
  DATES_OF_NO_CALENDAR: ({ dates, pages }) =>
    `El documento imprime ${quoted(dates)} en ${onPages(pages)}, que no existe en ningún calendario.`,
  DATES_NOT_PRINTED: ({ rows: number }) => `La fecha de ${rows(number)} no está impresa; se tomó de la fila de arriba.`,
  DATES_OF_ROW_ABOVE: ({ rows: number }) => `La fecha de ${rows(number)} puede ser la de la fila de arriba.`,
  DATES_UNREAD: ({ rows: number }) =>
    `Donde está la fecha de ${rows(number)} quedó algo sin leer que puede formar parte de ella.`,
  DATES_DISORDERED: ({ rows: number }) =>
    `La fecha de ${rows(number)} está lejos de las que la rodean, todas en orden.`,
  TEXTS_NAME_OTHER_DAYS: ({ rows: number }) => `El texto de ${rows(number)} nombra otro día como fecha contable.`,
  DATES_IN_TWO_COLUMNS: () =>
    'Dos columnas contienen días distintos, y ningún título dice cuál de ellos es la fecha contable.',
  DAYS_SAID: () => 'Alguien indicó qué columna contiene los días, y el documento mismo no lo dice.',
  DATES_HEADED_OTHERWISE: () =>
    'El título de la única columna de días indica vencimiento o facturación, no la fecha contable.',
  YEARS_TO_COME: () => 'Sus años aún están por venir: pueden ser de otro calendario.',
  WEEKDAYS_DIFFER: () => 'El día de la semana que acompaña a una fecha no es el de esa fecha: su año puede ser otro.',
  YEARLESS_DATES_APART: () => 'Hay fechas sin año muy alejadas entre sí: pueden ser de otro año.',
  ROWS_BEHIND_PAPER: ({ date, rows: number }) => `El documento se emitió el ${calendarDate(date)}, y ${later(number)}.`,
  ROWS_BEHIND_CLOSING: ({ date, rows: number }) =>
    `El saldo final es el del ${calendarDate(date)}, y ${later(number)}.`,
  ROWS_BEFORE_OPENING: ({ date, rows: number }) =>
    `El saldo inicial es el del ${calendarDate(date)}, y ${earlier(number)}.`,
  MONTH_WITHOUT_ROWS: ({ month }) => `Según su nombre, el documento es de ${month}, y ninguna de sus filas lo es.`,
  YEAR_NOT_PRINTED: () => 'El documento no da el año de sus fechas.',
  DATES_IN_PERIOD: () => 'todas las fechas están dentro del periodo impreso',
  DATE_OUTSIDE_PERIOD: () => 'una fecha contable está fuera del periodo impreso',
  YEAR_ASSUMED: () => 'El documento no da el año de sus fechas.',
  DATE_IMPOSSIBLE: ({ dates }) =>
    `El documento imprime ${quoted(dates)}, que no existe en ningún calendario: en su lugar está el último día de ese mes.`,
} satisfies Partial<FindingWords>;

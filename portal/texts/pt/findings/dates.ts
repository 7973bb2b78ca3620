/** Portuguese: findings about the dates of a statement. */
import { calendarDate } from '../../../formats/dates.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages, quoted, rows } from './words.ts';

const later = (number: number) => counted(number, { one: 'linha é posterior', other: 'linhas são posteriores' });
const earlier = (number: number) => counted(number, { one: 'linha é anterior', other: 'linhas são anteriores' });

export const dates = {
  DATES_IN_PRINTED_PERIOD: () =>
    'Cada linha tem a sua própria data, e todas as datas estão dentro do período impresso.',
  DATES_WHOLE: () => 'Cada linha tem a sua própria data, com o ano.',
  DATES_OF_NO_CALENDAR: ({ dates, pages }) =>
    `O documento imprime ${quoted(dates)} ${onPages(pages)}, o que não existe em nenhum calendário.`,
  DATES_NOT_PRINTED: ({ rows: number }) => `A data de ${rows(number)} não está impressa; foi tomada da linha de cima.`,
  DATES_OF_ROW_ABOVE: ({ rows: number }) => `A data de ${rows(number)} pode ser a da linha de cima.`,
  DATES_UNREAD: ({ rows: number }) =>
    `Onde está a data de ${rows(number)}, ficou algo sem leitura que pode fazer parte dela.`,
  DATES_DISORDERED: ({ rows: number }) =>
    `A data de ${rows(number)} está longe das datas vizinhas, que estão todas em ordem.`,
  TEXTS_NAME_OTHER_DAYS: ({ rows: number }) => `O texto de ${rows(number)} informa outro dia de lançamento.`,
  DATES_IN_TWO_COLUMNS: () =>
    'Duas colunas contêm dias diferentes, e nenhum título diz qual delas é a do dia de lançamento.',
  DAYS_SAID: () => 'Alguém indicou qual coluna contém os dias, e o documento em si não o diz.',
  DATES_HEADED_OTHERWISE: () =>
    'A única coluna de dias tem um título de vencimento ou de faturamento, e não de lançamento.',
  YEARS_TO_COME: () => 'Os anos ainda estão por vir: podem ser de outro calendário.',
  WEEKDAYS_DIFFER: () => 'O dia da semana ao lado de uma data não é o dessa data: o ano pode ser outro.',
  YEARLESS_DATES_APART: () => 'Há datas sem ano muito distantes entre si: podem ser de outro ano.',
  ROWS_BEHIND_PAPER: ({ date, rows: number }) =>
    `O documento foi emitido em ${calendarDate(date)}, e ${later(number)}.`,
  ROWS_BEHIND_CLOSING: ({ date, rows: number }) => `O saldo final é de ${calendarDate(date)}, e ${later(number)}.`,
  ROWS_BEFORE_OPENING: ({ date, rows: number }) => `O saldo inicial é de ${calendarDate(date)}, e ${earlier(number)}.`,
  MONTH_WITHOUT_ROWS: ({ month }) => `Pelo nome, o documento é de ${month}, e nenhuma linha é desse mês.`,
  YEAR_NOT_PRINTED: () => 'O documento não informa o ano das datas.',
  DATES_IN_PERIOD: () => 'todas as datas estão dentro do período impresso',
  DATE_OUTSIDE_PERIOD: () => 'uma data de lançamento está fora do período impresso',
  YEAR_ASSUMED: () => 'O documento não informa o ano das datas.',
  DATE_IMPOSSIBLE: ({ dates }) =>
    `O documento imprime ${quoted(dates)}, o que não existe em nenhum calendário: usa-se o último dia desse mês.`,
} satisfies Partial<FindingWords>;

/** Spanish: the view Usage. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { timeOf } from './times.ts';

export const usage = {
  title: 'Uso',
  credits: 'Créditos restantes',
  creditsHint: 'Un crédito convierte una página. Volver a convertir un archivo no cuesta nada mientras se guarde.',
  noCredits: 'No queda ninguno. Pida más al operador de este servicio.',
  spent: 'Gastados hasta ahora',
  limits: 'Límites vigentes',
  requests: 'Solicitudes por minuto de cada clave',
  together: 'Solicitudes por minuto entre todas las claves',
  fileSize: 'PDF más grande',
  retention: 'Archivos y resultados se guardan',
  kept: timeOf,
  plot: 'Por día',
  span: 'Periodo',
  spans: { week: '7 días', month: '30 días', quarter: '90 días' },
  pages: 'Páginas convertidas',
  requestsMade: 'Solicitudes',
  total: (total: string) => `${total} en total`,
  dayPages: (day: string, pages: number) => `${day}: ${counted(pages, { one: 'página', other: 'páginas' })}`,
  dayRequests: (day: string, requests: number) =>
    `${day}: ${counted(requests, { one: 'solicitud', other: 'solicitudes' })}`,
  utc: 'Los días terminan a medianoche UTC.',
  table: 'Lo mismo en una tabla',
  date: 'Día',
  ledger: 'Libro de créditos',
  ledgerEmpty: 'Aún no se ha gastado nada.',
  columns: { time: 'Fecha', what: 'Concepto', credits: 'Créditos' },
  kinds: { grant: 'Añadidos', debit: 'Gastados', refund: 'Devueltos' },
  more: 'Ver más',
} satisfies Texts['usage'];

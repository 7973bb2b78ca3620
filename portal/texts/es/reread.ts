/** Spanish: a file is read again, and open questions are answered. */
import { counted } from '../counted.ts';
import { orders } from './date-orders.ts';
import { roleNamed } from './findings/differences.ts';

const BOOKED = {
  column: 'la de su columna',
  stacked: 'la de encima o debajo',
  before: 'la primera de las fechas',
  behind: 'la última de las fechas',
  text: 'la que inicia el texto',
  headed: 'la que está bajo su encabezado',
};

export const reread = {
  open: 'Volver a leer',
  title: 'Volver a leer este archivo',
  body: 'Diga lo que el documento no dice: se lee de nuevo todo el archivo, sin coste.',
  corrected: (number: number) =>
    `La nueva lectura deja fuera ${counted(number, {
      one: 'fila que usted corrigió',
      other: 'filas que usted corrigió',
    })}. Deshacer ${number === 1 ? 'la recupera' : 'las recupera'}.`,
  dateOrder: 'Orden de día y mes',
  orders: {
    asRead: 'Lo que diga el documento',
    ...orders,
  },
  year: 'Año de las fechas',
  yearHint: 'Donde el documento no lo imprime',
  asRead: 'Lo que diga el documento',
  submit: 'Volver a leer',
  cancel: 'Cancelar',
  reading: 'Volviendo a leer…',
  failed: 'No se pudo leer así',
  overtaken:
    'Entretanto alguien cambió esta lectura, por eso no se volvió a leer. No se pierde nada suyo: mire las filas como están ahora y lea de nuevo.',
};

export const answers = {
  mark: (mark: '.' | ','): string => (mark === '.' ? 'El punto es el signo decimal' : 'La coma es el signo decimal'),
  columns: (columns: readonly string[]) => `Columnas: ${columns.map(roleNamed).join(', ')}`,
  day: (place: 'column' | 'stacked' | 'before' | 'behind' | 'text' | 'headed', heading: string | null) =>
    heading === null ? `Fecha contable: ${BOOKED[place]}` : `Fecha contable: la que está bajo “${heading}”`,
  sides: (signs: 'holder' | 'bank', balances: 'held' | 'owed') =>
    `${signs === 'holder' ? 'Un más es una entrada' : 'Un más es una salida'}, ${
      balances === 'held' ? 'el saldo es a favor (una cuenta)' : 'el saldo se debe (una tarjeta o un préstamo)'
    }`,
};

/** Spanish: the differences between two readings of a paper. */
import type { Difference } from '../../../api/types.ts';
import type { DifferenceWords } from '../../finding-words.ts';
import { orders } from '../date-orders.ts';

type Day = Extract<Difference, { code: 'BOOKING_DAY' }>['params']['days'][number];
type Sides = Extract<Difference, { code: 'SIDES' }>['params']['sides'][number];

const DAYS = {
  column: 'la columna de fechas',
  stacked: 'las fechas encima o debajo de estas',
  before: 'las fechas delante de estas',
  behind: 'las fechas detrás de estas',
  text: 'las fechas con que empiezan los textos',
};
const SIGNS = { holder: 'un signo más es una entrada', bank: 'un signo más es una salida' };
const BALANCES = { held: 'a favor', owed: 'deuda' };

/** What columns hold; a later version may have some without a text here. */
const ROLES: Readonly<Record<string, string | undefined>> = {
  date: 'fecha',
  value_date: 'fecha valor',
  transaction_date: 'fecha de operación',
  description: 'descripción',
  amount: 'importe',
  debit: 'cargo',
  credit: 'abono',
  balance: 'saldo',
  currency: 'moneda',
  reference: 'referencia',
  type: 'tipo',
  aside: 'nota',
  marker: 'marca',
  sequence: 'número de orden',
  fee: 'comisión',
  charge: 'comisión cobrada',
  original_amount: 'importe original',
  other: 'otra cosa',
};

/** Given the role of a column, returns what it is for. */
export const roleNamed = (role: string) => ROLES[role] ?? role.replaceAll('_', ' ');
const dayNamed = (day: Day) => (day.place === 'headed' ? `las fechas bajo “${day.heading}”` : DAYS[day.place]);
const sidesNamed = ({ signs, balances }: Sides) => `${SIGNS[signs]} y los saldos son ${BALANCES[balances]}`;

export const differences: DifferenceWords = {
  DECIMAL_MARK: ({ marks }) => `el signo decimal: ${marks.map((mark) => `“${mark}”`).join(' o ')}`,
  DATE_ORDER: ({ orders: two }) => `el orden de las fechas: ${two.map((order) => `“${orders[order]}”`).join(' o ')}`,
  COLUMNS: ({ columns }) => `las columnas: ${columns.map((roles) => roles.map(roleNamed).join(', ')).join(' o ')}`,
  BOOKING_DAY: ({ days }) => `la fecha contable está en ${days.map(dayNamed).join(' o ')}`,
  SIDES: ({ sides }) => sides.map(sidesNamed).join(', o '),
  LIST_APART: () => 'una lista con título propio contiene movimientos, o ninguno',
  PRINTED_TWICE: () => 'hay movimientos impresos dos veces, o hechos dos veces',
  UNDATED_LINES: () => 'las líneas sin fecha que se anulan entre sí son movimientos, o no lo son',
  ROWS_OF_NOTHING: () => 'las filas de 0.00 son movimientos, o solo informan',
  ROWS_SET_APART: () => 'las filas que algo separa de las demás y que se anulan entre sí son movimientos, o no lo son',
};

/** Portuguese: the differences between two readings of a paper. */
import type { Difference } from '../../../api/types.ts';
import type { DifferenceWords } from '../../finding-words.ts';
import { orders } from '../date-orders.ts';

type Day = Extract<Difference, { code: 'BOOKING_DAY' }>['params']['days'][number];
type Sides = Extract<Difference, { code: 'SIDES' }>['params']['sides'][number];

const DAYS = {
  column: 'na coluna de datas',
  stacked: 'nas datas acima ou abaixo destas',
  before: 'nas datas antes destas',
  behind: 'nas datas depois destas',
  text: 'nas datas com que os textos começam',
};
const SIGNS = { holder: 'um sinal de mais é entrada', bank: 'um sinal de mais é saída' };
const BALANCES = { held: 'os saldos são credores', owed: 'os saldos são devedores' };

/** By role of a column; a later version may have roles without a text here. */
const ROLES: Readonly<Record<string, string>> = {
  date: 'data',
  value_date: 'data-valor',
  transaction_date: 'data da transação',
  description: 'descrição',
  amount: 'valor',
  debit: 'débito',
  credit: 'crédito',
  balance: 'saldo',
  currency: 'moeda',
  reference: 'referência',
  type: 'tipo',
  aside: 'nota',
  marker: 'marca',
  sequence: 'número de ordem',
  fee: 'tarifa',
  charge: 'tarifa lançada',
  original_amount: 'valor original',
  other: 'outra',
};

const roleNamed = (role: string) => ROLES[role] ?? role.replaceAll('_', ' ');
const dayNamed = (day: Day) => (day.place === 'headed' ? `nas datas abaixo de “${day.heading}”` : DAYS[day.place]);
const sidesNamed = ({ signs, balances }: Sides) => `${SIGNS[signs]}, ${BALANCES[balances]}`;

export const differences: DifferenceWords = {
  DECIMAL_MARK: ({ marks }) => `o separador decimal é ${marks.map((mark) => `“${mark}”`).join(' ou ')}`,
  DATE_ORDER: ({ orders: two }) => `a ordem das datas é ${two.map((order) => `“${orders[order]}”`).join(' ou ')}`,
  COLUMNS: ({ columns }) => `as colunas são ${columns.map((roles) => roles.map(roleNamed).join(', ')).join(' ou ')}`,
  BOOKING_DAY: ({ days }) => `o dia de lançamento está ${days.map(dayNamed).join(' ou ')}`,
  SIDES: ({ sides }) => sides.map(sidesNamed).join(', ou '),
  LIST_APART: () => 'uma lista com título próprio contém transações, ou não',
  PRINTED_TWICE: () => 'há transações impressas duas vezes, ou feitas duas vezes',
  UNDATED_LINES: () => 'linhas sem data que se anulam são transações, ou não',
  ROWS_OF_NOTHING: () => 'linhas de valor zero são transações, ou só informam',
  ROWS_SET_APART: () => 'linhas que algo separa das outras, e que se anulam, são transações, ou não',
};

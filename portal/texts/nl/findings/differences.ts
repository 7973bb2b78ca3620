/** Dutch: the differences between two readings of a paper. */
import type { Difference } from '../../../api/types.ts';
import type { DifferenceWords } from '../../finding-words.ts';
import { orders } from '../date-orders.ts';

type Day = Extract<Difference, { code: 'BOOKING_DAY' }>['params']['days'][number];
type Sides = Extract<Difference, { code: 'SIDES' }>['params']['sides'][number];

const DAYS = {
  column: 'de kolom met datums',
  stacked: 'de datums boven of onder deze',
  before: 'de datums voor deze',
  behind: 'de datums achter deze',
  text: 'de datums waarmee de teksten beginnen',
};
const SIGNS = { holder: 'een plus is bij', bank: 'een plus is af' };
const BALANCES = { held: 'een tegoed', owed: 'een schuld' };
/** What columns are for. A later version may have one without a text here. */
const ROLES: Readonly<Record<string, string>> = {
  date: 'datum',
  value_date: 'valutadatum',
  transaction_date: 'transactiedatum',
  description: 'omschrijving',
  amount: 'bedrag',
  debit: 'af',
  credit: 'bij',
  balance: 'saldo',
  currency: 'valuta',
  reference: 'kenmerk',
  type: 'soort',
  aside: 'bijzonderheid',
  marker: 'bij- of afteken',
  sequence: 'volgnummer',
  fee: 'kosten',
  charge: 'extra kosten',
  original_amount: 'oorspronkelijk bedrag',
  other: 'overig',
};

const dayNamed = (day: Day) => (day.place === 'headed' ? `de datums onder “${day.heading}”` : DAYS[day.place]);
/** Given what a column is for, returns its name. */
export const roleNamed = (role: string) => ROLES[role] ?? role.replaceAll('_', ' ');
const sidesNamed = ({ signs, balances }: Sides) => `${SIGNS[signs]}, de saldi zijn ${BALANCES[balances]}`;

export const differences: DifferenceWords = {
  DECIMAL_MARK: ({ marks }) => `het decimaalteken ${marks.map((mark) => `“${mark}”`).join(' of ')}`,
  DATE_ORDER: ({ orders: two }) => `de volgorde van datums ${two.map((order) => `“${orders[order]}”`).join(' of ')}`,
  COLUMNS: ({ columns }) => `de kolommen ${columns.map((roles) => roles.map(roleNamed).join(', ')).join(' of ')}`,
  BOOKING_DAY: ({ days }) => `de boekingsdatum is te vinden in ${days.map(dayNamed).join(' of ')}`,
  SIDES: ({ sides }) => sides.map(sidesNamed).join(', of '),
  LIST_APART: () => 'een lijst met een eigen titel bevat transacties, of geen',
  PRINTED_TWICE: () => 'transacties zijn twee keer gedrukt, of twee keer gedaan',
  UNDATED_LINES: () => 'tekstregels zonder datum die tegen elkaar wegvallen, zijn transacties, of niet',
  ROWS_OF_NOTHING: () => 'regels van 0,00 zijn transacties, of alleen ter informatie',
  ROWS_SET_APART: () =>
    'regels die van de andere zijn afgezonderd en tegen elkaar wegvallen, zijn transacties, of niet',
};

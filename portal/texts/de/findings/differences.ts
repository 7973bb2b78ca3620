/** German: the differences between two readings of a paper. */
import type { Difference } from '../../../api/types.ts';
import type { DifferenceWords } from '../../finding-words.ts';
import { orders } from '../date-orders.ts';

type Day = Extract<Difference, { code: 'BOOKING_DAY' }>['params']['days'][number];
type Sides = Extract<Difference, { code: 'SIDES' }>['params']['sides'][number];

const DAYS = {
  column: 'das Datum in der Datumsspalte',
  stacked: 'das Datum darüber oder darunter',
  before: 'das Datum davor',
  behind: 'das Datum dahinter',
  text: 'das Datum, mit dem der Text beginnt',
};
const SIGNS = { holder: 'ein Plus ist ein Eingang', bank: 'ein Plus ist ein Ausgang' };
const BALANCES = { held: 'Guthaben', owed: 'Schulden' };

/** What a column is for; a later version may have roles without a text here. */
const ROLES: Readonly<Record<string, string>> = {
  date: 'Datum',
  value_date: 'Wertstellung',
  transaction_date: 'Getätigt am',
  description: 'Buchungstext',
  amount: 'Betrag',
  debit: 'Ausgang',
  credit: 'Eingang',
  balance: 'Saldo',
  currency: 'Währung',
  reference: 'Referenz',
  type: 'Art',
  aside: 'Vermerk',
  marker: 'Kennzeichen',
  sequence: 'laufende Nummer',
  fee: 'Gebühr',
  charge: 'gebuchte Gebühr',
  original_amount: 'Betrag in Fremdwährung',
  other: 'anderes',
};

export const roleNamed = (role: string) => ROLES[role] ?? role.replaceAll('_', ' ');
const dayNamed = (day: Day) => (day.place === 'headed' ? `das Datum unter „${day.heading}“` : DAYS[day.place]);
const sidesNamed = ({ signs, balances }: Sides) => `${SIGNS[signs]}, die Salden sind ${BALANCES[balances]}`;

export const differences: DifferenceWords = {
  DECIMAL_MARK: ({ marks }) => `das Dezimalzeichen ${marks.map((mark) => `„${mark}“`).join(' oder ')}`,
  DATE_ORDER: ({ orders: two }) =>
    `die Reihenfolge im Datum ${two.map((order) => `„${orders[order]}“`).join(' oder ')}`,
  COLUMNS: ({ columns }) =>
    `die Spalten ${columns.map((roles) => `„${roles.map(roleNamed).join(', ')}“`).join(' oder ')}`,
  BOOKING_DAY: ({ days }) => `der Buchungstag ist ${days.map(dayNamed).join(' oder ')}`,
  SIDES: ({ sides }) => sides.map(sidesNamed).join(', oder '),
  LIST_APART: () => 'eine Liste mit eigenem Titel enthält Buchungen oder keine',
  PRINTED_TWICE: () => 'Buchungen sind doppelt gedruckt, oder es gab sie zweimal',
  UNDATED_LINES: () => 'Textzeilen ohne Datum, die einander aufheben, sind Buchungen oder keine',
  ROWS_OF_NOTHING: () => 'Zeilen mit 0,00 sind Buchungen oder nur Angaben',
  ROWS_SET_APART: () => 'Zeilen, die von den anderen abgesetzt sind und einander aufheben, sind Buchungen oder keine',
};

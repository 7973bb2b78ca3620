/** French: the differences between two readings of a paper. */
import type { Difference } from '../../../api/types.ts';
import type { DifferenceWords } from '../../finding-words.ts';
import { orders } from '../date-orders.ts';

type Day = Extract<Difference, { code: 'BOOKING_DAY' }>['params']['days'][number];
type Sides = Extract<Difference, { code: 'SIDES' }>['params']['sides'][number];

const DAYS = {
  column: 'la colonne des dates',
  stacked: 'les dates au-dessus ou au-dessous de celles-ci',
  before: 'les dates avant celles-ci',
  behind: 'les dates après celles-ci',
  text: 'les dates par lesquelles commencent les textes',
};
const SIGNS = { holder: 'un plus est une entrée', bank: 'un plus est une sortie' };
const BALANCES = { held: 'les soldes sont un avoir', owed: 'les soldes sont une dette' };
/** What a column is for; a later version may have roles without a text here. */
const ROLES: Readonly<Record<string, string | undefined>> = {
  date: 'date',
  value_date: 'date de valeur',
  transaction_date: 'date de l’opération',
  description: 'libellé',
  amount: 'montant',
  debit: 'débit',
  credit: 'crédit',
  balance: 'solde',
  currency: 'devise',
  reference: 'référence',
  type: 'type',
  aside: 'note',
  marker: 'signe',
  sequence: 'numéro',
  fee: 'frais',
  charge: 'frais comptabilisés',
  original_amount: 'montant d’origine',
  other: 'autre',
};

const dayNamed = (day: Day) => (day.place === 'headed' ? `les dates sous « ${day.heading} »` : DAYS[day.place]);
const sidesNamed = ({ signs, balances }: Sides) => `${SIGNS[signs]}, ${BALANCES[balances]}`;
export const roleNamed = (role: string) => ROLES[role] ?? role.replaceAll('_', ' ');

export const differences: DifferenceWords = {
  DECIMAL_MARK: ({ marks }) => `le signe décimal ${marks.join(' ou ')}`,
  DATE_ORDER: ({ orders: two }) => `l’ordre des dates ${two.map((order) => `« ${orders[order]} »`).join(' ou ')}`,
  COLUMNS: ({ columns }) => `les colonnes ${columns.map((roles) => roles.map(roleNamed).join(', ')).join(' ou ')}`,
  BOOKING_DAY: ({ days }) => `le jour de comptabilisation est dans ${days.map(dayNamed).join(' ou ')}`,
  SIDES: ({ sides }) => sides.map(sidesNamed).join(', ou '),
  LIST_APART: () => 'une liste qui a son propre titre contient des opérations, ou aucune',
  PRINTED_TWICE: () => 'des opérations sont imprimées deux fois, ou ont été faites deux fois',
  UNDATED_LINES: () => 'des lignes sans date qui s’annulent sont des opérations, ou n’en sont pas',
  ROWS_OF_NOTHING: () => 'des lignes de 0.00 sont des opérations, ou ne font qu’informer',
  ROWS_SET_APART: () =>
    'des lignes que quelque chose distingue des autres, et qui s’annulent, sont des opérations, ou n’en sont pas',
};

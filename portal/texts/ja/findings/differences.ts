/** Japanese: the differences between two readings of a paper. */
import type { Difference } from '../../../api/types.ts';
import type { DifferenceWords } from '../../finding-words.ts';
import { orders } from '../date-orders.ts';
import { rolesNamed } from '../roles.ts';

type Day = Extract<Difference, { code: 'BOOKING_DAY' }>['params']['days'][number];
type Sides = Extract<Difference, { code: 'SIDES' }>['params']['sides'][number];

const DAYS = {
  column: '日付の列',
  stacked: 'この日付の上または下の日付',
  before: 'この日付の前の日付',
  behind: 'この日付の後の日付',
  text: '文面の先頭の日付',
};
const SIGNS = { holder: 'プラスが入金', bank: 'プラスが出金' };
const BALANCES = { held: '残高は預金', owed: '残高は債務' };

const dayNamed = (day: Day) => (day.place === 'headed' ? `「${day.heading}」の下の日付` : DAYS[day.place]);
const sidesNamed = ({ signs, balances }: Sides) => `${SIGNS[signs]}で${BALANCES[balances]}`;
const columnsNamed = (roles: readonly string[]) => `「${rolesNamed(roles)}」`;

export const differences: DifferenceWords = {
  DECIMAL_MARK: ({ marks }) => `小数点が${marks.map((mark) => `「${mark}」`).join('か')}`,
  DATE_ORDER: ({ orders: two }) => `日付の順序が${two.map((order) => `「${orders[order]}」`).join('か')}`,
  COLUMNS: ({ columns }) => `列が${columns.map(columnsNamed).join('か')}`,
  BOOKING_DAY: ({ days }) => `記帳日が${days.map(dayNamed).join('か')}`,
  SIDES: ({ sides }) => sides.map(sidesNamed).join('か、'),
  LIST_APART: () => '独自の見出しのある一覧が取引かどうか',
  PRINTED_TWICE: () => '取引が二重に記載されているのか、2回行われたのか',
  UNDATED_LINES: () => '日付がなく、互いに打ち消し合う行が取引かどうか',
  ROWS_OF_NOTHING: () => '0.00の行が取引か、単なる案内か',
  ROWS_SET_APART: () => 'ほかと区別され、互いに打ち消し合う行が取引かどうか',
};

/** English: a file is read again, and open questions are answered. */
import { counted } from '../counted.ts';
import { orders } from './date-orders.ts';

const rows = (number: number) => counted(number, { one: 'row', other: 'rows' });

const BOOKED = {
  column: 'the day in its column',
  stacked: 'the day above or below',
  before: 'the first of the days',
  behind: 'the last of the days',
  text: 'the day with which the text begins',
  headed: 'the day below its heading',
};

export const reread = {
  open: 'Read again',
  title: 'Read this file again',
  body: 'Say what the paper does not: all of the file is then read anew, at no cost.',
  corrected: (number: number) =>
    `The new reading does not have the ${rows(number)} that you corrected. Undo brings them back.`,
  dateOrder: 'Order of day and month',
  orders: {
    asRead: 'As the paper says',
    ...orders,
  },
  year: 'Year of the dates',
  yearHint: 'Where the paper prints none',
  asRead: 'As the paper says',
  submit: 'Read again',
  cancel: 'Cancel',
  reading: 'Reading again …',
  failed: 'It could not be read so',
  overtaken:
    'Somebody changed this reading meanwhile, so it was not read again. Nothing of yours is lost: look at the rows as they are now, and read again.',
};

export const answers = {
  mark: (mark: '.' | ','): string => (mark === '.' ? 'The point is the decimal mark' : 'The comma is the decimal mark'),
  columns: (columns: readonly string[]) => `Columns: ${columns.map((role) => role.replaceAll('_', ' ')).join(', ')}`,
  day: (place: 'column' | 'stacked' | 'before' | 'behind' | 'text' | 'headed', heading: string | null) =>
    heading === null ? `Booked on ${BOOKED[place]}` : `Booked on the day below “${heading}”`,
  sides: (signs: 'holder' | 'bank', balances: 'held' | 'owed') =>
    `${signs === 'holder' ? 'A plus is money in' : 'A plus is money out'}, ${
      balances === 'held' ? 'the balance is held (an account)' : 'the balance is owed (a card or a loan)'
    }`,
};

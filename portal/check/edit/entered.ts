/** What people enter for a row: its texts, what is wrong with them, and the change that they make. */
import type { Transaction } from '../result.ts';
import type { Change } from './versions.ts';

export interface Entered {
  readonly date: string;
  readonly description: string;
  readonly amount: string;
  readonly balance: string;
}

type Field = keyof Entered;

/** Where a new row was seen on the paper. */
export interface Seen {
  readonly page: number;
  readonly box: [number, number, number, number];
}

/** Where a row stands: its number in the file, or the number of the row that a new one stands above. */
export type Place =
  | { readonly row: number }
  | { readonly statement: number; readonly before: number; readonly places?: Seen[] };

const DECIMAL = /^-?\d+(\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** No paper is older, or from so far ahead. */
const [EARLIEST_DAY, LATEST_DAY] = ['1900-01-01', '2199-12-31'];

/** Given a row, or what a new one begins with, returns it as it is entered. */
export const enteredOf = ({ date, description, amount, balance }: Transaction): Entered => ({
  date,
  description,
  amount,
  balance: balance ?? '',
});

/** A year of two digits that is typed into a field of days is one of antiquity. */
export const isDay = (text: string): boolean =>
  DAY.test(text) && text >= EARLIEST_DAY && text <= LATEST_DAY && !Number.isNaN(Date.parse(text));
const isDecimal = (text: string): boolean => DECIMAL.test(text);
/** The API takes descriptions of one line. */
export const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The fields whose texts are not what they must be. */
export function wrongFields({ date, amount, balance, description }: Entered): ReadonlySet<Field> {
  const wrong = new Set<Field>();
  if (!isDay(date)) wrong.add('date');
  if (description.trim() === '') wrong.add('description');
  if (!isDecimal(amount)) wrong.add('amount');
  if (balance !== '' && !isDecimal(balance)) wrong.add('balance');
  return wrong;
}

/** Given what is entered, what stood there and where, returns the change; null if nothing changes or something is wrong. */
export function changeOf(entered: Entered, before: Entered | null, place: Place): Change | null {
  if (wrongFields(entered).size > 0) return null;
  const fields = {
    date: entered.date,
    description: oneLine(entered.description),
    amount: entered.amount,
    // nothing is printed where nothing is entered
    balance: entered.balance === '' ? null : entered.balance,
  };
  if (!('row' in place)) return { do: 'add', ...place, ...fields };
  const isSame = before !== null && (Object.keys(entered) as Field[]).every((name) => entered[name] === before[name]);
  return isSame ? null : { do: 'set', row: place.row, ...fields };
}

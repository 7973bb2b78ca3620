/** Groups the statements of one account: by IBAN, by account number, and by currency. */
import { groupBy } from '../model/lists.ts';
import { IBAN_HEAD, isIban } from '../money/iban.ts';
import type { ComparedStatement, Member } from './types.ts';

/** What tells the account of a statement. */
export type Identified = Pick<ComparedStatement, 'iban' | 'accountNumber' | 'currency' | 'decimals'>;

/** A statement by its index among those given. */
interface Indexed<S> {
  readonly index: number;
  readonly statement: S;
}

/** A number with fewer letters and figures does not identify an account: "12" may be a branch. */
const LEAST_NUMBER = 4;
/** A number with this many figures is not inside an IBAN by accident. */
const LEAST_INSIDE_IBAN = 7;

type Named = Readonly<Record<'iban' | 'number', string | null>>;

/** Given statements, returns groups of one account and currency each; a statement that names no account is alone. */
export function accountsOf<S extends Identified>(statements: readonly S[]): Indexed<S>[][] {
  const named = statements.map(namesOf);
  const members = statements.map((statement, index) => ({ index, statement }));
  const distinct = [...new Map(named.map((one) => [`${one.iban} ${one.number}`, one])).values()];
  const keyOf = ({ index, statement }: Indexed<S>) => accountKey(namesOf(statement), distinct) ?? `statement ${index}`;
  return [...groupBy(members, keyOf).values()].flatMap((group) => byCurrency(group));
}

/** True for a statement that names its account, so that other statements of the account can be found. */
export const namesAccount = ({ statement }: Member): boolean =>
  Object.values(namesOf(statement)).some((name) => name !== null);

/** Given a statement, returns the names of its account without marks, masks and zeros in front. */
export function namesOf({ iban, accountNumber }: Pick<Identified, 'iban' | 'accountNumber'>): Named {
  // what a paper calls the account number may be an IBAN: another IBAN on it is then of somebody else
  if (accountNumber !== null && isIban(plain(accountNumber))) return { iban: plain(accountNumber), number: null };
  // masked figures, and zeros in front of a number, are printed on one paper and left out on another
  const number = accountNumber === null ? '' : plain(accountNumber).replace(/^[X0]+/, '');
  return { iban: iban === null ? null : plain(iban), number: number.length < LEAST_NUMBER ? null : number };
}

const plain = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A number belongs to the one IBAN that contains it, or that some paper prints beside it. */
function accountKey({ iban, number }: Named, all: readonly Named[]): string | null {
  if (iban !== null) return `iban ${iban}`;
  if (number === null) return null;
  const isInside = (text: string) => number.length >= LEAST_INSIDE_IBAN && text.slice(IBAN_HEAD).includes(number);
  const named = all.filter((other) => other.number === number || isInside(other.iban ?? ''));
  const ibans = new Set(named.flatMap((other) => other.iban ?? []));
  return ibans.size === 1 ? `iban ${[...ibans][0]}` : `number ${number}`;
}

/** Statements without a currency have the currency of the others of their account, if these have only one. */
function byCurrency<S extends Identified>(members: readonly Indexed<S>[]): Indexed<S>[][] {
  const [only = null, ...others] = new Set(members.flatMap(({ statement }) => statement.currency ?? []));
  const sameDecimals = new Set(members.map(({ statement }) => statement.decimals)).size === 1;
  const implied = others.length === 0 && sameDecimals ? only : null;
  return [...groupBy(members, ({ statement }) => statement.currency ?? implied).values()];
}

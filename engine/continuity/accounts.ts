/** Puts the statements of one account together: by IBAN, by account number, and by currency. */
import { isIban } from '../money/iban.ts';
import type { ComparedStatement } from './types.ts';

/** Fewer letters and figures than these tell no account from another: "12" may be a branch. */
const LEAST_NUMBER = 4;
/** So many figures of a number inside an IBAN are no accident. */
const LEAST_INSIDE_IBAN = 7;

interface Named {
  readonly iban: string | null;
  readonly number: string | null;
}

/** A statement of an account, by its index among those that are compared. */
export interface Member {
  readonly index: number;
  readonly statement: ComparedStatement;
}

/** Given statements, returns those of one account and currency together; one that names no account stands alone. */
export function accountsOf(statements: readonly ComparedStatement[]): Member[][] {
  const named = statements.map(namesOf);
  const accounts = new Map<string, Member[]>();
  for (const [index, statement] of statements.entries()) {
    const key = accountKey(namesOf(statement), named) ?? `statement ${index}`;
    accounts.set(key, [...(accounts.get(key) ?? []), { index, statement }]);
  }
  return [...accounts.values()].flatMap(byCurrency);
}

/** Given a statement, returns whether it names its account so that others of it can be found. */
export function namesAccount(statement: ComparedStatement): boolean {
  const { iban, number } = namesOf(statement);
  return iban !== null || number !== null;
}

function namesOf({ iban, accountNumber }: ComparedStatement): Named {
  // what a paper calls the number of the account may be an IBAN: another one on it is that of somebody else
  if (accountNumber !== null && isIban(plain(accountNumber))) return { iban: plain(accountNumber), number: null };
  // figures that are masked, and the zeros that fill a number up, are printed on one paper and left out on another
  const number = accountNumber === null ? '' : plain(accountNumber).replace(/^[X0]+/, '');
  return { iban: iban === null ? null : plain(iban), number: number.length < LEAST_NUMBER ? null : number };
}

function plain(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A number belongs to the one IBAN that some paper prints beside it, or that holds it. */
function accountKey({ iban, number }: Named, all: readonly Named[]): string | null {
  if (iban !== null) return `iban ${iban}`;
  if (number === null) return null;
  const ibans = new Set(
    all.flatMap((other) => {
      if (other.iban === null) return [];
      const inside = number.length >= LEAST_INSIDE_IBAN && other.iban.slice(4).includes(number);
      return other.number === number || inside ? [other.iban] : [];
    }),
  );
  return ibans.size === 1 ? `iban ${[...ibans][0]}` : `number ${number}`;
}

/** Statements that do not say their currency belong to the one that the others of the account say. */
function byCurrency(members: readonly Member[]): Member[][] {
  const [only = null, ...others] = new Set(members.flatMap(({ statement }) => statement.currency ?? []));
  const sameDecimals = new Set(members.map(({ statement }) => statement.decimals)).size === 1;
  const implied = others.length === 0 && sameDecimals ? only : null;
  const groups = new Map<string | null, Member[]>();
  for (const member of members) {
    const currency = member.statement.currency ?? implied;
    groups.set(currency, [...(groups.get(currency) ?? []), member]);
  }
  return [...groups.values()];
}

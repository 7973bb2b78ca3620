/** Puts the statements of one account together: by IBAN, by account number, and by currency. */
import { isIban } from '../money/iban.ts';
import type { ComparedStatement } from './types.ts';

/** Fewer letters and figures than these tell no account from another: "12" may be a branch. */
const LEAST_NUMBER = 4;
/** So many figures of a number inside an IBAN are no accident. */
const LEAST_INSIDE_IBAN = 7;

/** What a statement says of its account: an IBAN, a number, both or neither. */
interface Named {
  readonly iban: string | null;
  readonly number: string | null;
}

/**
 * Given statements, returns the indices of those of one account and currency together; one that names no account
 * stands alone.
 */
export function accountsOf(statements: readonly ComparedStatement[]): number[][] {
  const named = statements.map(namesOf);
  const accounts = new Map<string, number[]>();
  for (const [index, names] of named.entries()) {
    const key = accountKey(names, named) ?? `statement ${index}`;
    accounts.set(key, [...(accounts.get(key) ?? []), index]);
  }
  return [...accounts.values()].flatMap((members) => byCurrency(members, statements));
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
function byCurrency(members: readonly number[], statements: readonly ComparedStatement[]): number[][] {
  const said = new Set(members.flatMap((index) => statements[index].currency ?? []));
  const only = said.size === 1 ? [...said][0] : null;
  const decimals = members.map((index) => statements[index].decimals);
  const sameDecimals = decimals.every((count) => count === decimals[0]);
  const groups = new Map<string | null, number[]>();
  for (const index of members) {
    const currency = statements[index].currency ?? (sameDecimals ? only : null);
    groups.set(currency, [...(groups.get(currency) ?? []), index]);
  }
  return [...groups.values()];
}

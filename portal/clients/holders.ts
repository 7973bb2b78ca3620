/** Whose names stand on statements that belong to no client yet: each may be made a client. */
import type { BankAccount, Client, Suggestion } from '../api/types.ts';

export interface Holder {
  /** as it is printed */
  readonly name: string;
  readonly accounts: readonly BankAccount[];
  readonly statements: number;
  /** the client of this name; null: there is none */
  readonly client: Pick<Client, 'id' | 'name'> | null;
}

const folded = (name: string): string => name.trim().toLocaleLowerCase();

/** What is suggested for a client that had the account before is not offered twice. */
const isSuggested = ({ iban, accountNumber }: BankAccount, suggestions: readonly Suggestion[]): boolean =>
  suggestions.some((one) => one.accountNumber !== null && [iban, accountNumber].includes(one.accountNumber));

/** Given the accounts of no client, returns their holders by name, each once. */
export function holdersOf(
  accounts: readonly BankAccount[],
  clients: readonly Pick<Client, 'id' | 'name'>[],
  suggestions: readonly Suggestion[],
): Holder[] {
  const holders = new Map<string, Holder>();
  for (const account of accounts) {
    const { holder, statements } = account;
    if (holder === null || isSuggested(account, suggestions)) continue;
    const key = folded(holder);
    const {
      name,
      accounts: others,
      statements: before,
    } = holders.get(key) ?? { name: holder, accounts: [], statements: 0 };
    const client = clients.find((one) => folded(one.name) === key) ?? null;
    holders.set(key, { name, accounts: [...others, account], statements: before + statements, client });
  }
  return [...holders.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** To which clients files of no client may belong: those that have had statements of the same bank account. */
import { accountsOf, namesOf } from '../../workers/continuity.ts';
import type { OwnedFile } from '../storage/bank-accounts.ts';
import type { FoundSummary } from '../summaries/types.ts';
import { isSameName } from './names.ts';
import type { Suggestion } from './types.ts';

/** With fewer letters and figures, two accounts may share a number. */
const LEAST_NUMBER = 6;

type Owned = FoundSummary & { readonly file: OwnedFile };

/**
 * Given all statements of an account of the service, returns what is suggested: only where one client, and no other, has
 * the bank account.
 */
export function suggestionsOf(statements: readonly Owned[]): Suggestion[] {
  const groups = accountsOf(statements.map((one) => ({ ...one, decimals: 0 })));
  return groups.flatMap((members): Suggestion[] => {
    const all = members.flatMap(({ index }) => statements[index] ?? []);
    const owned = all.filter(({ file }) => file.client_id !== null);
    const [seen] = owned;
    const clients = new Set(owned.map(({ file }) => file.client_id));
    const clientId = seen?.file.client_id ?? null;
    if (seen === undefined || clientId === null || clients.size !== 1 || !isTelling(seen)) return [];
    const free = all.filter(
      ({ file, institution }) => file.client_id === null && isSameName(institution, seen.institution),
    );
    if (free.length === 0) return [];
    return [
      {
        clientId,
        bank: seen.institution,
        accountNumber: seen.iban ?? seen.accountNumber,
        currency: seen.currency,
        statements: owned.length,
        files: [...new Set(free.map(({ uuid }) => uuid))],
      },
    ];
  });
}

function isTelling(statement: Owned): boolean {
  const { iban, number } = namesOf(statement);
  return iban !== null || (number !== null && number.length >= LEAST_NUMBER);
}

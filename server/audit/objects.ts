/** Finds the names of what a page of the audit log is about: one query for each kind of thing that is on it. */
import { AUDIT_ACTIONS, type AuditAction } from '../../contract/audit.ts';
import { findAccount } from '../storage/accounts.ts';
import { type NamedObject, nameAlone, namedClients, namedFiles, namedJobs } from '../storage/audit-objects.ts';
import type { Queries } from '../storage/schema.ts';

interface Entry {
  readonly action: AuditAction;
  readonly object: string;
}

type Find = (entry: Entry) => NamedObject | null;

/** Given the ids of bank accounts, returns the names of those that statements are left of. */
export type BankAccountNames = (accountId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const allAlone = (names: ReadonlyMap<string, string>) => new Map([...names].map(([id, name]) => [id, nameAlone(name)]));

/** Who names what has no row of its own kind. */
interface Names {
  /** of people and keys */
  readonly actors: ReadonlyMap<string, string>;
  readonly bankAccounts: BankAccountNames;
}

/** Given entries of an account and names, returns what finds the object of an entry. */
export async function objectsOf(
  db: Queries,
  accountId: string,
  entries: readonly Entry[],
  { actors, bankAccounts }: Names,
): Promise<Find> {
  const now = Date.now();
  const find = {
    file: (ids: string[]) => namedFiles(db, accountId, ids, now),
    job: (ids: string[]) => namedJobs(db, accountId, ids, now),
    client: (ids: string[]) => namedClients(db, accountId, ids),
    'bank account': async (ids: string[]) => allAlone(await bankAccounts(accountId, ids)),
    account: async (ids: string[]) => {
      const account = ids.includes(accountId) ? await findAccount(db, accountId) : undefined;
      return new Map(account === undefined ? [] : [[account.id, nameAlone(account.name)]]);
    },
  };
  const kinds = Object.keys(find) as (keyof typeof find)[];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = [...new Set(entries.filter(({ action }) => AUDIT_ACTIONS[action] === kind).map((one) => one.object))];
      return [kind, ids.length === 0 ? new Map<string, NamedObject>() : await find[kind](ids)] as const;
    }),
  );
  const byKind = new Map<string, ReadonlyMap<string, NamedObject>>(found);
  for (const kind of ['user', 'key']) byKind.set(kind, allAlone(actors));
  return ({ action, object }) => byKind.get(AUDIT_ACTIONS[action])?.get(object) ?? null;
}

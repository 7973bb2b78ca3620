/** Exports of bank accounts in a range: which statements there nothing proves, and the files that are saved. */
import { ask, client } from '../api/client.ts';
import type { BankAccount } from '../api/types.ts';
import type { ListedFormat } from '../downloads/choice.ts';
import { saveAddress, saveAddresses } from '../downloads/save.ts';
import { numberOf } from './account-names.ts';
import { queryOf, type Range } from './clients.ts';
import { monthOf } from './months.ts';

export interface ExportWanted {
  readonly accounts: readonly BankAccount[];
  /** what the saved file is called first: a client, a bank */
  readonly of: string;
  /** what the file of an account in a zip is called first */
  readonly nameOf: (account: BankAccount) => string;
  readonly range: Range;
  readonly format: ListedFormat;
  readonly options: Readonly<Record<string, string>>;
}

const END_OF_NUMBER = 4;
const UNPROVED = ['mismatch', 'unverifiable'] as const;
const AT_A_TIME = 100;

/** Days that are not known may be in any range. */
const overlaps = ({ from, to }: { from: string | null; to: string | null }, range: Range): boolean =>
  (range.to === '' || from === null || from <= range.to) && (range.from === '' || to === null || to >= range.from);

/** Of the accounts, those with statements in the range; all, if there is none. */
function accountsIn({ accounts, range }: Pick<ExportWanted, 'accounts' | 'range'>): readonly BankAccount[] {
  const within = accounts.filter((account) => overlaps(account, range));
  return within.length > 0 ? within : accounts;
}

/** Names the files in the range whose figures neither the paper proves nor a person has checked. Throws a Failure. */
export async function unprovedIn(wanted: Pick<ExportWanted, 'accounts' | 'range'>): Promise<string[]> {
  const doubtful = accountsIn(wanted).filter(({ statuses }) => statuses.mismatch + statuses.unverifiable > 0);
  const names = new Map<string, string>();
  for (const { id: bankAccountId } of doubtful) {
    const params = { path: { bankAccountId } };
    const { strands } = await ask(client.GET('/api/v1/bank-accounts/{bankAccountId}', { params }));
    for (const one of strands.flatMap(({ statements }) => statements))
      if (one.status !== 'verified' && overlaps(one, wanted.range)) names.set(one.uuid, one.filename);
  }
  if (names.size === 0) return [];
  const unchecked = await uncheckedFiles();
  return [...names].flatMap(([uuid, name]) => (unchecked.has(uuid) ? [name] : []));
}

/** Uuids of all files that are not verified, and that nobody has checked. */
async function uncheckedFiles(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const state of UNPROVED) {
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query = { state, checked: 'false', limit: AT_A_TIME, ...(cursor !== '' && { cursor }) } as const;
      const page: { files: { uuid: string }[]; nextCursor: string | null } = await ask(
        client.GET('/api/v1/files', { params: { query } }),
      );
      for (const { uuid } of page.files) found.add(uuid);
      cursor = page.nextCursor;
    }
  }
  return found;
}

/** Saves the transactions of an account; of several accounts, a zip with a file for each. Resolves to its name. */
export function exportAccounts({ of, nameOf, range, format, options, ...wanted }: ExportWanted): Promise<string> {
  const days = monthOf(range) ?? [range.from, range.to].filter((day) => day !== '').join(' ');
  const query = new URLSearchParams({ format: format.name, ...queryOf(range), ...options });
  const named = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');
  const entries = accountsIn({ ...wanted, range }).map((account) => ({
    address: `/api/v1/bank-accounts/${account.id}/export?${query}`,
    name: named(nameOf(account), numberOf(account).slice(-END_OF_NUMBER), days),
    extension: format.extension,
  }));
  const [first] = entries;
  if (entries.length === 1 && first !== undefined) return saveAddress(first.address, first);
  return saveAddresses(entries, named(of, days));
}

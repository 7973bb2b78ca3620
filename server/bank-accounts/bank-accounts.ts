/** The use cases of bank accounts: found in statements, joined over all conversions, exported. */
import { ApiError } from '../../contract/errors.ts';
import type { JoinedRowEntry } from '../../workers/join-types.ts';
import type { Views } from '../audit/record.ts';
import { notOurCursor } from '../cursor.ts';
import type { SecretRing } from '../secrets/ring.ts';
import { ownedFiles } from '../storage/bank-accounts.ts';
import { type ExportsParts, noteExported } from '../summaries/exports.ts';
import { readSummaries, type SummaryVault } from '../summaries/summaries.ts';
import { AccountIds } from './bank-account-ids.ts';
import { coveredFiles } from './covered.ts';
import { grouped } from './grouped.ts';
import { accountGroups } from './identity.ts';
import { type JoinedAccount, Joins, type JoinsParts, longestNumber } from './joins.ts';
import { suggestionsOf } from './suggestions.ts';
import type { AccountDetails, AccountRow, BankAccounts, KnownAccount, Strand } from './types.ts';

export interface BankAccountsParts extends JoinsParts, ExportsParts {
  readonly summaryVault: SummaryVault;
  readonly secrets: SecretRing;
  readonly views: Views;
}

/** Where a page of rows begins: the number of a row, and the hash by which the rows are known. */
const CURSOR = /^(\d{1,9})\.([0-9a-f]{16})$/;
const HASH_LENGTH = 16;

/** Given its parts, returns the use cases of bank accounts. */
export function createBankAccounts(parts: BankAccountsParts): BankAccounts {
  const { database, summaryVault, secrets, views } = parts;
  const ids = new AccountIds(secrets);
  const joins = new Joins(parts);

  /** The statements of files that are neither deleted nor expired: of all clients, of one, or of none (null). */
  async function statementsOf(accountId: string, client?: string | null): Promise<KnownAccount['statements']> {
    const files = new Map((await ownedFiles(database.reads, accountId, client)).map((file) => [file.uuid, file]));
    const uuids = client === undefined ? {} : { uuids: [...files.keys()] };
    const found = await readSummaries(database.reads, summaryVault, accountId, uuids);
    return found.flatMap((summary) => {
      const file = files.get(summary.uuid);
      return file === undefined ? [] : [{ ...summary, file }];
    });
  }

  /** Bank accounts, each with the names that it is known by. */
  async function accountsOf(accountId: string, client?: string | null) {
    const statements = await statementsOf(accountId, client);
    const byClient = grouped(statements, ({ file }) => file.client_id);
    return [...byClient].flatMap(([clientId, own]) => {
      const ofRow = new Map(own.map((one) => [keyOf(one), one]));
      const idOf = (name: string) => ids.of({ accountId, clientId, name });
      return accountGroups(own).map(({ names, identity, maybeSame, statements: members }) => {
        const account: KnownAccount = {
          ...{ id: idOf(names[0] ?? ''), clientId, identity, maybeSame: maybeSame.map(idOf) },
          statements: members.flatMap((one) => ofRow.get(keyOf(one)) ?? []),
        };
        return { names, account };
      });
    });
  }

  const isNamed =
    (accountId: string, id: string) =>
    ({ names, account: { clientId } }: { names: readonly string[]; account: KnownAccount }) =>
      names.some((name) => ids.isOf(id, { accountId, clientId, name }));

  /** Throws NOT_FOUND. */
  async function find(accountId: string, id: string): Promise<KnownAccount> {
    const found = (await accountsOf(accountId)).find(isNamed(accountId, id));
    if (found !== undefined) return found.account;
    throw new ApiError('NOT_FOUND', 'There is no such bank account: none of the files has a statement of it.');
  }

  async function join(accountId: string, id: string): Promise<{ account: KnownAccount; joined: JoinedAccount }> {
    const account = await find(accountId, id);
    await views.note({ accountId, action: 'bank_account.seen', object: id });
    return { account, joined: await joins.join(account) };
  }

  return {
    async list(accountId, client) {
      const accounts = (await accountsOf(accountId, client)).map(({ account }) => account);
      const byName = new Intl.Collator('en', { numeric: true });
      return accounts.toSorted((a, b) => byName.compare(nameOf(a), nameOf(b)));
    },

    async get(accountId, id) {
      const { account, joined } = await join(accountId, id);
      return detailsOf(account, joined);
    },

    async transactions(accountId, id, { from, to, limit, cursor }) {
      const { account, joined } = await join(accountId, id);
      const mark = joined.hash.slice(0, HASH_LENGTH);
      const start = cursor === undefined ? 0 : startOf(cursor, mark);
      const rows = joined.lines
        .map((line) => JSON.parse(line) as JoinedRowEntry)
        .filter(({ date }) => (from === undefined || date >= from) && (to === undefined || date <= to));
      const { strands } = detailsOf(account, joined);
      const page = rows.slice(start, start + limit).map((row) => rowOf(row, strands));
      const end = start + page.length;
      return { transactions: page, total: rows.length, nextCursor: end < rows.length ? `${end}.${mark}` : null };
    },

    async export(accountId, id, wanted) {
      const account = await find(accountId, id);
      const details = { format: wanted.format, files: new Set(account.statements.map(({ uuid }) => uuid)).size };
      const made = await joins.export(account, wanted);
      if (wanted.savedBy !== undefined && made.filename !== null) {
        const uuids = [...new Set(account.statements.map(({ uuid }) => uuid))];
        const all = await readSummaries(database.reads, summaryVault, accountId, { uuids });
        const readings = coveredFiles(account.statements, all, wanted);
        await noteExported(parts, { accountId, by: wanted.savedBy, readings });
      }
      await views.note({ accountId, action: 'bank_account.exported', object: id, details });
      return made;
    },

    suggestions: async (accountId) => suggestionsOf(await statementsOf(accountId)),

    async named(accountId, wanted) {
      const known = await accountsOf(accountId);
      const found = wanted.flatMap((id) => {
        const name = wordsOf(known.find(isNamed(accountId, id))?.account);
        return name === '' ? [] : [[id, name] as const];
      });
      return new Map(found);
    },
  };
}

const keyOf = ({ uuid, position }: { uuid: string; position: number }): string => `${uuid} ${position}`;

const nameOf = ({ statements }: KnownAccount): string => {
  const [first] = statements;
  return `${first?.institution ?? '\uffff'} ${first?.iban ?? longestNumber(statements) ?? '\uffff'}`;
};

/** So many letters and digits tell an account from others; the whole number is in no audit log. */
const LAST = 4;

/** Its bank, and how its number ends; empty if its statements say neither. */
function wordsOf(account: KnownAccount | undefined): string {
  const { statements = [] } = account ?? {};
  const bank = statements.find(({ institution }) => institution !== null)?.institution;
  const iban = statements.find((one) => one.iban !== null)?.iban;
  const number = (iban ?? longestNumber(statements) ?? '').replace(/[^\p{L}\p{N}]/gu, '');
  return [bank, number && `…${number.slice(-LAST)}`].filter(Boolean).join(' ');
}

/** Throws INVALID_REQUEST for a cursor of other rows. */
function startOf(cursor: string, mark: string): number {
  const match = CURSOR.exec(cursor);
  if (match === null || match[2] !== mark) throw notOurCursor();
  return Number(match[1]);
}

function detailsOf(account: KnownAccount, { strands }: JoinedAccount): AccountDetails {
  const jobs = new Map(account.statements.map((one) => [keyOf(one), one.jobId]));
  return {
    account,
    strands: strands.map((strand) => ({
      ...strand,
      statements: strand.statements.map((one) => ({ ...one, jobId: jobs.get(keyOf(one)) ?? '' })),
    })),
  };
}

function rowOf(row: JoinedRowEntry, strands: readonly Strand[]): AccountRow {
  const strand = strands[row.strand];
  const { uuid = '', jobId = '' } = strand?.statements[row.statement] ?? {};
  return { ...row, uuid, jobId, currency: strand?.currency ?? null };
}

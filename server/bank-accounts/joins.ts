/** Joins the statements of bank accounts in workers, and keeps the last ones in memory for the next page. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { baseName } from '../../formats/base-name.ts';
import { ARCHIVE, FORMATS } from '../../formats/registry.ts';
import type { Joined, JoinedIdentity, JoinPart } from '../../workers/join-types.ts';
import type { WorkerPool } from '../../workers/types.ts';
import { exportRefused, resultExpired } from '../jobs/result-refusals.ts';
import { extractionKeys } from '../storage/bank-accounts.ts';
import { BlobMissingError, type BlobStore } from '../storage/blobs/store.ts';
import type { Database } from '../storage/database.ts';
import { versionKey } from '../storage/file-versions.ts';
import type { TemporaryFolder } from '../storage/temporary.ts';
import { grouped } from './grouped.ts';
import type { AccountExport, BankAccounts, KnownAccount } from './types.ts';

/** What is kept: the rows of some years of the accounts that people look at now. */
const MOST_KEPT = 8;
const MOST_KEPT_BYTES = 64 * 1024 * 1024;

export interface JoinsParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly temporary: TemporaryFolder;
  readonly pool: WorkerPool;
}

/** A joined account: its strands, and its rows as lines of JSON. */
export interface JoinedAccount extends Joined {
  /** by which the very same statements are known again */
  readonly hash: string;
  readonly lines: readonly string[];
  readonly bytes: number;
}

/** A part whose reading is not opened yet. */
type Unopened = Omit<JoinPart, 'result'> & { readonly key: string };

export class Joins {
  readonly #parts: JoinsParts;
  /** the one that was used last is the last */
  readonly #kept = new Map<string, JoinedAccount>();

  constructor(parts: JoinsParts) {
    this.#parts = parts;
  }

  /** Throws RESULT_EXPIRED if a reading is gone. */
  async join(account: KnownAccount): Promise<JoinedAccount> {
    const unopened = await this.#unopened(account);
    const hash = createHash('sha256')
      .update(JSON.stringify([account.identity, unopened]))
      .digest('hex');
    const known = this.#kept.get(hash);
    if (known !== undefined) {
      this.#kept.delete(hash);
      this.#kept.set(hash, known);
      return known;
    }
    const made = await this.#opened(unopened, (parts) =>
      this.#parts.temporary.with(async (out) => {
        const { strands } = await this.#parts.pool.join({ parts, identity: identityOf(account), out });
        const text = await readFile(out, 'utf8');
        return { strands, hash, lines: text === '' ? [] : text.trimEnd().split('\n'), bytes: text.length };
      }),
    );
    this.#keep(made);
    return made;
  }

  /** Throws EXPORT_NEEDS, EXPORT_LIMIT, RESULT_EXPIRED. */
  async export(
    account: KnownAccount,
    { format, options, from, to }: Parameters<BankAccounts['export']>[2],
  ): Promise<AccountExport> {
    const unopened = await this.#unopened(account);
    const days = { from: from ?? null, to: to ?? null };
    return this.#opened(unopened, (parts) =>
      this.#parts.temporary.with(async (out) => {
        const joined = { parts, identity: identityOf(account), days };
        const rendered = await this.#parts.pool.render({ jobId: null, format, options, parts: [], joined, out });
        if (!rendered.ok) throw exportRefused(format, rendered);
        const { mediaType, disposition, extension } = FORMATS[format];
        const file = await open(out);
        return {
          // what is open can be read when its name is deleted
          body: createReadStream('', { fd: file }),
          bytes: rendered.bytes,
          contentType: rendered.isArchive ? ARCHIVE.mediaType : mediaType,
          filename:
            disposition === 'inline'
              ? null
              : `${nameOf(account, days)}.${rendered.isArchive ? ARCHIVE.extension : extension}`,
        };
      }),
    );
  }

  async #unopened({ statements }: KnownAccount): Promise<Unopened[]> {
    const keys = await extractionKeys(this.#parts.database.reads, [...new Set(statements.map(({ jobId }) => jobId))]);
    const files = grouped(statements, ({ uuid, reading }) => `${uuid} ${reading}`);
    return [...files.values()].flatMap((group): Unopened[] => {
      const [first] = group;
      if (first === undefined) return [];
      const { uuid, jobId, reading, file } = first;
      const key = reading === jobId ? keys.get(`${jobId} ${uuid}`) : versionKey(uuid, reading);
      if (key === undefined) throw resultExpired();
      const positions = group.map(({ position }) => position).sort((a, b) => a - b);
      const part = { uuid, filename: file.filename, statements: positions, key };
      return [reading === jobId ? part : { ...part, version: reading }];
    });
  }

  /** Fetches all readings as local files at the same time, then runs `work`. */
  async #opened<T>(unopened: readonly Unopened[], work: (parts: JoinPart[]) => Promise<T>): Promise<T> {
    const next = async (parts: JoinPart[]): Promise<T> => {
      const at = unopened[parts.length];
      if (at === undefined) return work(parts);
      const { key, ...part } = at;
      return this.#parts.blobs.withLocalFile(key, (path) => next([...parts, { ...part, result: { path } }]));
    };
    try {
      return await next([]);
    } catch (error) {
      throw error instanceof BlobMissingError ? resultExpired() : error;
    }
  }

  #keep(made: JoinedAccount): void {
    this.#kept.set(made.hash, made);
    let bytes = [...this.#kept.values()].reduce((sum, one) => sum + one.bytes, 0);
    for (const [hash, one] of this.#kept) {
      if (this.#kept.size <= MOST_KEPT && bytes <= MOST_KEPT_BYTES) return;
      this.#kept.delete(hash);
      bytes -= one.bytes;
    }
  }
}

/** What all statements of the account are called; null: nothing shows that they are of one. */
function identityOf({ identity, statements }: KnownAccount): JoinedIdentity | null {
  if (identity === 'none') return null;
  const iban = statements.map((one) => one.iban).find((found) => found !== null) ?? null;
  return { iban, accountNumber: longestNumber(statements) };
}

/** The form of the number that says the most. */
export const longestNumber = (statements: KnownAccount['statements']): string | null =>
  statements.reduce<string | null>(
    (longest, { accountNumber }) =>
      (accountNumber?.replace(/\D/g, '').length ?? -1) > (longest?.replace(/\D/g, '').length ?? -1)
        ? accountNumber
        : longest,
    null,
  );

function nameOf({ statements }: KnownAccount, { from, to }: { from: string | null; to: string | null }): string {
  const bank = statements.find(({ institution }) => institution !== null)?.institution ?? 'account';
  const days = from === null && to === null ? '' : ` ${from ?? ''}–${to ?? ''}`;
  return baseName(`${bank} ${(longestNumber(statements) ?? '').slice(-4)}${days}`.trim()) || 'account';
}

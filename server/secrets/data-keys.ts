/** The keys under which blobs are encrypted: random, kept in the database, each sealed under the server's secret. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { BlobKey, BlobKeys } from '../storage/blobs/encrypted.ts';
import type { DataKeysTable } from '../storage/data-key-table.ts';
import * as rows from '../storage/data-keys.ts';
import type { Database } from '../storage/database.ts';
import type { Tx } from '../storage/schema.ts';
import { createVault, type Vault } from '../vault.ts';
import { type SecretRing, UnknownSecretError } from './ring.ts';

const KEY_BYTES = 32;
/** A rotation on another process makes a new key: from then on, this one encrypts under it within this time. */
const LOOK_MS = 60_000;

/** Given the server's secrets, returns the vault of the keys of blobs. */
export function createDataKeyVault(secrets: SecretRing): Vault {
  return createVault(secrets, 'keys of blobs');
}

/** Given a vault, writes a new key within a transaction, and returns its row. */
export async function makeDataKey(tx: Tx, vault: Vault, now: number): Promise<DataKeysTable> {
  const id = randomUUID();
  const sealed = vault.seal(randomBytes(KEY_BYTES).toString('base64'), id);
  const row = { id, sealed, created_at: now, retired_at: null };
  await rows.insertDataKey(tx, row);
  return row;
}

export class DataKeys implements BlobKeys {
  readonly #database: Database;
  readonly #vault: Vault;
  readonly #known = new Map<string, Buffer>();
  #newest: { key: BlobKey; until: number } | undefined;

  constructor(database: Database, vault: Vault) {
    this.#database = database;
    this.#vault = vault;
  }

  /**
   * Checks that the server has the secrets of all keys, and makes the first key. Throws UnknownSecretError: nothing
   * that is stored could be opened.
   */
  async open(): Promise<void> {
    for (const row of await rows.listDataKeys(this.#database.reads)) this.#openRow(row);
    await this.current();
  }

  /** The key that encrypts from now on. */
  async current(): Promise<BlobKey> {
    // of the clock that nobody sets
    const now = performance.now();
    if (this.#newest !== undefined && now < this.#newest.until) return this.#newest.key;
    const row =
      (await rows.newestDataKey(this.#database.reads)) ??
      (await this.#database.transaction(
        async (tx) => (await rows.newestDataKey(tx)) ?? makeDataKey(tx, this.#vault, Date.now()),
      ));
    const key = { id: row.id, key: this.#openRow(row) };
    this.#newest = { key, until: now + LOOK_MS };
    return key;
  }

  /** Given the id of a key, returns it; undefined if there is none. */
  async find(id: string): Promise<Buffer | undefined> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const row = await rows.findDataKey(this.#database.reads, id);
    return row && this.#openRow(row);
  }

  #openRow({ id, sealed }: DataKeysTable): Buffer {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    try {
      const key = Buffer.from(this.#vault.open(sealed, id), 'base64');
      this.#known.set(id, key);
      return key;
    } catch (error) {
      if (!(error instanceof UnknownSecretError)) throw error;
      const secretId = sealed.split('.').at(-1);
      throw new UnknownSecretError('The files and results that are stored were encrypted', secretId);
    }
  }
}

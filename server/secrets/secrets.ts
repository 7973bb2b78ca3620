/** The use cases of the server's secrets: what is sealed under which, and their rotation. */
import { OF_SERVICE, recordDeed } from '../audit/record.ts';
import { createPasswordVault } from '../files/passwords.ts';
import { retireDataKeys } from '../storage/data-keys.ts';
import type { Database } from '../storage/database.ts';
import { SEALED_COLUMNS, type SealedColumn, type SealedText } from '../storage/sealed.ts';
import { dropOldSecrets, lockRotation, replaceSecret } from '../storage/secret.ts';
import { createSummaryVault } from '../summaries/summaries.ts';
import type { Vault } from '../vault.ts';
import { createWebhookVault } from '../webhooks/parts.ts';
import { createDataKeyVault, makeDataKey } from './data-keys.ts';
import { type SecretRing, UnknownSecretError } from './ring.ts';
import type { Rotation, SealedCounts, SealedUnder, Secrets } from './types.ts';

export interface SecretsParts {
  readonly database: Database;
  readonly ring: SecretRing;
  /** the folder whose file is the secret; undefined: the operator sets the secret */
  readonly folder: string | undefined;
}

type Kind = keyof SealedCounts;
interface Place {
  readonly kind: Kind;
  readonly column: SealedColumn;
}

const PLACES: readonly Place[] = [
  { kind: 'dataKeys', column: SEALED_COLUMNS.dataKeys },
  { kind: 'webhooks', column: SEALED_COLUMNS.webhooks },
  { kind: 'webhooks', column: SEALED_COLUMNS.oldWebhooks },
  { kind: 'passwords', column: SEALED_COLUMNS.passwords },
  { kind: 'summaries', column: SEALED_COLUMNS.summaries },
];

const none = () => ({ passwords: 0, webhooks: 0, dataKeys: 0, summaries: 0 });

/** Given its parts, returns the use cases of secrets. */
export function createSecrets({ database, ring, folder }: SecretsParts): Secrets {
  const vaults: Readonly<Record<Kind, Vault>> = {
    passwords: createPasswordVault(ring),
    webhooks: createWebhookVault(ring),
    dataKeys: createDataKeyVault(ring),
    summaries: createSummaryVault(ring),
  };

  async function* texts({ column }: Place): AsyncGenerator<SealedText> {
    for (let behind = ''; ; ) {
      const page = await column.list(database.queries, behind);
      yield* page;
      const last = page.at(-1);
      if (last === undefined) return;
      behind = last.id;
    }
  }

  /**
   * Seals a text again, in a statement of its own: rows that a client's call changes are held for no longer than that.
   * It stays if it is sealed under the current secret, changed meanwhile, or gone.
   */
  async function renew({ kind, column }: Place, text: SealedText): Promise<'renewed' | 'stays' | 'unreadable'> {
    try {
      const sealed = vaults[kind].renew(text.sealed, text.id);
      if (sealed === null) return 'stays';
      return (await column.replace(database.queries, text, sealed)) ? 'renewed' : 'stays';
    } catch (error) {
      if (error instanceof UnknownSecretError) return 'unreadable';
      throw error;
    }
  }

  async function renewAll(): Promise<Pick<Rotation, 'renewed' | 'unreadable'>> {
    const renewed = none();
    const unreadable = none();
    for (const place of PLACES) {
      for await (const text of texts(place)) {
        const ended = await renew(place, text);
        if (ended === 'renewed') renewed[place.kind]++;
        if (ended === 'unreadable') unreadable[place.kind]++;
      }
    }
    return { renewed, unreadable };
  }

  return {
    currentId: () => ring.current().id,

    async status() {
      const found = new Map<string | null, Record<Kind, number>>();
      for (const place of PLACES) {
        for await (const { sealed } of texts(place)) {
          const id = sealed.split('.')[2] ?? null;
          const counts = found.get(id) ?? none();
          counts[place.kind]++;
          found.set(id, counts);
        }
      }
      return [...found].map(
        ([secretId, counts]): SealedUnder => ({
          secretId,
          known: secretId === null || ring.find(secretId) !== undefined,
          ...counts,
        }),
      );
    },

    async rotate(): Promise<Rotation> {
      const lock = folder === undefined ? undefined : lockRotation(folder);
      try {
        return await rotate();
      } finally {
        lock?.release();
      }
    },
  };

  async function rotate(): Promise<Rotation> {
    if (folder !== undefined) await replaceSecret(folder);
    // waits for the transactions that may have sealed under the secret before
    await database.transaction(async (tx) => {
      // whoever has the secret before, and the database of that time, opens nothing that is stored from now on
      const now = Date.now();
      await retireDataKeys(tx, now);
      await makeDataKey(tx, vaults.dataKeys, now);
    });
    const { renewed, unreadable } = await renewAll();
    if (folder !== undefined) await dropOldSecrets(folder);
    const secretId = ring.current().id;
    const details = { ...renewed };
    const deed = { accountId: OF_SERVICE, action: 'secret.rotated', object: secretId, details } as const;
    await recordDeed(database.queries, deed);
    return { secretId, renewed, unreadable };
  }
}

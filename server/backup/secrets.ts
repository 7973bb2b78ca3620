/** The secrets that open what a service has sealed: which a backup keeps, and whether a target has them. */
import { join } from 'node:path';
import { ringOf, type SecretRing, secretId } from '../secrets/ring.ts';
import type { Settings } from '../settings.ts';
import type { Queries } from '../storage/schema.ts';
import { SEALED_COLUMNS } from '../storage/sealed.ts';
import { keepSecrets, lockRotation, oldSecrets, readSecret } from '../storage/secret.ts';
import { fingerprint, type Manifest, SECRET } from './manifest.ts';
import { BackupError } from './source.ts';

type OfSettings = Pick<Settings, 'dataDir' | 'secret' | 'oldSecrets'>;

/** The ids of secrets; null: something was sealed before secrets had ids. */
type SecretIds = readonly (string | null)[];

/** What a backup tells of secrets, and those that it keeps. */
export interface SecretsOfBackup {
  /** the one that seals */
  readonly current: string;
  /** of those that the service has, the ones that opened something */
  readonly ids: SecretIds;
  /** that of the data folder, if it is the one that seals */
  readonly kept: string | undefined;
  /** further ones of the data folder, under which something is still sealed */
  readonly keptOld: readonly string[];
}

/** The secrets of a service: those of its settings, and those of its data folder. */
async function secretsOf({ dataDir, secret, oldSecrets: older }: OfSettings) {
  const made = await readSecret(dataDir);
  const files = [...(made === undefined ? [] : [made]), ...(await oldSecrets(dataDir))];
  return { current: secret ?? made, set: [...(secret === undefined ? [] : [secret]), ...older], files };
}

/** The ids of the secrets under which something is sealed. */
async function sealingIds(queries: Queries): Promise<Set<string | null>> {
  const ids = new Set<string | null>();
  for (const column of Object.values(SEALED_COLUMNS)) {
    for (let behind = ''; ; ) {
      const page = await column.list(queries, behind);
      for (const { sealed } of page) ids.add(sealed.split('.')[2] ?? null);
      const last = page.at(-1);
      if (last === undefined) break;
      behind = last.id;
    }
  }
  return ids;
}

/** Runs `work` while no rotation changes the secret of a data folder: rows and secrets are of one moment. */
export async function withoutRotation<T>({ secret, dataDir }: OfSettings, work: () => Promise<T>): Promise<T> {
  if (secret !== undefined) return work();
  const lock = lockRotation(dataDir);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** Given queries and the settings of the service, returns the secrets for its backup. Throws BackupError. */
export async function secretsForBackup(queries: Queries, settings: OfSettings): Promise<SecretsOfBackup> {
  const { current, set, files } = await secretsOf(settings);
  if (current === undefined) {
    throw new BackupError(`${settings.dataDir} has no secret: no server was ever started on it.`);
  }
  const sealing = await sealingIds(queries);
  const known = ringOf(current, [...set, ...files]);
  return {
    current,
    // what no secret of the service opens is lost already
    ids: [...sealing].filter((id) => id === null || known.find(id) !== undefined),
    kept: settings.secret === undefined ? current : undefined,
    keptOld: files.filter(
      (text) => text !== current && !set.includes(text) && (sealing.has(secretId(text)) || sealing.has(null)),
    ),
  };
}

/** What a restore does with secrets. */
export interface SecretsToRestore {
  readonly outcome: 'restored' | 'set';
  /** Puts those of the backup in the data folder. */
  put(): Promise<void>;
}

interface BackupSecrets {
  readonly manifest: Manifest;
  readonly secret: string | undefined;
  readonly oldSecrets: readonly string[];
}

/** Given the settings of a target, and a backup, makes sure that the target opens what is sealed. Throws BackupError. */
export async function secretsToRestore(settings: Settings, backup: BackupSecrets): Promise<SecretsToRestore> {
  const { current: there, set, files } = await secretsOf(settings);
  const current = there ?? backup.secret;
  if (current === undefined) {
    throw new BackupError(
      'The secret is not in the backup, because the operator had set it. Set LEDGERIZE_SECRET to the same one.',
    );
  }
  // the other nodes of a cluster do not see the files of this one
  const old = settings.database === undefined ? backup.oldSecrets : [];
  requireSecrets(ringOf(current, [...set, ...files, ...old]), backup);
  return {
    outcome: there === undefined ? 'restored' : 'set',
    async put() {
      const further = old.filter((text) => text !== current && !set.includes(text));
      const before = await oldSecrets(settings.dataDir);
      await keepSecrets(settings.dataDir, there === undefined ? current : undefined, [...before, ...further]);
    },
  };
}

function requireSecrets(ring: SecretRing, { manifest, secret }: BackupSecrets): void {
  const { secretIds, secretFingerprint } = manifest;
  const lacking = (secretIds ?? [null]).filter((id) =>
    id === null ? !ring.all().some(({ text }) => fingerprint(text) === secretFingerprint) : ring.find(id) === undefined,
  );
  if (lacking.length === 0) return;
  const named = lacking.filter((id) => id !== null);
  const which = named.length === 0 ? '' : ` (what is missing: ${named.join(', ')})`;
  throw new BackupError(
    secret === undefined
      ? `LEDGERIZE_SECRET is not that of the service that was backed up: what it encrypted could not be read${which}. Set the same one, and those before it in LEDGERIZE_OLD_SECRETS.`
      : `LEDGERIZE_SECRET, or the file ${SECRET} of the data folder, is not that of the backup${which}. Set it to the contents of the file ${SECRET} of the backup, or leave it out to restore that file.`,
  );
}

/** Given queries of the source of a move, makes sure that the target opens what is sealed there. Throws BackupError. */
export async function requireSameSecrets(queries: Queries, from: Settings, to: Settings): Promise<void> {
  const [source, target] = [await secretsOf(from), await secretsOf(to)];
  const here = [...source.set, ...source.files];
  const there = new Set([...target.set, ...(to.database === undefined ? target.files : [])]);
  const sealing = await sealingIds(queries);
  const lacking = here.filter((text) => !there.has(text) && (sealing.has(secretId(text)) || sealing.has(null)));
  if (lacking.length === 0) return;
  throw new BackupError(
    lacking.some((text) => source.files.includes(text))
      ? `The service encrypts with the secret in ${join(from.dataDir, SECRET)}: set LEDGERIZE_SECRET to the contents of that file, or rotate the secret first.`
      : 'The target does not have all secrets of the service. Set LEDGERIZE_SECRET and LEDGERIZE_OLD_SECRETS as for its servers, or rotate the secret first.',
  );
}

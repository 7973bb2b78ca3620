/** Builds the parts of a server over its data folder: only the use cases, or with the queue running. */
import { join } from 'node:path';
import type { WorkerPool } from '../workers/types.ts';
import { createAccounts } from './accounts/accounts.ts';
import { ensureFirstAccount } from './accounts/first.ts';
import type { DefaultLimits } from './accounts/types.ts';
import { createAudit } from './audit/audit.ts';
import { Views } from './audit/record.ts';
import { createClientUseCases } from './bank-accounts/use-cases.ts';
import type { Log, Service, UseCases } from './context.ts';
import { createCredits } from './credits/credits.ts';
import { Auditor } from './files/audit.ts';
import { createFiles } from './files/files.ts';
import { createPasswordVault } from './files/passwords.ts';
import { Retention } from './files/retention.ts';
import { createIdempotency } from './idempotency/once.ts';
import { JobEvents } from './jobs/events.ts';
import { createJobs } from './jobs/jobs.ts';
import { Progress } from './jobs/progress.ts';
import { Runner } from './jobs/runner.ts';
import { createKeys } from './keys/keys.ts';
import { openMail } from './mail/open.ts';
import { createMembers } from './members/members.ts';
import { Metrics, type QueueState } from './metrics/metrics.ts';
import { watchPool } from './metrics/watch-pool.ts';
import { NO_WORKERS } from './no-workers.ts';
import { createRateCounter } from './rates.ts';
import { Readiness } from './readiness.ts';
import { createDataKeyVault, DataKeys } from './secrets/data-keys.ts';
import { createSecrets } from './secrets/secrets.ts';
import type { Settings } from './settings.ts';
import { DoomedBlobs } from './storage/blob-sweep.ts';
import { EncryptedBlobs } from './storage/blobs/encrypted.ts';
import { openBlobs } from './storage/blobs/open.ts';
import { dueState } from './storage/delivery-queue.ts';
import { isAway } from './storage/faults.ts';
import { freeBytes } from './storage/folder.ts';
import { freeUnansweredKeys } from './storage/idempotency.ts';
import { makeNodeFolder, takeDataFolder } from './storage/node-folder.ts';
import { openStorage } from './storage/open.ts';
import { countQueued, queueState } from './storage/queue.ts';
import type { Queries } from './storage/schema.ts';
import { openSecrets } from './storage/secret.ts';
import { TemporaryFolder } from './storage/temporary.ts';
import { createChecks } from './summaries/checks.ts';
import { createSummaryVault } from './summaries/summaries.ts';
import { traceJobs, tracePool } from './tracing/trace-parts.ts';
import { type Tracing, UNTRACED } from './tracing/types.ts';
import { createUsage } from './usage/usage.ts';
import { Attempts } from './users/attempts.ts';
import { auditUsers } from './users/audited.ts';
import { createUsers } from './users/users.ts';
import { createVersions } from './versions/versions.ts';
import { listenersOf, watched } from './watched.ts';
import { openWebhooks } from './webhooks/parts.ts';
import type { Resolve } from './webhooks/resolve.ts';

/** An upload is on the disk once, and a result may be as large; with less space, one of them may fail. */
const ROOM_FOR_FILES = 2;

/** A page of the portal asks for dozens of pictures and answers at once. */
const SESSION_REQUESTS_PER_MINUTE = 1_200;

/** What does the work, and what is told of it. */
interface Watched {
  readonly pool: WorkerPool;
  readonly tracing: Tracing;
  readonly metrics?: Metrics | undefined;
  /** of a server; undefined: of a command */
  readonly log?: Log | undefined;
}

/** Opens everything, with a folder for temporary files; the caller may or may not hold its lock. */
async function openParts(settings: Settings, folder: string, { pool, tracing, metrics, log }: Watched) {
  const { dataDir } = settings;
  const database = await openStorage(settings, { onStatement: listenersOf({ tracing, metrics }) });
  try {
    const limits: DefaultLimits = {
      requestsPerMinute: settings.requestsPerMinute,
      accountRequestsPerMinute: settings.accountRequestsPerMinute,
      maxFileBytes: settings.maxFileBytes,
      retentionMs: settings.retentionMs,
    };
    const temporary = new TemporaryFolder(join(folder, 'tmp'));
    await temporary.open();
    const secrets = await openSecrets(dataDir, settings);
    const dataKeys = new DataKeys(database, createDataKeyVault(secrets));
    await dataKeys.open();
    const store = watched(await openBlobs(settings, temporary), { tracing, metrics });
    const blobs = new EncryptedBlobs({ store, keys: dataKeys, temporary, encrypts: settings.encryptBlobs });
    const parts = {
      database,
      blobs,
      temporary,
      pool,
      doomed: new DoomedBlobs(database, blobs),
      vault: createPasswordVault(secrets),
      summaryVault: createSummaryVault(secrets),
      events: new JobEvents(database.notices),
      progress: new Progress(),
      leaseMs: settings.leaseMs,
      views: new Views(database, (deed, by) =>
        log?.error({ deed, by }, 'the disk is full: an entry of the audit log stands here alone'),
      ),
      maxQueuedFiles: settings.maxQueuedFiles,
      creditsLow: settings.creditsLow,
    };
    const webhooks = openWebhooks({ ...parts, secrets, rules: settings.webhooks });
    const keys = createKeys(database, limits);
    const usage = createUsage(database);
    const users = createUsers({
      database,
      defaults: limits,
      secrets,
      requestsPerMinute: SESSION_REQUESTS_PER_MINUTE,
      signup: settings.signup,
      credits: settings.signupCredits,
    });
    const ofClients = createClientUseCases({ ...parts, secrets });
    const useCases: UseCases = {
      accounts: createAccounts(database, limits),
      keys,
      credits: createCredits(database, settings.creditsLow),
      usage,
      files: createFiles(parts),
      jobs: traceJobs(createJobs(parts), tracing),
      versions: createVersions(parts),
      checks: createChecks(parts),
      ...ofClients,
      idempotency: createIdempotency(database, settings.leaseMs),
      webhooks: webhooks.useCases,
      rates: createRateCounter(database),
      attempts: new Attempts(database),
      audit: createAudit(database, ofClients.bankAccounts.named),
      secrets: createSecrets({ database, ring: secrets, folder: settings.secret === undefined ? dataDir : undefined }),
      users: auditUsers(users, database),
      members: createMembers({ database, changed: users.forget }),
    };
    const close = async (): Promise<void> => {
      await keys.settled();
      await usage.settled();
      await database.close();
    };
    return { parts, useCases, webhooks, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Given the settings, opens the use cases for an operator's commands, even while a server runs. What needs a worker
 * fails as unavailable.
 */
export async function openUseCases(settings: Settings): Promise<UseCases & { close(): Promise<void> }> {
  const unwatched = { pool: NO_WORKERS, tracing: UNTRACED };
  const { useCases, close } = await openParts(settings, settings.dataDir, unwatched);
  return { ...useCases, close };
}

/** What waits in the database: files, and messages to webhooks. */
async function waiting(reads: Queries): Promise<QueueState> {
  return { ...(await queueState(reads)), ...(await dueState(reads, Date.now())) };
}

/** The same with watched workers, for the operator's probes and metrics. */
async function openWatched(settings: Settings, folder: string, { pool: unwatched, tracing, log }: Watched) {
  // both use the database only later, when it is open
  const reads = () => opened.parts.database.reads;
  const { dataDir, maxFileBytes } = settings;
  const readiness = new Readiness({
    askDatabase: () => countQueued(reads()),
    askStore: () => opened.parts.blobs.check(),
    hasRoom: async () => (await freeBytes(dataDir)) >= ROOM_FOR_FILES * maxFileBytes,
  });
  const metrics = settings.metrics ? new Metrics(() => waiting(reads())) : undefined;
  metrics?.threads(unwatched.size);
  const pool = watchPool(tracePool(unwatched, tracing), metrics === undefined ? [readiness] : [readiness, metrics]);
  const opened = await openParts(settings, folder, { pool, tracing, metrics, log });
  const { events } = opened.parts;
  if (metrics !== undefined) {
    events.onDebited((credits) => metrics.debited(credits));
    events.onSettled((outcome, { refunded, job }) => {
      metrics.fileEnded(outcome, refunded);
      // of a job whose last file was forced to fail nothing is counted, as of the file
      if (job !== undefined && !(outcome.status !== 'completed' && outcome.forced)) metrics.jobEnded(job);
    });
  }
  return { ...opened, pool, readiness, metrics };
}

interface Outside {
  readonly pool: WorkerPool;
  readonly log: Log;
  /** finds the addresses of the names of webhooks' receivers, in place of the servers of names */
  readonly resolve?: Resolve;
  /** by default nothing is traced */
  readonly tracing?: Tracing;
}

/**
 * Given the settings and the workers, takes the data folder, migrates the database, cleans up after an ended process,
 * and makes the first account. Jobs wait until `runner.start()`; a server of the role `api` leaves them to others.
 * Throws DataFolderInUseError, NewerDatabaseError.
 */
export async function startService(settings: Settings, outside: Outside): Promise<Service> {
  const { log, pool: unwatched, tracing = UNTRACED } = outside;
  const alone = settings.database === undefined;
  const folder = await (alone ? takeDataFolder : makeNodeFolder)(settings.dataDir);
  try {
    const { parts, useCases, webhooks, close, pool, readiness, metrics } = await openWatched(settings, folder.path, {
      pool: unwatched,
      tracing,
      log,
    });
    try {
      await parts.temporary.clear();
      if (alone) {
        // Nothing is being stored or served yet: what is still noted was left by a process that ended in between.
        await parts.doomed.sweep(Date.now() + 1).catch((error: unknown) => {
          if (!isAway(error)) throw error;
          log.warn({ err: error }, 'blobs without a row are deleted later');
        });
        await freeUnansweredKeys(parts.database.queries);
      }
      const serves = settings.role !== 'worker';
      const firstKey = serves ? await ensureFirstAccount(parts.database, settings) : undefined;
      const setupToken = serves ? await useCases.users.renewSetupLink('start') : undefined;
      const jobs = new Runner({ ...parts, log, tracing });
      const retention = new Retention({ ...parts, log });
      const auditor = new Auditor({ ...parts, log, onAudited: (found) => metrics?.blobsAudited(found) });
      const deliveries = webhooks.runner({
        log,
        metrics,
        tracing,
        resolve: outside.resolve,
        leaseMs: settings.leaseMs,
      });
      const { mailer, doneMails } = openMail(settings, { ...parts, jobs: useCases.jobs, log });
      const runner = {
        async start(): Promise<void> {
          parts.events.listen();
          doneMails?.start();
          if (settings.role !== 'api') {
            await jobs.start();
            await deliveries.start();
            retention.start();
            auditor.start();
          }
          readiness.started();
        },
        async stop(graceMs: number): Promise<void> {
          readiness.stopping();
          await Promise.all([
            jobs.stop(graceMs),
            retention.stop(),
            auditor.stop(),
            deliveries.stop(),
            doneMails?.stop(graceMs),
          ]);
        },
      };
      let closing: Promise<void> | undefined;
      const closeAll = async (graceMs: number): Promise<void> => {
        await runner.stop(graceMs);
        await pool.close();
        await close();
        await folder.release();
      };
      return {
        ...useCases,
        runner,
        readiness,
        metrics,
        mailer,
        doneMails,
        ...(firstKey !== undefined && { firstKey }),
        ...(setupToken !== undefined && { setupToken }),
        close: (graceMs) => {
          closing ??= closeAll(graceMs);
          return closing;
        },
      };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    await folder.release();
    throw error;
  }
}

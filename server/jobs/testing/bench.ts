/** A service on its own storage for one test, with shortcuts for tests. */
import { text } from 'node:stream/consumers';
import type { Format } from '../../../formats/registry.ts';
import type { WorkerPool } from '../../../workers/types.ts';
import type { Log, Service } from '../../context.ts';
import { startService } from '../../service.ts';
import type { Settings } from '../../settings.ts';
import { makeStorage, type TestStorage } from '../../testing/storage.ts';
import type { Job } from '../types.ts';
import { drawPaper, type Paper, partsOf } from './paper.ts';
import { PaperPool } from './pool.ts';

export const SILENT: Log = { info() {}, warn() {}, error() {} };

/** Longer than any wait of a test that passes. */
const PATIENCE_MS = 20_000;

export class Bench<Pool extends WorkerPool = PaperPool> {
  readonly storage: TestStorage;
  readonly settings: Settings;
  readonly pool: Pool;
  service: Service;
  accountId: string;

  private constructor(
    { storage, settings }: { storage: TestStorage; settings: Settings },
    pool: Pool,
    service: Service,
    accountId: string,
  ) {
    this.storage = storage;
    this.settings = settings;
    this.pool = pool;
    this.service = service;
    this.accountId = accountId;
  }

  static async open(
    options: {
      pool?: PaperPool;
      credits?: number;
      maxQueuedFiles?: number;
      running?: boolean;
      storage?: TestStorage;
    } = {},
  ): Promise<Bench> {
    const storage = options.storage ?? (await makeStorage());
    const settings: Settings = {
      ...storage.settings({ LEDGERIZE_CREDITS: String(options.credits ?? 1_000) }),
      ...(options.maxQueuedFiles !== undefined && { maxQueuedFiles: options.maxQueuedFiles }),
    };
    const pool = options.pool ?? new PaperPool();
    const service = await startService(settings, { pool, log: SILENT });
    const account = await service.accounts.first();
    if (options.running !== false) await service.runner.start();
    return new Bench({ storage, settings }, pool, service, account!.id);
  }

  async close(): Promise<void> {
    await this.service.close(0);
    await this.storage.remove();
  }

  /** Stops the service, which gives back running files, and starts another on the same storage. */
  async restart(): Promise<void> {
    await this.service.close(0);
    this.service = await startService(this.settings, { pool: this.pool, log: SILENT });
    await this.service.runner.start();
  }

  async upload(paper: Paper, accountId = this.accountId): Promise<string> {
    const file = await this.service.files.upload({
      accountId,
      parts: partsOf(drawPaper(paper), `${paper.name ?? 'statement'}.pdf`),
      maxBytes: this.settings.maxFileBytes,
      retentionMs: this.settings.retentionMs,
    });
    return file.uuid;
  }

  async accept(ids: string[], format: Format = 'JSON', accountId = this.accountId): Promise<string> {
    return (await this.service.jobs.accept({ accountId, ids, format })).jobId;
  }

  until(jobId: string, accountId = this.accountId): Promise<Job> {
    return this.service.jobs.waitUntilFinal(accountId, jobId, PATIENCE_MS);
  }

  async convert(papers: Paper[], format: Format = 'JSON'): Promise<Job> {
    const ids = [];
    for (const paper of papers) ids.push(await this.upload(paper));
    return this.until(await this.accept(ids, format));
  }

  balance(accountId = this.accountId): Promise<number> {
    return this.service.credits.balance(accountId);
  }

  async resultText(jobId: string, format?: Format): Promise<string> {
    return text((await this.service.jobs.result(this.accountId, jobId, { ...(format && { format }) })).body);
  }
}

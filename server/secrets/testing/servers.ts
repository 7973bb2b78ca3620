/** Servers of a test on one storage, started with different secrets one after another. */
import { text } from 'node:stream/consumers';
import type { Service } from '../../context.ts';
import { SILENT } from '../../jobs/testing/bench.ts';
import { drawPaper, partsOf } from '../../jobs/testing/paper.ts';
import { PaperPool } from '../../jobs/testing/pool.ts';
import { openUseCases, startService } from '../../service.ts';
import { makeStorage, type TestStorage } from '../../testing/storage.ts';
import type { Rotation } from '../types.ts';

const PATIENCE_MS = 20_000;

/** The password of the files that are uploaded. */
const PASSWORD = 'sesame';

type Environment = Readonly<Record<string, string>>;
interface UploadedFile {
  readonly accountId: string;
  readonly uuid: string;
}

export class Servers {
  readonly storage: TestStorage;
  readonly #started: Service[] = [];

  private constructor(storage: TestStorage) {
    this.storage = storage;
  }

  static async open(): Promise<Servers> {
    return new Servers(await makeStorage());
  }

  async close(): Promise<void> {
    for (const service of this.#started) await service.close(0);
    await this.storage.remove();
  }

  /** Starts a server with further settings; others may run. */
  async start(environment?: Environment): Promise<Service> {
    const settings = this.storage.settings(environment);
    const service = await startService(settings, { pool: new PaperPool(), log: SILENT });
    this.#started.push(service);
    await service.runner.start();
    return service;
  }

  /** Rotates the secret as the command line does. */
  async rotate(environment?: Environment): Promise<Rotation> {
    const useCases = await openUseCases(this.storage.settings(environment));
    try {
      return await useCases.secrets.rotate();
    } finally {
      await useCases.close();
    }
  }
}

/** Uploads a file that needs a password, and sets that. */
export async function uploadLocked({ accounts, files }: Service): Promise<UploadedFile> {
  const account = await accounts.first();
  const accountId = String(account?.id);
  const parts = partsOf(drawPaper({ pages: 2, password: PASSWORD }), 'May.pdf');
  const { uuid } = await files.upload({ accountId, parts, maxBytes: 1e6, retentionMs: 1e9 });
  await files.setPassword(accountId, uuid, PASSWORD);
  return { accountId, uuid };
}

/** Converts a file, and returns the job's id, its status and its result. */
export async function convertFile(
  { jobs }: Service,
  { accountId, uuid }: UploadedFile,
): Promise<{ jobId: string; status: string; result: string }> {
  const { jobId } = await jobs.accept({ accountId, ids: [uuid], format: 'JSON' });
  const { status } = await jobs.waitUntilFinal(accountId, jobId, PATIENCE_MS);
  return { jobId, status, result: await text((await jobs.result(accountId, jobId)).body) };
}

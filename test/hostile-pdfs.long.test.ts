/**
 * PDFs that no bank makes: each is converted, or refused with a code and a sentence, within its time and memory, and
 * never proves what its paper does not say. LEDGERIZE_HOSTILE_PDFS and _SEED draw more, or others; `npm run hostile`
 * draws thousands.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { about } from '../bench/hostile-report.ts';
import { boundedPool, MAX_GROWTH_MB, tryFile } from '../bench/hostile-trial.ts';
import { ErrorBody } from '../contract/error.ts';
import { ERROR_STATUS, type ErrorCode } from '../contract/errors.ts';
import { Job } from '../contract/job.ts';
import { drawHostile, drawMutation, type HostileFile } from '../fixtures/hostile/draw.ts';
import { makeStorage, type TestStorage } from '../server/testing/storage.ts';
import type { WorkerPool } from '../workers/types.ts';
import { json } from './client.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { uploadForm } from './server.ts';

const FILES = Number(process.env.LEDGERIZE_HOSTILE_PDFS ?? 15);
const SEED = Number(process.env.LEDGERIZE_HOSTILE_SEED ?? 4_000);
const KEY = 'the-key-of-the-server-of-hostile-pdfs';
const MEBIBYTE = 1024 * 1024;
/** The memory of an idle server with two threads that are kept for other work. */
const AT_REST_MB = 300;

/** Given a number, returns this many files by seed, without bombs. */
function mutated(count: number): HostileFile[] {
  const files: HostileFile[] = [];
  for (let seed = SEED; files.length < count; seed++) {
    const file = drawHostile(seed);
    if (file.kind !== 'bombs') files.push(file);
  }
  return files;
}

const harmless = () => drawMutation('references', 'a previous table elsewhere');
const bomb = (name: string) => drawMutation('bombs', name);

describe('through the workers', () => {
  let pool: WorkerPool;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ledgerize-hostile-pdfs-'));
    pool = await boundedPool();
  });
  afterAll(async () => {
    await pool.close();
    await rm(folder, { recursive: true });
  });

  const wrongWith = async (file: HostileFile) => {
    const trial = await tryFile(pool, file, folder);
    return trial.faults.length === 0 ? [] : [about(trial)];
  };

  test('mutated files are handled correctly', { timeout: 300_000 + FILES * 2_000 }, async () => {
    const wrong: string[] = [];
    for (const file of mutated(FILES)) wrong.push(...(await wrongWith(file)));
    expect(wrong).toEqual([]);
  });

  test.each(['flate of a gibibyte, three times', 'ten forms ten times, twenty times over', '10,001 pages'])(
    '%s is too complex',
    async (name) => {
      const trial = await tryFile(pool, bomb(name), folder);
      expect([trial.outcome.end, trial.faults]).toEqual(['PDF_TOO_COMPLEX', []]);
    },
  );

  test.each(['two hundred columns of amounts', 'five thousand headers of tables', 'a hundred thousand filled boxes'])(
    '%s are read in time',
    async (name) => {
      const trial = await tryFile(pool, bomb(name), folder);
      expect([['converted', 'NO_TRANSACTIONS'].includes(trial.outcome.end), trial.faults]).toEqual([true, []]);
    },
  );

  test('the contents of a layer are found without unpacking pictures larger than any scan', async () => {
    const trial = await tryFile(pool, bomb('a fax of 60,000 points a side'), folder);
    expect([trial.outcome.end === 'overran', trial.faults]).toEqual([false, []]);
  });

  test('a proof of other rows than its paper has would be detected', async () => {
    const { truth } = drawHostile(SEED);
    const [statement] = truth.statements;
    const short = { ...truth, statements: [{ ...statement!, transactions: statement!.transactions.slice(1) }] };
    const trial = await tryFile(pool, { ...harmless(), truth: short }, folder);
    expect(trial.faults).toEqual(['proved rows that its paper has not']);
  });

  test('the pool works as before', async () => {
    const trial = await tryFile(pool, harmless(), folder);
    expect([trial.outcome.end, trial.outcome.verified]).toEqual(['converted', trial.outcome.statements]);
  });
});

describe('over HTTP', () => {
  let server: ServerProcess;
  let storage: TestStorage;
  beforeAll(async () => {
    storage = await makeStorage();
    server = await startProcess({
      ...storage.environment,
      LEDGERIZE_API_KEY: KEY,
      LEDGERIZE_REQUESTS_PER_MINUTE: '1000000',
    });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await storage.remove();
  });

  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${server.origin}/api/v1${path}`, { ...init, headers: { 'X-Api-Key': KEY, ...(init.headers as object) } });

  /** Returns the code with which a file ended: of its upload, of its conversion, or `completed`. */
  async function ended(file: HostileFile): Promise<string> {
    const uploaded = await call('/files', { method: 'POST', body: uploadForm(file.bytes) });
    if (uploaded.status !== 201) return refusal(uploaded);
    const { uuid } = (await uploaded.json()) as { uuid: string };
    const started = await call('/convert', json({ ids: [uuid], format: 'JSON' }));
    if (started.status !== 202) return refusal(started);
    const { jobId } = (await started.json()) as { jobId: string };
    for (;;) {
      const job = Job.parse(await (await call(`/jobs/${jobId}`)).json());
      if (job.status === 'completed') return job.status;
      if (job.status === 'failed') return job.files[0]!.error!.code;
    }
  }

  async function refusal(response: Response): Promise<string> {
    const { error } = ErrorBody.parse(await response.json());
    return response.status < 500 ? error.code : `${response.status} ${error.code}`;
  }

  /** Mebibytes that the server's process holds. */
  async function held(): Promise<number> {
    const figures = await (await fetch(`${server.origin}/metrics`)).text();
    return Number(/^process_resident_memory_bytes(?:\{.*\})? (\S+)$/m.exec(figures)![1]) / MEBIBYTE;
  }

  test('each is converted or refused with a code, and memory stays bounded', {
    timeout: 300_000 + FILES * 4_000,
  }, async () => {
    const files = [...mutated(Math.ceil(FILES / 4)), bomb('flate of a gibibyte'), bomb('a million texts')];
    const ends = new Set<string>();
    let most = 0;
    for (const file of files) {
      ends.add(await ended(file));
      most = Math.max(most, await held());
    }
    const documented = Object.keys(ERROR_STATUS).filter((code) => ERROR_STATUS[code as ErrorCode] < 500);
    expect([...ends].filter((end) => end !== 'completed' && !documented.includes(end))).toEqual([]);
    expect([...ends]).toEqual(expect.arrayContaining(['completed', 'PDF_TOO_COMPLEX']));
    expect(most).toBeLessThan(AT_REST_MB + MAX_GROWTH_MB);
    expect(
      server
        .stderr()
        .split('\n')
        .filter((line) => /"level":"(error|fatal)"/.test(line)),
    ).toEqual([]);
  });
});

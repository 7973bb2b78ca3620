/** Clients that convert while faults happen: they ask again until they are answered, and keep what they were told. */
import { setTimeout as delay } from 'node:timers/promises';
import { ROWS_A_PAGE } from '../../../fixtures/draw/long.ts';
import { between, type Random, seeded } from '../../../fixtures/draw/random.ts';
import type { Told } from '../books.ts';
import { Calls } from '../calls.ts';
import { ask, type Client, finish, result, start, upload } from '../client.ts';

/** Longer than any fault lasts, with the time to recover. */
const PATIENCE_MS = 180_000;
const WAIT_MS = { least: 50, most: 1_000 };
/** Of the conversions: those that are cancelled, and those whose file is deleted, both while they run. */
const CANCELLED = 0.1;
const DELETED = 0.1;

export interface Paper {
  readonly pages: number;
  readonly pdf: Uint8Array<ArrayBuffer>;
}

export interface Clients {
  readonly calls: Calls;
  readonly told: Told;
  /** conversions that came to their end */
  ended(): number;
  /** what was wrong with an answer, or was never answered */
  readonly complaints: readonly string[];
  /** Starts no more conversions, and waits for those that are under way. */
  finish(): Promise<void>;
}

/** Given the keys and the addresses of the nodes that serve, starts a client for each key. */
export function startClients(
  keys: readonly string[],
  origins: readonly string[],
  papers: readonly Paper[],
  seed: number,
): Clients {
  const calls = new Calls();
  const jobs = new Map<string, 'completed' | 'cancelled' | 'deleted'>();
  const files = new Set<string>();
  const complaints: string[] = [];
  let running = true;
  let ended = 0;

  async function convert(client: Client, random: Random): Promise<void> {
    const paper = papers[between(random, 0, papers.length - 1)];
    if (paper === undefined) throw new RangeError('there are no papers');
    const uuid = await upload(client, paper.pdf);
    files.add(uuid);
    const { jobId } = await start(client, uuid);
    const draw = random();
    if (draw < CANCELLED + DELETED) {
      jobs.set(jobId, 'cancelled');
      const [name, path] =
        draw < CANCELLED ? ['DELETE /jobs/{id}', `/jobs/${jobId}`] : ['DELETE /files/{id}', `/files/${uuid}`];
      // the first attempt may have been done and not answered
      const { status } = await ask(client, { name, method: 'DELETE', path, expected: [204, 404] });
      if (draw < CANCELLED) jobs.set(jobId, 'deleted');
      if (status === 404 && draw < CANCELLED) return;
      if (draw >= CANCELLED) await finish(client, jobId);
      return;
    }
    jobs.set(jobId, 'completed');
    const job = await finish(client, jobId);
    if (job.status !== 'completed' || job.credits !== paper.pages) {
      complaints.push(`job ${jobId} of ${paper.pages} pages: ${JSON.stringify(job)}`);
      return;
    }
    const { normalised, statements } = await result(client, jobId);
    const whole = normalised.length === paper.pages * ROWS_A_PAGE;
    if (!whole || statements[0]?.reconciliation.status !== 'verified') {
      complaints.push(`job ${jobId} of ${paper.pages} pages has ${normalised.length} rows`);
    }
  }

  async function work(key: string, random: Random): Promise<void> {
    while (running) {
      const begin = performance.now();
      const client: Client = {
        calls,
        key,
        // each call may go to another node
        origin: () => origins[between(random, 0, origins.length - 1)] ?? '',
        async patience(attempt, why) {
          if (performance.now() - begin > PATIENCE_MS) throw new Error(`never answered: ${why}`);
          await delay(Math.min(WAIT_MS.least * attempt, WAIT_MS.most));
        },
      };
      try {
        await convert(client, random);
        ended++;
      } catch (error) {
        complaints.push(String(error));
      }
    }
  }

  const all = Promise.all(keys.map((key, at) => work(key, seeded(seed + at + 1))));
  return {
    calls,
    told: { jobs, files },
    ended: () => ended,
    complaints,
    async finish() {
      running = false;
      await all;
    },
  };
}

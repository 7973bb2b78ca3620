/** Two worker processes against one, where the engine is what takes time. */
import { readFileSync } from 'node:fs';
import { median } from '../figures.ts';
import { statementOfPages } from '../papers.ts';
import { Calls } from './calls.ts';
import { ask, type Client, finish, type Job, upload } from './client.ts';
import { startCluster } from './cluster.ts';

const PAGES = 200;
const FILES = 8;
const PAIRS = 3;
const WANTED = 1.7;
const MOST_REQUESTS = { LEDGERIZE_REQUESTS_PER_MINUTE: '1000000' };

/** Measures, and returns the report as lines. */
export async function workers(pairs = PAIRS): Promise<string[]> {
  const pdf = new Uint8Array(readFileSync(await statementOfPages(PAGES)));
  const cluster = await startCluster({ roles: ['api', 'worker', 'worker'], environment: MOST_REQUESTS });
  try {
    const [api, , second] = cluster.nodes;
    if (api === undefined || second === undefined) throw new TypeError('a cluster of three nodes was started');
    const client: Client = {
      calls: new Calls(),
      key: cluster.environment.LEDGERIZE_API_KEY ?? '',
      origin: () => api.origin,
    };
    const ids: string[] = [];
    for (let at = 0; at < FILES; at++) ids.push(await upload(client, pdf));
    const convert = async () => {
      const begin = performance.now();
      const json = { ids, format: 'JSON' };
      const call = { name: 'POST /convert', method: 'POST', path: '/convert', json, expected: [202] } as const;
      const { body } = await ask<Job>(client, call);
      const job = await finish(client, body.jobId);
      if (job.status !== 'completed') throw new Error(JSON.stringify(job));
      return performance.now() - begin;
    };
    await convert();
    const times: { one: number[]; two: number[] } = { one: [], two: [] };
    for (let pair = 0; pair < pairs; pair++) {
      times.two.push(await convert());
      await second.end('SIGTERM');
      times.one.push(await convert());
      second.spawn();
      await second.ready();
      // its thread has started and compiled its code
      await convert();
    }
    const [one, two] = [median(times.one), median(times.two)];
    return [
      `${FILES} files of ${PAGES} pages on one and on two worker processes with 1 thread each; median of ${pairs} alternated pairs`,
      `  one ${one.toFixed(0)} ms, two ${two.toFixed(0)} ms: ${(one / two).toFixed(2)} times as fast (wanted: ≥ ${WANTED})`,
    ];
  } finally {
    await cluster.stop();
  }
}

/** How many status calls per second the service answers, compared with a minimal server that sends the same body. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './figures.ts';
import { requestsASecond } from './load.ts';
import { statementOfPages } from './papers.ts';
import { convert, cpuMicroseconds, startService, upload } from './service.ts';

const PAIRS = 5;
const MILLISECONDS = 2_000;
const BARE_SERVER = join(dirname(fileURLToPath(import.meta.url)), 'bare-server.mjs');

/** Measures, and returns the report as lines. */
export async function statusCalls(): Promise<string[]> {
  const service = await startService();
  try {
    const jobId = await convert(service, await upload(service, await statementOfPages(3)));
    const url = `${service.origin}/api/v1/jobs/${jobId}`;
    const body = await (await fetch(url, { headers: service.headers })).text();
    const bare = spawn(process.execPath, [BARE_SERVER, body], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const [port] = await once(bare.stdout, 'data');
      const bareUrl = `http://127.0.0.1:${String(port).trim()}/`;
      await requestsASecond(url, service.headers, MILLISECONDS);
      await requestsASecond(bareUrl, service.headers, MILLISECONDS);
      const ours: Load[] = [];
      const theirs: Load[] = [];
      for (let pair = 0; pair < PAIRS; pair++) {
        ours.push(await loaded(service.process, () => requestsASecond(url, service.headers, MILLISECONDS)));
        theirs.push(await loaded(bare, () => requestsASecond(bareUrl, service.headers, MILLISECONDS)));
      }
      const line = (name: string, loads: readonly Load[]) =>
        `  ${name.padEnd(52)} ${median(loads.map((load) => load.rate))
          .toFixed(0)
          .padStart(6)} a second  ${median(loads.map((load) => load.cpu)).toFixed(0)} µs of the server's CPU each`;
      const ratio = (of: (load: Load) => number) => median(ours.map(of)) / median(theirs.map(of));
      return [
        `Status calls of a final job over 16 kept connections; median of ${PAIRS} alternated pairs of ${MILLISECONDS / 1000} s, warm`,
        line('bare node:http, the same body', theirs),
        line('the service', ours),
        `  ratio ${ratio((load) => load.rate).toFixed(2)} of the requests a second, which the client's own CPU bounds too; ratio ${(1 / ratio((load) => load.cpu)).toFixed(2)} by the server's CPU`,
      ];
    } finally {
      bare.kill();
    }
  } finally {
    await service.stop();
  }
}

interface Load {
  /** requests per second */
  readonly rate: number;
  /** microseconds of the server's CPU time per request, including its threads and the kernel's work for it */
  readonly cpu: number;
}

/** Given a server and its load, returns the measurement. */
async function loaded(server: ChildProcess, load: () => Promise<number>): Promise<Load> {
  const before = cpuMicroseconds(server);
  const begin = performance.now();
  const rate = await load();
  const seconds = (performance.now() - begin) / 1_000;
  return { rate, cpu: (cpuMicroseconds(server) - before) / (rate * seconds) };
}

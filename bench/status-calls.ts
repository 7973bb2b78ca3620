/** How many status calls a second the service answers, against a bare server that answers the same body. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './figures.ts';
import { requestsASecond } from './load.ts';
import { statementOfPages } from './papers.ts';
import { convert, startService, upload } from './service.ts';

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
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let pair = 0; pair < PAIRS; pair++) {
        ours.push(await requestsASecond(url, service.headers, MILLISECONDS));
        theirs.push(await requestsASecond(bareUrl, service.headers, MILLISECONDS));
      }
      return [
        `Status calls of a final job over 16 kept connections; median of ${PAIRS} alternated pairs of ${MILLISECONDS / 1000} s, warm`,
        `  ${'bare node:http, the same body'.padEnd(52)} ${median(theirs).toFixed(0).padStart(6)} a second`,
        `  ${'the service'.padEnd(52)} ${median(ours).toFixed(0).padStart(6)} a second  ratio ${(median(ours) / median(theirs)).toFixed(2)}`,
      ];
    } finally {
      bare.kill();
    }
  } finally {
    await service.stop();
  }
}

/** Many conversions by many keys on nodes that only serve and nodes that only convert: nothing lost, nothing twice. */
import { readFileSync } from 'node:fs';
import { ROWS_A_PAGE } from '../../fixtures/draw/long.ts';
import { statementOfPages } from '../papers.ts';
import { wrongBooks } from './books.ts';
import { Calls } from './calls.ts';
import { type Client, finish, result, start, upload } from './client.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { statementsOf } from './statements.ts';

const PAGES = 3;
const ACCOUNTS = 10;
const KEYS_OF_EACH = 5;
/** more than one of each: a bench of a few hundred shows what thousands do */
const QUICK = 500;
const WANTED_STATEMENTS = 40;
const REQUESTS_PER_MINUTE = 1_000_000;

/** Given how many, runs them, and returns the report as lines. Throws if something is lost, doubled or wrong. */
export async function conversions(count = QUICK): Promise<string[]> {
  const pdf = new Uint8Array(readFileSync(await statementOfPages(PAGES)));
  const cluster = await startCluster({ roles: ['api', 'api', 'worker', 'worker'] });
  try {
    const keys = makeKeys(cluster, count);
    const calls = new Calls();
    const jobs = new Map<string, 'completed'>();
    const files = new Set<string>();
    const origins = cluster.nodes.filter(({ role }) => role === 'api').map(({ origin }) => origin);
    let asked = 0;
    const origin = () => origins[asked++ % origins.length] ?? '';
    let begun = 0;
    await cluster.query('select pg_stat_statements_reset()');
    const begin = performance.now();
    await Promise.all(
      keys.map(async (key) => {
        const client: Client = { calls, key, origin };
        while (begun < count) {
          begun++;
          const uuid = await upload(client, pdf);
          files.add(uuid);
          const { jobId } = await start(client, uuid);
          const job = await finish(client, jobId);
          const { normalised, statements } = await result(client, jobId);
          const whole =
            normalised.length === PAGES * ROWS_A_PAGE && statements[0]?.reconciliation.status === 'verified';
          if (job.status !== 'completed' || job.credits !== PAGES || !whole) {
            throw new Error(`job ${jobId}: ${job.status}, ${job.credits} credits, ${normalised.length} rows`);
          }
          jobs.set(jobId, 'completed');
        }
      }),
    );
    const seconds = (performance.now() - begin) / 1_000;
    const statements = await statementsOf(cluster);
    const wrong = await wrongBooks(cluster, { jobs, files });
    const { pages, stored } = await totals(cluster);
    if (jobs.size !== count || stored !== count)
      wrong.push(`${count} conversions were asked for, ${stored} are stored`);
    if (pages !== count * PAGES) wrong.push(`the ledger has ${pages} pages, and ${count * PAGES} were converted`);
    if (calls.misshapen.length > 0) wrong.push(...calls.misshapen.slice(0, 3));
    if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\n${cluster.nodes.map(({ errors }) => errors).join('')}`);
    return [
      `${count} conversions of ${PAGES} pages by ${keys.length} keys: 2 nodes serve, 2 convert with 1 thread each`,
      `  lost 0, doubled 0; debits less refunds in the ledger: ${pages} pages, as converted`,
      `  ${seconds.toFixed(0)} s: ${(count / seconds).toFixed(1)} conversions a second, ${((count * PAGES) / seconds).toFixed(0)} pages a second`,
      ...calls.lines(),
      `  statements of PostgreSQL a conversion: ${(statements.total / count).toFixed(1)} (wanted: ≤ ${WANTED_STATEMENTS}); of these most often:`,
      ...statements.most.map(({ text, calls: times }) => `    ${(times / count).toFixed(2).padStart(6)} ${text}`),
    ];
  } finally {
    await cluster.stop();
  }
}

/** Makes accounts by the command line, with high limits and some keys each, and returns all keys. */
function makeKeys(cluster: Cluster, count: number): string[] {
  return Array.from({ length: ACCOUNTS }, (_, at) => {
    const json = (...args: string[]) => JSON.parse(cluster.operate(...args, '--json')) as { id: string; key: string };
    const account = json('accounts', 'create', '--name', `bench ${at}`, '--credits', String(count * PAGES));
    cluster.operate('limits', account.id, '--requests-per-minute', String(REQUESTS_PER_MINUTE));
    const more = Array.from({ length: KEYS_OF_EACH - 1 }, (_, key) =>
      json('keys', 'create', '--account', account.id, '--name', `key ${key}`),
    );
    return [account, ...more].map(({ key }) => key);
  }).flat();
}

async function totals(cluster: Cluster): Promise<{ pages: number; stored: number }> {
  const [row] = await cluster.query<{ pages: string; stored: string }>(
    `select (select coalesce(-sum(credits), 0) from ledger where kind <> 'grant') as pages,
            (select count(*) from job_files where status = 'completed') as stored`,
  );
  return { pages: Number(row?.pages), stored: Number(row?.stored) };
}

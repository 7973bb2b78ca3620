/**
 * `npm run nightly`: fuzzes the interface by its OpenAPI document on SQLite and on PostgreSQL with S3, and sends
 * thousands of damaged PDFs. Without arguments, it starts all that it needs.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../../test/cluster/postgres.ts';
import { startS3Server } from '../../test/cluster/s3-server.ts';
import { type FuzzedServer, fuzzHttp } from './fuzz-http.ts';
import { fuzzPdfs } from './fuzz-pdfs.ts';
import { httpText, pdfText } from './report.ts';
import { startTarget, type Target } from './target.ts';

const USAGE = `usage: npm run nightly -- [options]
  --requests N     requests by HTTP, over all operations (10000; 0: none)
  --pdfs N         damaged PDFs (5000; 0: none)
  --seed N         draws others (1); a fault names its seed
  --only ID        requests of this operation alone, such as uploadFile
  --database KIND  sqlite or postgres, in place of both
  --ocr MODE       auto or never (auto): without reading pages from pictures, it takes a fifth of the time
  --url URL        a running server, in place of own ones, with
  --key KEY          a key of its first account, whose rate limit is high, and
  --cookie COOKIE    the session of its operator (ledgerize.session_token=…)`;

/** More memory than the server may take while it reads damaged files: its threads, each with the heap of PDFium. */
const MOST_MB = 1_500;
/** A file may lose two workers. A damaged one hardly ever does: more than one in a hundred is a fault of the engine. */
const MOST_LOST_SHARE = 0.01;

const values = optionsOrExit();
const [requests, pdfs, seed] = [whole('requests', 10_000), whole('pdfs', 5_000), whole('seed', 1)];
const ocr = { LEDGERIZE_OCR: values.ocr ?? 'auto' };
let failed = 0;

if (values.url !== undefined)
  await onServer({ origin: values.url, key: `${values.key}`, cookie: `${values.cookie}` }, values.url);
else {
  if (values.database !== 'postgres') await onTarget('SQLite', await startTarget(ocr));
  if (values.database !== 'sqlite') {
    const [postgres, s3] = await Promise.all([startPostgres({ fsync: 'off' }), startS3Server()]);
    try {
      await onTarget('PostgreSQL and S3', await startTarget({ ...ocr, ...s3.environment, DATABASE_URL: postgres.url }));
    } finally {
      await Promise.all([postgres.remove(), s3.remove()]);
    }
  }
}
process.exitCode = failed > 0 ? 1 : 0;

async function onTarget(name: string, target: Target): Promise<void> {
  try {
    await onServer(target, name);
    const errors = target.errors();
    for (const line of errors.slice(0, 20)) console.log(`  LOG ${line.slice(0, 1_000)}`);
    failed += errors.length;
  } finally {
    await target.close();
  }
}

async function onServer(server: FuzzedServer, name: string): Promise<void> {
  if (requests > 0) {
    const report = await fuzzHttp(server, { requests, seed, ...(values.only !== undefined && { only: values.only }) });
    console.log(httpText(name, seed, report));
    failed += report.faults.length;
  }
  // what reads PDFs is the same on both databases
  if (pdfs === 0 || (name.startsWith('PostgreSQL') && values.database === undefined)) return;
  const report = await fuzzPdfs(server, { files: pdfs, seed });
  console.log(pdfText(seed, report));
  failed += report.faults.length;
  if (report.heldMb.most > MOST_MB) failed += told(`the server holds more than ${MOST_MB} MB`);
  if (report.workersLost > 2 + pdfs * MOST_LOST_SHARE) failed += told(`${report.workersLost} workers were lost`);
}

function told(fault: string): number {
  console.log(`  FAULT ${fault}`);
  return 1;
}

function optionsOrExit() {
  const text = { type: 'string' } as const;
  const options = {
    requests: text,
    pdfs: text,
    seed: text,
    only: text,
    ocr: text,
    database: text,
    url: text,
    key: text,
    cookie: text,
  };
  try {
    const { values } = parseArgs({ options });
    if (values.database !== undefined && !/^(sqlite|postgres)$/.test(values.database)) throw new Error(values.database);
    if (values.url !== undefined && (!values.key || !values.cookie)) throw new Error('--key or --cookie is missing');
    return values;
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}

function whole(name: 'requests' | 'pdfs' | 'seed', otherwise: number): number {
  const number = Number(values[name] ?? otherwise);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  console.error(`--${name} must be a whole number\n${USAGE}`);
  process.exit(2);
}

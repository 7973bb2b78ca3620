/** The built service in a separate process, with a temporary data folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const LEDGERIZE = join(dirname(fileURLToPath(import.meta.url)), '..', 'bin', 'ledgerize.js');
const KEY = 'bench-key-that-nobody-needs-to-guess';

export interface Service {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts it with a rate limit too high to matter. If it does not start, throws its output. */
export async function startService(): Promise<Service> {
  const data = mkdtempSync(join(tmpdir(), 'ledgerize-bench-'));
  const child = spawn(process.execPath, [LEDGERIZE, 'serve'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LEDGERIZE_DATA: data,
      LEDGERIZE_API_KEY: KEY,
      LEDGERIZE_REQUESTS_PER_MINUTE: '1000000',
      LEDGERIZE_LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
  const origin = await listening(child);
  if (origin === null) {
    await stop();
    throw new Error('the service did not start');
  }
  return { origin, headers: { 'X-Api-Key': KEY }, process: child, stop };
}

/** The address that it prints; null if it ends before that. */
async function listening(child: ChildProcess): Promise<string | null> {
  child.stderr!.pipe(process.stderr);
  for await (const line of createInterface({ input: child.stdout! })) {
    const address = /http:\/\/[\d.:]+/.exec(line);
    if (address === null) continue;
    // its further output is not read, and must not fill the pipe
    child.stdout!.resume();
    return address[0];
  }
  return null;
}

/** Uploads a PDF, and returns its uuid. */
export async function upload({ origin, headers }: Service, path: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([readFileSync(path)]), 'statement.pdf');
  const response = await fetch(`${origin}/api/v1/files`, { method: 'POST', headers, body: form });
  if (response.status !== 201) throw new Error(`upload: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { uuid: string }).uuid;
}

/** Starts a conversion, and polls until it is final. Returns the job's id. */
export async function convert({ origin, headers }: Service, uuid: string): Promise<string> {
  const response = await fetch(`${origin}/api/v1/convert`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: [uuid], format: 'JSON' }),
  });
  const { jobId } = (await response.json()) as { jobId: string };
  for (;;) {
    const job = await fetch(`${origin}/api/v1/jobs/${jobId}`, { headers });
    const { status } = (await job.json()) as { status: string };
    if (status === 'completed') return jobId;
    if (job.status !== 200 || status === 'failed') throw new Error(`job: ${job.status} ${status}`);
  }
}

/** CPU time of a process so far; Linux counts it in hundredths of a second. */
export function cpuMicroseconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

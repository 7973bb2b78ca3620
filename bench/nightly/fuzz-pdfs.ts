/** Sends damaged PDFs to a server: each is converted or refused with a code, and the server stays as it was. */
import { ErrorBody } from '../../contract/error.ts';
import { File } from '../../contract/file.ts';
import { AcceptedJob, Job } from '../../contract/job.ts';
import { mutatedPdf } from './mutate-bytes.ts';

export interface PdfFuzzing {
  readonly files: number;
  readonly seed: number;
  /** files at the same time */
  readonly atOnce?: number;
}

interface PdfFault {
  readonly seed: number;
  readonly about: string;
  readonly fault: string;
}

export interface PdfReport {
  readonly files: number;
  readonly seconds: number;
  /** files by how they ended: completed, or a code */
  readonly ends: ReadonlyMap<string, number>;
  /** milliseconds of the slowest file */
  readonly slowest: number;
  readonly workersLost: number;
  /** mebibytes of the server's process, at the start and at the most */
  readonly heldMb: { readonly before: number; readonly most: number };
  readonly faults: readonly PdfFault[];
}

const MEBIBYTE = 1024 * 1024;
/** Two tries of the time that a file of few pages may take, by the CPU of a busy machine. */
const HANG_MS = 300_000;
const AT_ONCE = 3;
/** Files between two looks at the memory. */
const LOOK_EACH = 20;

/** Given a server and its key, sends it this many files from the seed on. */
export async function fuzzPdfs(
  { origin, key }: { readonly origin: string; readonly key: string },
  { files, seed, atOnce = AT_ONCE }: PdfFuzzing,
): Promise<PdfReport> {
  const began = performance.now();
  const before = await figures(origin);
  const ends = new Map<string, number>();
  const faults: PdfFault[] = [];
  let [next, slowest, most] = [seed, 0, before.heldMb];

  async function tryFiles(): Promise<void> {
    while (next < seed + files) {
      const file = mutatedPdf(next++);
      const sentAt = performance.now();
      const end = await endOf(origin, key, file.bytes).catch((error: unknown) => `FAULT ${String(error)}`);
      slowest = Math.max(slowest, performance.now() - sentAt);
      ends.set(end, (ends.get(end) ?? 0) + 1);
      if (/^FAULT/.test(end))
        faults.push({ seed: file.seed, about: `${file.base}: ${file.mutations.join(', ')}`, fault: end });
      if (file.seed % LOOK_EACH === 0) most = Math.max(most, (await figures(origin)).heldMb);
    }
  }

  await Promise.all(Array.from({ length: atOnce }, tryFiles));
  const after = await figures(origin);
  return {
    files,
    seconds: (performance.now() - began) / 1_000,
    ends,
    slowest,
    workersLost: after.lost - before.lost,
    heldMb: { before: before.heldMb, most: Math.max(most, after.heldMb) },
    faults,
  };
}

/** Given a PDF, uploads and converts it. Returns how it ended: completed, a code, or a fault in words. */
async function endOf(origin: string, key: string, bytes: Buffer): Promise<string> {
  const signal = AbortSignal.timeout(HANG_MS);
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/api/v1${path}`, { ...init, signal, headers: { 'X-Api-Key': key, ...(init.headers as object) } });
  const body = new FormData();
  body.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'damaged.pdf');
  const uploaded = await call('/files', { method: 'POST', body });
  if (uploaded.status !== 201) return refusal(uploaded);
  const { uuid, passwordRequired } = File.parse(await uploaded.json());
  if (passwordRequired) return 'locked';
  const started = await call('/convert', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: [uuid], format: 'JSON' }),
  });
  if (started.status !== 202) return refusal(started);
  const { jobId } = AcceptedJob.parse(await started.json());
  for (;;) {
    const job = Job.parse(await (await call(`/jobs/${jobId}`, { headers: { Prefer: 'wait=30' } })).json());
    if (job.status === 'queued' || job.status === 'processing') continue;
    const code = job.files[0]?.error?.code;
    // nothing of ours may fail because of a file
    if (code === 'CONVERT_FAILED') return 'FAULT CONVERT_FAILED in a job';
    if (job.status === 'failed') return `${code}`;
    const result = await call(`/jobs/${jobId}/result`);
    return result.status === 200 && Array.isArray(((await result.json()) as { normalised: unknown }).normalised)
      ? 'completed'
      : `FAULT the result answers ${result.status}`;
  }
}

async function refusal(response: Response): Promise<string> {
  const { error } = ErrorBody.parse(await response.json());
  return response.status < 500 ? error.code : `FAULT ${response.status} ${error.code}`;
}

/** What the server says of itself: the memory that it holds, and the workers that it has lost. */
async function figures(origin: string): Promise<{ heldMb: number; lost: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))].reduce(
      (all, [, value]) => all + Number(value),
      0,
    );
  return { heldMb: sum('process_resident_memory_bytes') / MEBIBYTE, lost: sum('ledgerize_workers_lost_total') };
}

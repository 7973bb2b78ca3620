/** Waits for a job: few requests, each held by the service. */
import type { CallOptions } from '../http/call.ts';
import { pause } from '../platform/pause.ts';
import type { Job } from '../types.ts';

export interface WaitOptions extends CallOptions {
  /** Called with the job at each status: every few seconds, and when it is final. */
  readonly onProgress?: ((job: Job) => void) | undefined;
}

/** Seconds of a hold. Proxies end requests that take 30 s. */
const HOLD = 20;
/** If something between answers at once, requests are still this far apart. */
const LEAST_MS = 1_000;

/** Given what asks for the status, resolves to the job when it is final. */
export async function untilFinal(
  ask: (options: CallOptions & { readonly wait: number | undefined }) => Promise<Job>,
  { onProgress, ...options }: WaitOptions,
): Promise<Job> {
  // a hold does not end with progress: where that is asked for, the service sets a short one that fits the rate limit
  const wait = onProgress === undefined ? HOLD : undefined;
  for (;;) {
    const began = Date.now();
    const job = await ask({ ...options, wait });
    onProgress?.(job);
    if (job.status === 'completed' || job.status === 'failed') return job;
    await pause(Math.max(0, LEAST_MS - (Date.now() - began)), options.signal);
  }
}

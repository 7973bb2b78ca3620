/** Parts of the service that report their steps: the workers, the blobs, the jobs, and the sender of webhooks. */
import type { WorkerPool } from '../../workers/types.ts';
import type { Jobs } from '../jobs/types.ts';
import type { BlobStore } from '../storage/blobs/store.ts';
import type { Send } from '../webhooks/send.ts';
import { type Tracing, UNTRACED } from './types.ts';

/** Given a pool, returns one that does the same and reports its tasks. */
export function tracePool(pool: WorkerPool, tracing: Tracing): WorkerPool {
  if (tracing === UNTRACED) return pool;
  const task = <T>(name: string, work: () => Promise<T>) => tracing.step({ name: `worker ${name}` }, work);
  return {
    inspect: (...given) => task('inspect', () => pool.inspect(...given)),
    assemble: (...given) => task('assemble', () => pool.assemble(...given)),
    convert: (...given) => task('convert', () => pool.convert(...given)),
    render: (...given) => task('render', () => pool.render(...given)),
    join: (...given) => task('join', () => pool.join(...given)),
    correct: (...given) => task('correct', () => pool.correct(...given)),
    draw: (...given) => task('draw', () => pool.draw(...given)),
    words: (...given) => task('words', () => pool.words(...given)),
    get size() {
      return pool.size;
    },
    close: () => pool.close(),
  };
}

/** Given a store, returns one that does the same and reports its calls. */
export function traceBlobs(blobs: BlobStore, tracing: Tracing): BlobStore {
  if (tracing === UNTRACED) return blobs;
  // the folder of a key says what the blob is; the rest are ids
  const call = <T>(name: string, key: string, work: () => Promise<T>) =>
    tracing.step({ name: `blob ${name}`, kind: 'client', attributes: { 'ledgerize.blob': key.split('/')[0] } }, work);
  return {
    putFile: (...given) => call('put', given[0], () => blobs.putFile(...given)),
    open: (...given) => call('open', given[0], () => blobs.open(...given)),
    withLocalFile: (key, work) => call('use', key, () => blobs.withLocalFile(key, work)),
    delete: (...given) => call('delete', given[0], () => blobs.delete(...given)),
    list: (...given) => blobs.list(...given),
    check: (...given) => blobs.check(...given),
    sweepUnfinished: (...given) => blobs.sweepUnfinished(...given),
  };
}

/** Given the use cases of jobs, returns ones that do the same, and begin the trace of each job. */
export function traceJobs(jobs: Jobs, tracing: Tracing): Jobs {
  if (tracing === UNTRACED) return jobs;
  return {
    ...jobs,
    async accept(...given) {
      const job = await tracing.step({ name: 'accept job' }, () => jobs.accept(...given));
      const { jobId, accepted, pages, format } = job;
      const counts = { 'ledgerize.files': accepted.length, 'ledgerize.pages': pages, 'ledgerize.format': format };
      tracing.jobAccepted(jobId, counts);
      return job;
    },
  };
}

/** Given a sender, returns one that does the same, and reports each message as a step of the job that it is about. */
export function traceSend(send: Send, tracing: Tracing): Send {
  if (tracing === UNTRACED) return send;
  return (message, signal) => {
    const post = () => send({ ...message, headers: tracing.headers() }, signal);
    const step = { name: 'webhook', kind: 'client', attributes: { 'ledgerize.delivery_id': message.id } } as const;
    const jobId = jobOf(message.body);
    return jobId === undefined ? post() : tracing.jobStep(jobId, step, post);
  };
}

/** Given the body of an event, returns the id of its job; undefined if it is not about one. */
function jobOf(body: string): string | undefined {
  const { data } = JSON.parse(body) as { data?: { jobId?: string } };
  return data?.jobId;
}

import { expect, test } from 'vitest';
import { type Conversion, WorkerLostError, type WorkerPool } from '../../workers/types.ts';
import { watchPool } from './watch-pool.ts';

const TASK = { path: 'in.pdf', out: 'out.json' };

/** Given a conversion, returns what the watchers saw, and what the caller saw. */
async function told(convert: () => Promise<Conversion>, signal?: AbortSignal) {
  const tellings: unknown[] = [];
  const watcher = {
    converted: ({ outcome, pages }: { outcome: string; pages: number | undefined }) =>
      tellings.push({ outcome, pages }),
    lost: (kind: string) => tellings.push({ kind }),
  };
  const pool = watchPool({ convert, size: 3 } as unknown as WorkerPool, [watcher]);
  expect(pool.size).toBe(3);
  const seen = await pool.convert(TASK, { signal }).catch((error: unknown) => error);
  return { tellings, seen };
}

test('a conversion is reported with its pages and outcome', async () => {
  const failed = {
    ok: false,
    pages: 2,
    fault: { code: 'NO_TRANSACTIONS', message: '', finding: { code: 'FILE_DAMAGED', params: {} } },
  } as const;
  const { tellings, seen } = await told(async () => failed);
  expect(seen).toBe(failed);
  expect(tellings).toEqual([{ outcome: 'failed', pages: 2 }]);
});

test('a worker that died is reported as lost, and the caller gets the error', async () => {
  const error = new WorkerLostError('died', '');
  const { tellings, seen } = await told(() => Promise.reject(error));
  expect(seen).toBe(error);
  expect(tellings).toEqual([{ kind: 'died' }, { outcome: 'lost', pages: undefined }]);
});

test('a worker that was not available began no conversion', async () => {
  const { tellings } = await told(() => Promise.reject(new WorkerLostError('unavailable', '')));
  expect(tellings).toEqual([{ kind: 'unavailable' }]);
});

test('a cancelled conversion is not reported', async () => {
  const { tellings } = await told(() => Promise.reject(new DOMException('', 'AbortError')), AbortSignal.abort());
  expect(tellings).toEqual([]);
});

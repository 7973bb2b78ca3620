import { expect, test } from 'vitest';
import { BlobMissingError, type BlobStore } from '../storage/blobs/store.ts';
import { traceBlobs } from '../tracing/trace-parts.ts';
import { UNTRACED } from '../tracing/types.ts';
import { watchBlobs } from './watch-blobs.ts';

const KEY = 'files/a.pdf';

/** Given parts of a store, returns a watched store and what was reported. */
function watched(parts: Partial<BlobStore>) {
  const reported: unknown[] = [];
  const store = watchBlobs(parts as BlobStore, (call, seconds, failed) => reported.push({ call, seconds, failed }));
  return { store, reported };
}

test('a call that fails is reported, and the caller gets the error', async () => {
  const away = new Error('away');
  const { store, reported } = watched({ putFile: () => Promise.reject(away) });
  await expect(store.putFile(KEY, 'x')).rejects.toBe(away);
  expect(reported).toEqual([{ call: 'put', seconds: expect.any(Number), failed: true }]);
});

/** More of them than any method takes. */
const GIVEN = [KEY, 'second', 'third'] as const;

test.each(['putFile', 'open', 'delete', 'list', 'check', 'sweepUnfinished'] as const)(
  '%s passes on all that it is given, watched or traced',
  async (name) => {
    const passed: unknown[] = [];
    const parts = { [name]: async (...given: unknown[]) => passed.push(given) };
    const traced = traceBlobs(parts as unknown as BlobStore, { ...UNTRACED });
    for (const store of [watched(parts).store, traced]) {
      await (store[name] as unknown as (...given: readonly string[]) => Promise<void>)(...GIVEN);
    }
    expect(passed).toEqual([GIVEN, GIVEN]);
  },
);

test('a missing blob is no failure of the store', async () => {
  const { store, reported } = watched({ open: () => Promise.reject(new BlobMissingError(KEY)) });
  await expect(store.open(KEY)).rejects.toThrow(BlobMissingError);
  expect(reported).toMatchObject([{ call: 'open', failed: false }]);
});

test('the work on a local copy is none of the store: neither its time nor its failure', async () => {
  const { store, reported } = watched({ withLocalFile: (_key, work) => work('/tmp/a.pdf') });
  const fault = new Error('of the work');
  const work = async () => {
    expect(reported).toMatchObject([{ call: 'use', failed: false }]);
    throw fault;
  };
  await expect(store.withLocalFile(KEY, work)).rejects.toBe(fault);
  expect(reported).toHaveLength(1);
});

test('a local copy that cannot be had is a failure', async () => {
  const { store, reported } = watched({ withLocalFile: () => Promise.reject(new Error('away')) });
  await expect(store.withLocalFile(KEY, async () => {})).rejects.toThrow('away');
  expect(reported).toMatchObject([{ call: 'use', failed: true }]);
});

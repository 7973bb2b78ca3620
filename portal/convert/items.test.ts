/** What a job says about its files, and the outcome of files. */
import { describe, expect, test } from 'vitest';
import type { Job, File as UploadedFile } from '../api/types.ts';
import { costOf, type Item, type ItemState, isEnded, runningJobs, twinsOf, withJob } from './items.ts';

const file = (uuid: string, pages = 2) => ({ uuid, pages }) as UploadedFile;
const item = (id: number, state: ItemState): Item => ({ id, name: `${id}.pdf`, bytes: 1, state });
const converting = (id: number, uuid: string): Item =>
  item(id, { step: 'converting', file: file(uuid), jobId: 'j', pagesDone: 0, queued: true });

const job = (...files: Partial<Job['files'][number]>[]) => ({ jobId: 'j', files }) as Job;

test('only the pages of files that are ready cost something', () => {
  const items = [
    item(1, { step: 'ready', file: file('a', 3) }),
    item(2, { step: 'ready', file: file('b', 4) }),
    item(3, { step: 'locked', file: file('c', 0), trying: false, failure: null }),
    item(4, { step: 'uploading', share: 0.5 }),
  ];
  expect(costOf(items)).toEqual({ files: 2, pages: 7 });
});

describe('a file that is added twice', () => {
  const same = (uuid: string) => ({ uuid, sha256: 'of one' }) as UploadedFile;
  const done = item(1, { step: 'done', file: same('a'), jobId: 'j' });

  test('is reported before it is paid twice', () => {
    expect(twinsOf([done, item(2, { step: 'ready', file: same('b') })])).toEqual(new Map([[2, '1.pdf']]));
  });

  test('is not reported if the other failed', () => {
    const fault = { code: 'NO_TRANSACTIONS', message: '' } as const;
    const failed = item(1, { step: 'failed', file: same('a'), fault });
    expect(twinsOf([failed, item(2, { step: 'ready', file: same('b') })]).size).toBe(0);
  });
});

describe('a job', () => {
  test('reports how many pages of a file are read', () => {
    const [after] = withJob([converting(1, 'a')], job({ uuid: 'a', status: 'processing', pagesDone: 1 }));
    expect(after!.state).toMatchObject({ step: 'converting', pagesDone: 1, queued: false });
  });

  test('ends each file separately', () => {
    const fault = { code: 'NO_TRANSACTIONS', message: 'No statement.' } as const;
    const after = withJob(
      [converting(1, 'a'), converting(2, 'b')],
      job({ uuid: 'a', status: 'completed' }, { uuid: 'b', status: 'failed', error: fault }),
    );
    expect(after.map(({ state }) => state)).toEqual([
      { step: 'done', file: file('a'), jobId: 'j' },
      { step: 'failed', file: file('b'), fault },
    ]);
    expect(after.every(isEnded)).toBe(true);
  });

  test('returns the files for which it was cancelled', () => {
    const [after] = withJob([converting(1, 'a')], job({ uuid: 'a', status: 'cancelled' }));
    expect(after!.state).toEqual({ step: 'ready', file: file('a') });
  });

  test('does not change the files of another', () => {
    const items = [converting(1, 'a')];
    expect(withJob(items, { ...job({ uuid: 'a', status: 'completed' }), jobId: 'other' })).toEqual(items);
  });

  test('is followed once, however many files it has', () => {
    expect(runningJobs([converting(1, 'a'), converting(2, 'b')])).toEqual(['j']);
  });
});

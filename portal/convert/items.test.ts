/** What a job tells of its files, and what files come to. */
import { describe, expect, test } from 'vitest';
import type { Job, File as UploadedFile } from '../api/types.ts';
import { costOf, type Item, type ItemState, isEnded, runningJobs, twinsOf, withJob } from './items.ts';

const file = (uuid: string, pages = 2) => ({ uuid, pages }) as UploadedFile;
const item = (id: number, state: ItemState): Item => ({ id, name: `${id}.pdf`, bytes: 1, state });
const converting = (id: number, uuid: string): Item =>
  item(id, { step: 'converting', file: file(uuid), jobId: 'j', pagesDone: 0, queued: true });

const job = (...files: Partial<Job['files'][number]>[]) => ({ jobId: 'j', files }) as Job;

test('what is converted costs the pages of the files that are ready alone', () => {
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

  test('is told before it is paid twice', () => {
    expect(twinsOf([done, item(2, { step: 'ready', file: same('b') })])).toEqual(new Map([[2, '1.pdf']]));
  });

  test('is not told where the other failed', () => {
    const fault = { code: 'NO_TRANSACTIONS', message: '' } as const;
    const failed = item(1, { step: 'failed', file: same('a'), fault });
    expect(twinsOf([failed, item(2, { step: 'ready', file: same('b') })]).size).toBe(0);
  });
});

describe('a job', () => {
  test('tells how many pages of a file are read', () => {
    const [after] = withJob([converting(1, 'a')], job({ uuid: 'a', status: 'processing', pagesDone: 1 }));
    expect(after!.state).toMatchObject({ step: 'converting', pagesDone: 1, queued: false });
  });

  test('ends each file by itself', () => {
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

  test('gives back the files of which it was cancelled', () => {
    const [after] = withJob([converting(1, 'a')], job({ uuid: 'a', status: 'cancelled' }));
    expect(after!.state).toEqual({ step: 'ready', file: file('a') });
  });

  test('tells nothing of the files of another', () => {
    const items = [converting(1, 'a')];
    expect(withJob(items, { ...job({ uuid: 'a', status: 'completed' }), jobId: 'other' })).toEqual(items);
  });

  test('is followed once, however many files it has', () => {
    expect(runningJobs([converting(1, 'a'), converting(2, 'b')])).toEqual(['j']);
  });
});

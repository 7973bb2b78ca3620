import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notices } from '../storage/notices.ts';
import { JobEvents } from './events.ts';

describe('a wait for the end of a job', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const ends = async (events: JobEvents): Promise<boolean> => {
    let ended = false;
    const stop = new AbortController();
    void events.untilFinal('job', stop.signal).then(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(4_000);
    const outcome = ended;
    stop.abort();
    return outcome;
  };

  it('ends after a while where other nodes may have ended it, since their notice may be lost', async () => {
    const keyChanges = { count: 0, knownUntil: 0, ask() {} };
    const lost: Notices = { keyChanges, tell() {}, listen() {}, async close() {} };
    expect(await ends(new JobEvents(lost))).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('has no need of that where there is only this process', async () => {
    expect(await ends(new JobEvents())).toBe(false);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Bench } from '../jobs/testing/bench.ts';
import type { Paper } from '../jobs/testing/paper.ts';

describe('the picture of a page', () => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await Bench.open({ running: false });
  });
  afterEach(() => bench.close());

  const draw = async (paper: Paper) => {
    const uuid = await bench.upload(paper);
    const picture = await bench.service.files.page(bench.accountId, uuid, { page: 1, width: 100 });
    return picture.draw();
  };

  it('is drawn again if a worker was lost on it once', async () => {
    const drawn = await draw({ pages: 1, loses: { at: 'draw', kind: 'died', times: 1 } });
    expect(Buffer.from(drawn.png).toString()).toBe('page 1, 100 across');
  });

  it('is too complex if two workers died on it', async () => {
    const paper: Paper = { pages: 1, loses: { at: 'draw', kind: 'died', times: 2 } };
    await expect(draw(paper)).rejects.toMatchObject({ code: 'PDF_TOO_COMPLEX', status: 422 });
  });

  it('is too complex if it used all its time, which is not spent twice', async () => {
    const paper: Paper = { pages: 1, loses: { at: 'draw', kind: 'overran', times: 1 } };
    await expect(draw(paper)).rejects.toMatchObject({ code: 'PDF_TOO_COMPLEX', status: 422 });
  });

  it('is unavailable if no worker is', async () => {
    const uuid = await bench.upload({ pages: 1 });
    const picture = await bench.service.files.page(bench.accountId, uuid, { page: 1, width: 100 });
    bench.pool.unavailable = true;
    await expect(picture.draw()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
  });

  it('is not found if the file is deleted while it is drawn', async () => {
    const uuid = await bench.upload({ pages: 1 });
    const picture = await bench.service.files.page(bench.accountId, uuid, { page: 1, width: 100 });
    await bench.service.files.delete(bench.accountId, uuid);
    await expect(picture.draw()).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  });
});

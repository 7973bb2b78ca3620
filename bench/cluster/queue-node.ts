/** A node whose conversions only sleep: the queue and the database are those of every node. */
import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { PaperPool } from '../../server/jobs/testing/pool.ts';
import { createLog } from '../../server/log.ts';
import { startService } from '../../server/service.ts';
import { readSettings } from '../../server/settings.ts';
import type { Conversion, ConvertTask } from '../../workers/types.ts';

class SleepingPool extends PaperPool {
  override async convert({ out }: ConvertTask): Promise<Conversion> {
    await delay(this.msPerPage);
    await writeFile(out, '{}');
    return { ok: true, pages: 1, statements: 1, transactions: 0, statuses: ['unverifiable'], summaries: [] };
  }
}

const [size = 0, msPerPage = 0] = process.argv.slice(2).map(Number);
// the S3 server of this machine is slower than the queue: files are in a folder that all nodes share
const settings = { ...readSettings(process.env), store: undefined };
const service = await startService(settings, { pool: new SleepingPool({ size, msPerPage }), log: createLog('error') });
await service.runner.start();
console.log('ready');

/** A node whose conversions only sleep: the queue, the database and the bucket are those of every node. */
import { PaperPool } from '../../server/jobs/testing/pool.ts';
import { createLog } from '../../server/log.ts';
import { startService } from '../../server/service.ts';
import { readSettings } from '../../server/settings.ts';

const [size = 0, msPerPage = 0] = process.argv.slice(2).map(Number);
const settings = readSettings(process.env);
const service = await startService(settings, { pool: new PaperPool({ size, msPerPage }), log: createLog('error') });
await service.runner.start();
console.log('ready');

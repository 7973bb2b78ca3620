/** A node whose conversions only sleep: the queue, the database and the bucket are those of every node. */
import { PaperPool } from '../../server/jobs/testing/pool.ts';
import { createLog } from '../../server/log.ts';
import { startService } from '../../server/service.ts';
import { readSettings } from '../../server/settings.ts';

const [size = 0, msPerPage = 0] = process.argv.slice(2).map(Number);
// the S3 server of this machine is slower than the queue: files are in a folder that all nodes share
const settings = { ...readSettings(process.env), store: undefined };
const service = await startService(settings, { pool: new PaperPool({ size, msPerPage }), log: createLog('error') });
await service.runner.start();
console.log('ready');
process.on('SIGINT', () => process.exit(0));

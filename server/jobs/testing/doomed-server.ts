/** A process that uploads and converts endlessly until it is killed, and prints each accepted job. */
import { startService } from '../../service.ts';
import { readSettings } from '../../settings.ts';
import { SILENT } from './bench.ts';
import { drawPaper, partsOf } from './paper.ts';
import { PaperPool } from './pool.ts';

const settings = readSettings(process.env);
const service = await startService(settings, { pool: new PaperPool({ msPerPage: 3 }), log: SILENT });
await service.runner.start();
const { id: accountId } = (await service.accounts.first())!;
const { maxFileBytes: maxBytes, retentionMs } = settings;
console.log('ready');
for (let n = 0; ; n++) {
  const ids: string[] = [];
  let pages = 0;
  for (let i = 0; i <= n % 3; i++) {
    const paper = { pages: 1 + ((n + i) % 5), name: `${process.pid} ${n} ${i}` };
    const file = await service.files.upload({
      accountId,
      parts: partsOf(drawPaper(paper), `${n}.pdf`),
      maxBytes,
      retentionMs,
    });
    ids.push(file.uuid);
    pages += file.pages;
  }
  const { jobId } = await service.jobs.accept({ accountId, ids, format: 'JSON' });
  console.log(`accepted ${jobId} ${pages}`);
}

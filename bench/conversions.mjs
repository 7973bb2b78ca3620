/**
 * Converts papers to JSON with the build, one after the other in this process, each as often as `PAPER*TIMES` says, and
 * prints the CPU time of each.
 */
import { readFileSync } from 'node:fs';
import { comparedStatement } from '../dist/engine/continuity/compared.js';
import { continuityOf } from '../dist/engine/continuity/continuity.js';
import { renderJson } from '../dist/engine/exports/json.js';
import { extract } from '../dist/engine/extract.js';
import { compileQuickly } from '../dist/workers/compilation.js';
import { collectSparingly } from '../dist/workers/garbage.js';
import { compilePdfium, instantiatePdfium } from '../dist/workers/pdfium.js';

compileQuickly();
collectSparingly();
const pdfium = await instantiatePdfium(await compilePdfium(), { maxHeapBytes: 256 * 1024 * 1024 });

/** Milliseconds of CPU time of this process so far, over all of its threads. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function convert(path) {
  const extraction = extract(readFileSync(path), { pdfium });
  const compared = extraction.statements.map((statement) => comparedStatement(statement, true));
  const files = [{ uuid: 'bench', filename: 'bench.pdf', extraction }];
  renderJson({ jobId: null, files, continuity: continuityOf(compared, []) });
  return extraction;
}

const conversions = [];
for (const argument of process.argv.slice(2)) {
  const [path, times = '1'] = argument.split('*');
  const before = cpu();
  let extraction;
  for (let i = 0; i < Number(times); i++) extraction = await convert(path);
  const after = cpu();
  const { pageCount, statements } = extraction;
  conversions.push({
    /** of one conversion, the mean */
    milliseconds: (after - before) / Number(times),
    /** of the process so far */
    processMilliseconds: after,
    pages: pageCount,
    rows: statements.reduce((sum, { transactions }) => sum + transactions.length, 0),
    statuses: statements.map(({ reconciliation }) => reconciliation.status),
  });
}
console.log(JSON.stringify(conversions));

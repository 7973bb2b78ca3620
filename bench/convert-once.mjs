/** Converts a PDF to JSON by what was built, twice in this process, and prints the CPU time that each took. */
import { readFileSync } from 'node:fs';
import { renderResult } from '../dist/engine/exports/render.js';
import { extract } from '../dist/engine/extract.js';
import { compilePdfium, instantiatePdfium } from '../dist/workers/pdfium.js';

const path = process.argv[2];
const pdfium = await instantiatePdfium(await compilePdfium(), { maxHeapBytes: 256 * 1024 * 1024 });

function convert() {
  const before = process.cpuUsage();
  const extraction = extract(readFileSync(path), { pdfium });
  const json = renderResult('JSON', { jobId: null, files: [{ uuid: 'bench', filename: 'bench.pdf', extraction }] });
  const { user, system } = process.cpuUsage(before);
  const rows = extraction.statements.reduce((sum, { transactions }) => sum + transactions.length, 0);
  const statuses = extraction.statements.map(({ reconciliation }) => reconciliation.status);
  return { milliseconds: (user + system) / 1000, pages: extraction.pageCount, rows, statuses, bytes: json.length };
}

const first = convert();
const { user, system } = process.cpuUsage();
const whole = (user + system) / 1000;
console.log(JSON.stringify({ first, again: convert(), whole }));

/** The memory of `ledgerize convert`: its peak for a long statement, and over many statements in a row. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { report } from './figures.ts';
import { statementOfPages } from './papers.ts';

const PAGES = 500;
const GOAL = 400;
const BATCH = { files: 40, pages: 100 };
/** Relative to the peak of the first half of a batch. */
const MOST_CLIMB = 1.1;

/** Measures, and returns the report as lines. */
export async function conversionMemory(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerize-bench-'));
  try {
    const { peak } = await runCommand(['convert', await statementOfPages(PAGES), '--out', folder]);
    const paper = await statementOfPages(BATCH.pages);
    const files = Array.from({ length: BATCH.files }, (_, i) => join(folder, `${i}.pdf`));
    for (const file of files) symlinkSync(paper, file);
    const { resident } = await runCommand(['convert', ...files, '--out', join(folder, 'results')]);
    const half = Math.ceil(resident.length / 2);
    const first = Math.max(...resident.slice(0, half));
    const second = Math.max(...resident.slice(half));
    const megabytes = (value: number) => `${value.toFixed(0)} MB`;
    return [
      'Resident memory of `ledgerize convert`, its worker threads included',
      report(`${PAGES} pages, at the peak`, megabytes(peak), `under ${GOAL}`),
      report(`${BATCH.files} files of ${BATCH.pages} pages, most in the first half`, megabytes(first)),
      report(
        'most in the second half',
        megabytes(second),
        `no more than ${MOST_CLIMB} times the first: ${(second / first).toFixed(2)}`,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The cost of pages that are read from their pictures: CPU time, memory, and two readers against one. */
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, report } from './figures.ts';
import { scanOfPages } from './papers.ts';

const SCRIPT = join(dirname(fileURLToPath(import.meta.url)), 'scans.mjs');
const PAGES = 8;
const MOST_SECONDS = 6;
const MOST_MEGABYTES = 700;
const LEAST = 1.7;
/** Alternated, so that other work of the machine affects both. */
const TURNS = 3;

interface Turn {
  readonly milliseconds: number;
  /** milliseconds of all threads */
  readonly cpu: number;
  /** megabytes of the whole process */
  readonly peak: number;
}

/** Measures, and returns the report as lines. */
export async function scans(): Promise<string[]> {
  const paper = await scanOfPages(PAGES);
  const on = (readers: number): Turn =>
    JSON.parse(execFileSync(process.execPath, [SCRIPT, paper, `${readers}`], { encoding: 'utf8' }));
  const turns = Array.from({ length: TURNS }, () => ({ one: on(1), two: on(2) }));
  const of = (readers: 'one' | 'two', figure: keyof Turn) => median(turns.map((turn) => turn[readers][figure]));
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  const [one, two] = [of('one', 'milliseconds'), of('two', 'milliseconds')];
  return [
    `A scan of ${PAGES} pages in 300 dpi, 40 rows a page, by a worker whose readers are loaded`,
    report('CPU a page', seconds(of('one', 'cpu') / PAGES), `at most ${MOST_SECONDS} s`),
    report('with one reader, a page', seconds(one / PAGES)),
    report('with two readers, a page', seconds(two / PAGES)),
    report('two against one', `${(one / two).toFixed(2)} times`, `at least ${LEAST}`),
    report('memory at the peak, one reader', `${of('one', 'peak').toFixed(0)} MB`),
    report('memory at the peak, two readers', `${of('two', 'peak').toFixed(0)} MB`, `at most ${MOST_MEGABYTES}`),
  ];
}

/** CPU of the whole conversion of a long statement against `pdftotext -layout` on the same file. */
import { execFileSync, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROWS_A_PAGE } from '../fixtures/draw/long.ts';
import { tool } from '../test/tools.ts';
import { median } from './figures.ts';
import { statementOfPages } from './papers.ts';

const PAGES = 500;
/** Alternated, so that what else the machine does falls on both. */
const PAIRS = 5;
const CONVERT_ONCE = join(dirname(fileURLToPath(import.meta.url)), 'convert-once.mjs');

interface Converted {
  readonly first: {
    readonly milliseconds: number;
    readonly pages: number;
    readonly rows: number;
    readonly statuses: string[];
  };
  readonly again: { readonly milliseconds: number };
  /** CPU of the process up to the end of the first conversion */
  readonly whole: number;
}

/** Measures, and returns the report as lines. */
export async function engineCpu(): Promise<string[]> {
  const pdftotext = tool('pdftotext');
  const paper = await statementOfPages(PAGES);
  const onePage = await statementOfPages(1);
  const ours: Converted[] = [];
  const theirs: number[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    ours.push(JSON.parse(execFileSync(process.execPath, [CONVERT_ONCE, paper], { encoding: 'utf8' })));
    theirs.push(cpuOf(pdftotext, ['-layout', paper, '/dev/null']));
  }
  const theirStart = median(Array.from({ length: PAIRS }, () => cpuOf(pdftotext, ['-layout', onePage, '/dev/null'])));
  const { first } = ours[0];
  if (first.pages !== PAGES || first.rows !== PAGES * ROWS_A_PAGE) {
    throw new Error(`read ${first.rows} rows on ${first.pages} pages; drawn were ${PAGES * ROWS_A_PAGE} on ${PAGES}`);
  }
  const conversion = median(ours.map((run) => run.first.milliseconds));
  const again = median(ours.map((run) => run.again.milliseconds));
  const withStart = median(ours.map((run) => run.whole));
  const reference = median(theirs);
  const net = reference - theirStart;
  const line = (name: string, milliseconds: number, against?: number) =>
    `  ${name.padEnd(52)} ${milliseconds.toFixed(0).padStart(6)} ms  ${(milliseconds / PAGES).toFixed(2)} ms a page${against ? `  ratio ${(milliseconds / against).toFixed(2)}` : ''}`;
  return [
    `CPU of ${PAGES} pages, ${first.rows} rows (${first.statuses.join(' ')}); median of ${PAIRS} alternated pairs`,
    line('pdftotext -layout, with its start', reference),
    line('pdftotext -layout, less its time on one page', net),
    line('conversion to JSON, without process start', conversion, net),
    line('conversion to JSON, again in the same process', again, net),
    line('conversion to JSON, with process start', withStart, reference),
  ];
}

/** Given a program and its arguments, returns the CPU time that it takes in milliseconds, user and system. */
function cpuOf(program: string, args: readonly string[]): number {
  const { stderr, status } = spawnSync('bash', ['-c', 'TIMEFORMAT="%U %S"; time "$0" "$@"', program, ...args], {
    encoding: 'utf8',
  });
  const seconds = /([\d.]+) ([\d.]+)\s*$/.exec(stderr);
  if (status !== 0 || seconds === null) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return (Number(seconds[1]) + Number(seconds[2])) * 1000;
}

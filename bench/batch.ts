/** Compares a batch of statements on one worker and on two. */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, report } from './figures.ts';
import { statementOfPages } from './papers.ts';

const SCRIPT = join(dirname(fileURLToPath(import.meta.url)), 'batch.mjs');
const PAGES = 50;
const FILES = 40;
const LEAST = 1.8;
/** Rounds with one and with two workers: a machine's speed varies from minute to minute, so the median counts. */
const TURNS = 3;
/**
 * As `npm start` runs: each worker collects its own garbage; otherwise one worker would use part of the second core.
 */
const FLAGS = ['--single-threaded-gc'];

interface Turn {
  readonly milliseconds: number;
  readonly main: number;
}

/** Measures, and returns the report as lines. */
export async function batch(): Promise<string[]> {
  const paper = await statementOfPages(PAGES);
  const on = (threads: number): Turn =>
    JSON.parse(
      execFileSync(process.execPath, [...FLAGS, SCRIPT, paper, `${FILES}`, `${threads}`], { encoding: 'utf8' }),
    );
  const turns = Array.from({ length: TURNS }, () => ({ one: on(1), two: on(2) }));
  const one = median(turns.map((turn) => turn.one.milliseconds));
  const two = median(turns.map((turn) => turn.two.milliseconds));
  const main = median(turns.map((turn) => turn.two.main));
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  return [
    `${FILES} statements of ${PAGES} pages on ${availableParallelism()} cores, by warm workers`,
    report('on one worker', seconds(one)),
    report('on two workers', seconds(two)),
    report('two against one', `${(one / two).toFixed(2)} times`, `at least ${LEAST}`),
    report('of it, the main thread with two workers', seconds(main)),
  ];
}

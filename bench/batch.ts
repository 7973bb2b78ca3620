/** A batch of statements on one worker and on two. */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { report } from './figures.ts';
import { statementOfPages } from './papers.ts';

const SCRIPT = join(dirname(fileURLToPath(import.meta.url)), 'batch.mjs');
const PAGES = 50;
const FILES = 40;
const LEAST = 1.8;

/** Measures, and returns the report as lines. */
export async function batch(): Promise<string[]> {
  const paper = await statementOfPages(PAGES);
  const on = (threads: number): { milliseconds: number; main: number } =>
    JSON.parse(execFileSync(process.execPath, [SCRIPT, paper, `${FILES}`, `${threads}`], { encoding: 'utf8' }));
  const one = on(1);
  const two = on(2);
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  return [
    `${FILES} statements of ${PAGES} pages on ${availableParallelism()} cores, by warm workers`,
    report('on one worker', seconds(one.milliseconds)),
    report('on two workers', seconds(two.milliseconds)),
    report('two against one', `${(one.milliseconds / two.milliseconds).toFixed(2)} times`, `at least ${LEAST}`),
    report('of it, the main thread with two workers', seconds(two.main)),
  ];
}

/** Compares the conversion of a long statement on one thread and on two, which read its pages in ranges. */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, report } from './figures.ts';
import { statementOfPages } from './papers.ts';

const SCRIPT = join(dirname(fileURLToPath(import.meta.url)), 'long.mjs');
const PAGES = 5_000;
const LEAST = 1.6;
/** One and two threads in turn: a machine's speed varies from minute to minute. */
const TURNS = 3;
/** As `npm start` runs. */
const FLAGS = ['--single-threaded-gc'];

interface Turn {
  readonly ok: boolean;
  readonly pages: number;
  readonly milliseconds: number;
  /** of these, until the last page was read */
  readonly reading: number;
  readonly cpu: number;
  /** resident bytes */
  readonly peak: number;
  readonly digest: string;
}

/** Measures, and returns the report as lines. Throws if the results differ. */
export async function longFile(): Promise<string[]> {
  const paper = await statementOfPages(PAGES);
  const on = (threads: number): Turn =>
    JSON.parse(execFileSync(process.execPath, [...FLAGS, SCRIPT, paper, `${threads}`], { encoding: 'utf8' }));
  const turns = Array.from({ length: TURNS }, () => ({ one: on(1), two: on(2) }));
  const digests = new Set(turns.flatMap(({ one, two }) => [one.digest, two.digest]));
  const all = turns.flatMap(({ one, two }) => [one, two]);
  if (digests.size !== 1 || !all.every(({ ok, pages }) => ok && pages === PAGES)) {
    throw new Error(`one thread and two do not give the same ${PAGES} pages`);
  }
  const ratios = (of: 'milliseconds' | 'reading') => turns.map(({ one, two }) => one[of] / two[of]);
  const line = (threads: 'one' | 'two') => {
    const of = (figure: 'milliseconds' | 'reading' | 'cpu') =>
      median(turns.map((turn) => turn[threads][figure])) / 1000;
    const peak = median(turns.map((turn) => turn[threads].peak)) / (1024 * 1024);
    return report(
      `on ${threads} (pages read, CPU, peak)`,
      `${of('milliseconds').toFixed(1)} s (${of('reading').toFixed(1)} s, ${of('cpu').toFixed(1)} s, ${peak.toFixed(0)} MB)`,
    );
  };
  return [
    `${PAGES} pages on ${availableParallelism()} cores; median of ${TURNS} turns`,
    line('one'),
    line('two'),
    report('two against one, pages read', `${median(ratios('reading')).toFixed(2)} times`),
    report('two against one', `${median(ratios('milliseconds')).toFixed(2)} times`, `at least ${LEAST}`),
  ];
}

/** Runs conversions.mjs in a separate process. */
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROWS_A_PAGE } from '../fixtures/draw/long.ts';
import { type Drawing, statementOfPages } from './papers.ts';

const SCRIPT = join(dirname(fileURLToPath(import.meta.url)), 'conversions.mjs');
/** As much as a worker may use for its longest statements. */
const HEAP = '--max-old-space-size=4096';

export interface Converted {
  /** CPU time of one conversion, the mean if it ran several times */
  readonly milliseconds: number;
  /** CPU time of the process up to the end of it, including its start */
  readonly processMilliseconds: number;
  readonly pages: number;
  readonly rows: number;
  readonly statuses: readonly string[];
}

/** Pages of a statement, how often it is converted if more than once, and how it is drawn. */
type Wanted = readonly [pages: number, times?: number, drawing?: Drawing];

/** Converts each of the requested long statements in one new process. Throws if rows are missing. */
export async function conversionsOf(...wanted: readonly Wanted[]): Promise<Converted[]> {
  const papers: string[] = [];
  for (const [pages, times = 1, drawing] of wanted) papers.push(`${await statementOfPages(pages, drawing)}*${times}`);
  const conversions: Converted[] = JSON.parse(
    execFileSync(process.execPath, [HEAP, SCRIPT, ...papers], { encoding: 'utf8' }),
  );
  conversions.forEach(({ pages, rows }, i) => {
    const drawn = wanted[i][0];
    if (pages === drawn && rows === drawn * ROWS_A_PAGE) return;
    throw new Error(`read ${rows} rows on ${pages} pages; drawn were ${drawn * ROWS_A_PAGE} on ${drawn}`);
  });
  return conversions;
}

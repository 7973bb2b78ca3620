/** Runs conversions.mjs in a process of its own. */
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROWS_A_PAGE } from '../fixtures/draw/long.ts';
import { type Drawing, statementOfPages } from './papers.ts';

const SCRIPT = join(dirname(fileURLToPath(import.meta.url)), 'conversions.mjs');
/** As much as a worker may take for its longest statements. */
const HEAP = '--max-old-space-size=4096';

export interface Converted {
  /** CPU of one conversion, the mean where it was done several times */
  readonly milliseconds: number;
  /** CPU of the process up to the end of it, its start included */
  readonly processMilliseconds: number;
  readonly pages: number;
  readonly rows: number;
  readonly statuses: readonly string[];
}

/** Pages of a statement, how often it is converted where more than once, and how it is drawn. */
type Wanted = readonly [pages: number, times?: number, drawing?: Drawing];

/** Converts each of our long statements that is wanted in one new process. Throws where rows are missing. */
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

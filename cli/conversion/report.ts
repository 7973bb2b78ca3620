/** What the person at the terminal sees of a batch: a line a file, and where they watch, how far it is. */
import type { WriteStream } from 'node:tty';
import type { Outcome } from './convert-one.ts';

/** Redrawn no oftener than this: faster only flickers. */
const REDRAW_MS = 100;
const CLEAR_LINE = '\r\u001b[K';

export interface Report {
  /** One file is done. */
  told(file: string, outcome: Outcome): void;
  /** All are done, or it was broken off: nothing of the progress stays on the screen. */
  end(): void;
}

/** Given where to write (standard error) and how many files there are, returns the report. */
export function createReport(stream: NodeJS.WriteStream | WriteStream, total: number): Report {
  const watched = stream.isTTY === true && total > 1;
  let done = 0;
  let drawn = 0;
  if (watched) stream.write(`0 of ${total} files`);
  return {
    told(file, outcome) {
      done++;
      const line = `${summaryLine(file, outcome)}\n`;
      if (!watched) stream.write(line);
      else {
        stream.write(`${CLEAR_LINE}${line}`);
        const now = performance.now();
        if (now - drawn < REDRAW_MS) return;
        drawn = now;
        stream.write(`${done} of ${total} files`);
      }
    },
    end() {
      if (watched) stream.write(CLEAR_LINE);
    },
  };
}

/** Given a file and what became of it, returns its line: two spaces between the columns. */
export function summaryLine(file: string, outcome: Outcome): string {
  // a file's name may hold what would steer the terminal
  const name = file.replace(/\p{Cc}/gu, '?');
  if (!outcome.ok) return `${name}  ${outcome.code}  ${outcome.message}`;
  const { pages, transactions, statuses } = outcome;
  return [name, count(pages, 'page'), count(transactions, 'transaction'), standing(statuses)].join('  ');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** One statement's status as it is; of several, how many have which. */
function standing(statuses: readonly string[]): string {
  if (statuses.length === 1) return statuses[0]!;
  return ['verified', 'mismatch', 'unverifiable']
    .map((status) => ({ status, statements: statuses.filter((each) => each === status).length }))
    .filter(({ statements }) => statements > 0)
    .map(({ status, statements }) => `${statements} ${status}`)
    .join(', ');
}

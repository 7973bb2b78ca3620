/** What the person at the terminal sees of a batch: a line a file, and where they watch, how far it is. */
import type { WriteStream } from 'node:tty';
import type { Outcome } from './convert-one.ts';

/** Redrawn no oftener than this: faster only flickers. */
const REDRAW_MS = 100;
const CLEAR_LINE = '\r\u001b[K';

export interface Report {
  /** A page of a file was read. */
  reading(file: string, pagesDone: number, pagesTotal: number): void;
  /** One file is done. */
  told(file: string, outcome: Outcome): void;
  /** Every file is done: what is to be said of them together, by line. */
  summary(lines: readonly string[]): void;
  /** All are done, or it was broken off: nothing of the progress stays on the screen. */
  end(): void;
}

/** Given where to write (standard error) and how many files there are, returns the report. */
export function createReport(stream: NodeJS.WriteStream | WriteStream, total: number): Report {
  let done = 0;
  let drawn = Number.NEGATIVE_INFINITY;
  const watched = stream.isTTY === true;

  function progress(text: string): void {
    const now = performance.now();
    if (!watched || now - drawn < REDRAW_MS) return;
    drawn = now;
    stream.write(CLEAR_LINE + text);
  }

  return {
    reading(file, pagesDone, pagesTotal) {
      const pages = `${printable(file)}: page ${pagesDone} of ${pagesTotal}`;
      progress(total === 1 ? pages : `${done} of ${total} files, ${pages}`);
    },
    told(file, outcome) {
      done++;
      stream.write(`${watched ? CLEAR_LINE : ''}${summaryLine(file, outcome)}\n`);
      if (done < total) progress(`${done} of ${total} files`);
    },
    summary(lines) {
      const clear = watched ? CLEAR_LINE : '';
      for (const line of lines) stream.write(`${clear}${printable(line)}\n`);
    },
    end() {
      if (watched) stream.write(CLEAR_LINE);
    },
  };
}

/** A file's name, or its text, may hold what would steer the terminal. */
export function printable(file: string): string {
  return file.replace(/\p{Cc}/gu, '?');
}

/** Given a file and what became of it, returns its line: two spaces between the columns. */
export function summaryLine(file: string, outcome: Outcome): string {
  const name = printable(file);
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

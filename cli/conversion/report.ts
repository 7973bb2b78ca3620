/** Reports on a batch: a line for each file and, on a terminal, the progress. */
import type { WriteStream } from 'node:tty';
import type { Outcome } from './convert-one.ts';

/** Redrawing more often than this only flickers. */
const REDRAW_MS = 100;
const CLEAR_LINE = '\r\u001b[K';

export interface Report {
  /** Call it when a page of a file was read. */
  reading(file: string, pagesDone: number, pagesTotal: number): void;
  /** Call it when a file is done. */
  told(file: string, outcome: Outcome): void;
  /** Call it when every file is done, with the lines about all of them. */
  summary(lines: readonly string[]): void;
  /** Call it when all are done, or on an abort. Clears the progress from the screen. */
  end(): void;
}

/** Given the stream to write to (standard error) and the number of files, returns the report. */
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

/** Removes what could control the terminal from a file's name or text. */
export function printable(file: string): string {
  return file.replace(/\p{Cc}/gu, '?');
}

/** Given a file and its outcome, returns its line, with two spaces between the columns. */
export function summaryLine(file: string, outcome: Outcome): string {
  const name = printable(file);
  if (!outcome.ok) return `${name}  ${outcome.code}  ${outcome.message}`;
  const { pages, recognised, transactions, statuses } = outcome;
  return [
    name,
    `${count(pages, 'page')}${picturesRead(recognised)}`,
    count(transactions, 'transaction'),
    standing(statuses),
  ].join('  ');
}

const MS_PER_SECOND = 1_000;

function picturesRead(recognised: Extract<Outcome, { ok: true }>['recognised']): string {
  if (recognised === undefined) return '';
  return ` (${recognised.pages} read from pictures in ${(recognised.ms / MS_PER_SECOND).toFixed(1)} s)`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Returns one statement's status as it is; for several, the number with each status. */
function standing(statuses: readonly string[]): string {
  if (statuses.length === 1) return statuses[0]!;
  return ['verified', 'mismatch', 'unverifiable']
    .map((status) => ({ status, statements: statuses.filter((each) => each === status).length }))
    .filter(({ statements }) => statements > 0)
    .map(({ status, statements }) => `${statements} ${status}`)
    .join(', ');
}

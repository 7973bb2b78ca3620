/** Tells what a restore or a move did. */
import type { Imported } from '../server/backup/import.ts';

const EVERY = 100;

/** Counts files on a terminal while they are copied. */
export function showBlobs(): { show(done: number): void; end(): void } {
  const { isTTY } = process.stderr;
  return {
    show(done) {
      if (isTTY && done % EVERY === 0) process.stderr.write(`\rfiles    ${done}`);
    },
    end() {
      if (isTTY) process.stderr.write('\r\u001b[K');
    },
  };
}

/** For a person. */
export function importedLines({ rows, blobs, gone, credits }: Imported): string[] {
  const filled = Object.entries(rows).filter(([, count]) => count > 0);
  return [
    ...filled.map(([table, count]) => `rows     ${count} ${table}`),
    `files    ${blobs.count} (${blobs.bytes} bytes)${blobs.already > 0 ? `, ${blobs.already} of an earlier run` : ''}`,
    ...(gone.length > 0 ? [`deleted  ${gone.length} files that the source no longer has, with what named them`] : []),
    `credits  ${credits}: the balances are the sum of the ledger`,
  ];
}

/** For a program. */
export function importedObject({ rows, blobs, gone, credits }: Imported): object {
  return { rows, files: blobs.count, bytes: blobs.bytes, already: blobs.already, gone, credits };
}

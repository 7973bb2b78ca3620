/** The task `redact`: makes a copy of a file with invented contents, and compares how it reads. */
import { rename, writeFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import { UnreadableError } from '../engine/errors.ts';
import { chanceFrom } from './chance.ts';
import { bounded, type ExtractContext, unlocked } from './extract-file.ts';
import { faultOfUnreadable } from './faults.ts';
import type { Redacted, RedactTask } from './types.ts';

/**
 * Given a file, writes a copy of it to the task's `out` (as `temporary`, then renamed), or returns why there is none.
 */
export async function redactFile(
  task: RedactTask,
  temporary: string,
  { instrument, maxPages, onPage }: Omit<ExtractContext, 'onStages' | 'readers'>,
): Promise<Redacted> {
  const { seed, keep, replaceHeadings, hints } = task;
  // loaded only by threads that redact
  const { redact } = await import('../engine/redact/redact.ts');
  try {
    const { pdf, ...told } = await unlocked(task, instrument, (source, pdfium, password) =>
      redact(source, {
        pdfium,
        password,
        hints,
        maxPages,
        onPage: bounded(onPage),
        chance: chanceFrom(seed),
        deflate: (bytes) => deflateSync(bytes),
        keep,
        replaceHeadings,
      }),
    );
    await writeFile(temporary, pdf);
    await rename(temporary, task.out);
    return { ok: true, ...told };
  } catch (thrown) {
    if (!(thrown instanceof UnreadableError)) throw thrown;
    return { ok: false, fault: faultOfUnreadable(thrown) };
  }
}

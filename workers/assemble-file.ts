/** The task `assemble`: makes one PDF of pictures. */
import { rename, rm } from 'node:fs/promises';
import { UnreadableError } from '../engine/errors.ts';
import { faultOfUnreadable } from './faults.ts';
import { type AssembleOptions, assemble } from './pictures/assemble.ts';
import type { Assembled, AssembleTask } from './types.ts';

/**
 * Given pictures, writes the PDF of their pages to the task's `out` (as `temporary`, then renamed). Returns its page
 * count, or why a picture cannot be read.
 */
export async function assembleFile(
  { paths, out }: AssembleTask,
  temporary: string,
  options: AssembleOptions,
): Promise<Assembled> {
  try {
    const pages = await assemble(paths, temporary, options);
    await rename(temporary, out);
    return { ok: true, pages };
  } catch (thrown) {
    await rm(temporary, { force: true });
    if (!(thrown instanceof UnreadableError)) throw thrown;
    return { ok: false, fault: faultOfUnreadable(thrown) };
  }
}

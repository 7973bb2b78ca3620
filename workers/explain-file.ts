/** The task `explain`: reads a file as `convert` does, and writes how it was read, as JSON. */
import { rename, writeFile } from 'node:fs/promises';
import { UnreadableError } from '../engine/errors.ts';
import type { Stages } from '../engine/stages.ts';
import { type ExtractContext, extractFile } from './extract-file.ts';
import { faultOfUnreadable } from './faults.ts';
import type { Explained, ExplainTask } from './types.ts';

/**
 * Given a file, writes its explanation to the task's `out` (as `temporary`, then renamed). Returns its figures, or why
 * it could not be read. A document that is not a statement is explained too.
 */
export async function explainFile(task: ExplainTask, temporary: string, context: ExtractContext): Promise<Explained> {
  let pages = 0;
  let stages: Stages | undefined;
  try {
    await extractFile(task, {
      ...context,
      onPage: (done, total) => {
        pages = total;
        context.onPage(done, total);
      },
      onStages: (seen) => {
        stages = seen;
      },
    });
  } catch (thrown) {
    if (!(thrown instanceof UnreadableError)) throw thrown;
    return { ok: false, fault: faultOfUnreadable(thrown), pages };
  }
  // loaded only by threads that explain
  const { explain } = await import('../engine/explain/explain.ts');
  const { text, page } = task;
  const explanation = explain(stages!, text === undefined ? undefined : { text, page });
  await writeFile(temporary, JSON.stringify(explanation));
  await rename(temporary, task.out);
  return { ok: true, pages, occurrences: explanation.sought?.found ?? null };
}

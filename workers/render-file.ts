/** The task `render`: makes one file of an output format from the extractions of a job. */
import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { isExportLimit } from '../engine/exports/accounting/limits.ts';
import { isExportNeeds } from '../engine/exports/accounting/needs.ts';
import type { ResultFile, ResultInput } from '../engine/exports/result.ts';
import { FORMATS } from '../formats/registry.ts';
import { compared, cutJoined, loadJoined } from './joined.ts';
import { loadPart } from './load-part.ts';
import type { Rendered, RenderTask } from './types.ts';

/**
 * Given a job's parts, writes them in the format to the task's `out` (as `temporary`, then renamed) and returns its
 * size and hash, or what the format needs. `onPages` is called with the number of pages behind them: the time bound grows with it.
 */
export async function renderFile(
  task: RenderTask,
  temporary: string,
  onPages: (done: number, total: number) => void,
): Promise<Rendered> {
  const input = await inputOf(task, onPages);
  const made = await rendered(input, task);
  if ('needs' in made || 'limit' in made) return { ok: false, ...made };
  const { bytes, isArchive } = made;
  await writeFile(temporary, bytes);
  await rename(temporary, task.out);
  return { ok: true, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), isArchive };
}

async function inputOf(task: RenderTask, onPages: (done: number, total: number) => void): Promise<ResultInput> {
  const { parts, joined } = task;
  if (joined !== undefined) return cutJoined(await loadJoined(joined.parts, joined.identity, onPages), joined.days);
  const files: ResultFile[] = [];
  let pages = 0;
  for (const part of parts) {
    const file = await loadPart(part);
    files.push(file);
    pages += file.extraction?.pageCount ?? 0;
    onPages(pages, pages);
  }
  return compared(files, task.jobId);
}

async function rendered(input: ResultInput, { format, options = {} }: RenderTask) {
  const render = await FORMATS[format].renderer();
  try {
    const made = await render(input, options);
    return made instanceof Uint8Array ? { bytes: made, isArchive: false } : made;
  } catch (error) {
    if (isExportNeeds(error)) return { needs: error.needs };
    if (isExportLimit(error)) return { limit: error.limit };
    throw error;
  }
}

/** Converts one statement: a worker reads it, a worker renders it, and the result goes to its destination. */
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { limitText } from '../../formats/limits.ts';
import { needsText } from '../../formats/needs.ts';
import type { ExportOptions } from '../../formats/options.ts';
import { ARCHIVE, FORMATS, type Format } from '../../formats/registry.ts';
import type { Conversion, ConvertTask, RenderRefusal } from '../../workers/types.ts';
import { type DocumentContext, documentOf } from '../document.ts';
import { optionFor } from '../export-options.ts';
import { type Errand, nameOf } from './destinations.ts';
import { uuidOf } from './identity.ts';
import { faultOf, tryTwice } from './tries.ts';

/** `scratch` also holds the extraction until it is rendered. */
export interface Context extends DocumentContext {
  readonly format: Format;
  readonly options: ExportOptions;
  readonly task: Pick<ConvertTask, 'passwords' | 'hints' | 'compare'>;
  readonly onPage: (name: string, pagesDone: number, pagesTotal: number) => void;
}

/** The outcome of a file: its figures, or why it was not converted. */
export type Outcome =
  | (Extract<Conversion, { ok: true }> & {
      /** true: the format has a file for each account, and the result is a zip of them */
      readonly isArchive?: boolean;
    })
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      /** the error, if the document is not the reason */
      readonly cause?: unknown;
    };

let made = 0;

/** A zip of several files is not named as one of them. Standard output has no name. */
function archiveName(destination: string, format: Format): string {
  const { extension } = FORMATS[format];
  if (!destination.endsWith(`.${extension}`)) return destination;
  return `${destination.slice(0, -extension.length)}${ARCHIVE.extension}`;
}

function refusalOf(format: Format, refusal: RenderRefusal) {
  return 'limit' in refusal
    ? { code: 'EXPORT_LIMIT', message: limitText(format, refusal.limit) }
    : { code: 'EXPORT_NEEDS', message: needsText(format, refusal.needs, optionFor) };
}

/** Given the files of a statement and its destination, converts it and returns the outcome. Throws only if aborted. */
export async function convertOne(files: Errand['files'], destination: string, context: Context): Promise<Outcome> {
  const extraction = join(context.scratch, `${++made}.json`);
  try {
    const document = await documentOf(files, context);
    if ('code' in document) return { ok: false, ...document };
    const { pool, format, options, task, signal } = context;
    const onProgress = (done: number, total: number) => context.onPage(nameOf(files), done, total);
    const conversion = await tryTwice(() =>
      pool.convert({ path: document.path, out: extraction, ...task }, { signal, onProgress }),
    );
    if (!conversion.ok) return { ok: false, ...conversion.fault };
    const part = { uuid: await uuidOf(files), filename: basename(files[0]), result: { path: extraction } };
    const rendered = await pool.render({ jobId: null, format, options, parts: [part], out: destination }, { signal });
    if (!rendered.ok) return { ok: false, ...refusalOf(format, rendered) };
    if (rendered.isArchive) await rename(destination, archiveName(destination, format));
    return { ...conversion, isArchive: rendered.isArchive };
  } catch (error) {
    context.signal.throwIfAborted();
    return { ok: false, ...faultOf(error, 'CONVERT_FAILED'), cause: error };
  } finally {
    await rm(extraction, { force: true });
  }
}

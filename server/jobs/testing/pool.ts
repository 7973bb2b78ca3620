/** A pool for tests that reads and writes real files in this thread, and fails as the paper says. */
import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { DocumentFault, DrawTask } from '../../../workers/task-types.ts';
import {
  type Assembled,
  type AssembleTask,
  type Conversion,
  type ConvertTask,
  type Drawing,
  type Inspection,
  type InspectTask,
  type Rendered,
  type RenderTask,
  type RunOptions,
  WorkerLostError,
  type WorkerPool,
} from '../../../workers/types.ts';
import { drawPaper, type Paper, readPaper, summaryOfPaper } from './paper.ts';

export class PaperPool implements WorkerPool {
  readonly size: number;
  /** milliseconds that a conversion takes per page */
  readonly msPerPage: number;
  /** while this is set, no worker is available */
  unavailable = false;
  /** the number of tasks refused for that reason */
  turnedAway = 0;
  inspections = 0;
  renderings = 0;
  /** names of the papers, in the order their conversion began */
  readonly begun: string[] = [];
  readonly #lost = new Map<string, number>();
  #open: () => void = () => {};
  #gate = Promise.resolve();

  constructor(options: { size?: number; msPerPage?: number } = {}) {
    this.size = options.size ?? 2;
    this.msPerPage = options.msPerPage ?? 0;
  }

  /** From now on, conversions of held papers wait. Returns the function that releases them. */
  hold(): () => void {
    this.#gate = new Promise((resolve) => {
      this.#open = resolve;
    });
    return () => this.#open();
  }

  async inspect({ path, password }: InspectTask): Promise<Inspection> {
    this.inspections++;
    const paper = await this.#read(password === undefined ? 'inspect' : 'unlock', path);
    if (paper.damaged) return { ok: false, fault: fault('PDF_UNREADABLE') };
    if (paper.password === undefined || paper.password === password) {
      return { ok: true, pages: paper.pages, passwordRequired: false };
    }
    if (password === undefined) return { ok: true, pages: 0, passwordRequired: true };
    return { ok: false, fault: fault('PASSWORD_INCORRECT') };
  }

  async assemble({ paths, out }: AssembleTask): Promise<Assembled> {
    let pages = 0;
    for (const path of paths) {
      const paper = await this.#read('assemble', path);
      if (paper.damaged) return { ok: false, fault: fault('PDF_UNREADABLE') };
      pages += paper.pages;
    }
    await put(out, String(drawPaper({ pages })));
    return { ok: true, pages };
  }

  async convert(task: ConvertTask, options: RunOptions = {}): Promise<Conversion> {
    const paper = await this.#read('convert', task.path);
    this.begun.push(paper.name ?? '');
    if (paper.held) await Promise.race([this.#gate, aborted(options.signal)]);
    for (let page = 1; page <= paper.pages; page++) {
      if (this.msPerPage > 0) await delay(this.msPerPage, undefined, { signal: options.signal });
      options.signal?.throwIfAborted();
      options.onProgress?.(page, paper.pages);
    }
    if (paper.password !== undefined && !task.passwords?.includes(paper.password)) {
      return { ok: false, fault: fault('PASSWORD_REQUIRED'), pages: 0 };
    }
    if (paper.fault !== undefined) return { ok: false, fault: fault(paper.fault), pages: paper.pages };
    await put(task.out, JSON.stringify({ pageCount: paper.pages, hints: task.hints ?? null }));
    const summary = summaryOfPaper(paper);
    const { status, transactionCount: transactions } = summary;
    return { ok: true, pages: paper.pages, statements: 1, transactions, statuses: [status], summaries: [summary] };
  }

  /** Papers have no rows. */
  join(): Promise<never> {
    return Promise.reject(new Error('papers are not joined'));
  }

  words(): Promise<never> {
    return Promise.reject(new Error('papers have no words'));
  }

  correct(): Promise<never> {
    return Promise.reject(new Error('papers are not corrected'));
  }

  async render(task: RenderTask): Promise<Rendered> {
    this.renderings++;
    const parts = await Promise.all(
      task.parts.map(async ({ uuid, filename, result }) =>
        'path' in result
          ? { uuid, filename, extraction: JSON.parse(await readFile(result.path, 'utf8')) as unknown }
          : { uuid, filename, error: result.error },
      ),
    );
    const text = `${task.format} ${JSON.stringify(parts)}`;
    await put(task.out, text);
    const sha256 = createHash('sha256').update(text).digest('hex');
    return { ok: true, bytes: Buffer.byteLength(text), sha256, isArchive: false };
  }

  async draw({ path, passwords, page, width }: DrawTask): Promise<Drawing> {
    const paper = await this.#read('draw', path);
    if (paper.password !== undefined && !passwords?.includes(paper.password)) {
      return { ok: false, fault: fault('PASSWORD_REQUIRED') };
    }
    if (paper.fault !== undefined) return { ok: false, fault: fault(paper.fault) };
    return { ok: true, png: Buffer.from(`page ${page}, ${width} across`), pageWidth: 595, pageHeight: 842 };
  }

  async close(): Promise<void> {}

  async #read(task: 'inspect' | 'assemble' | 'unlock' | 'convert' | 'draw', path: string): Promise<Paper> {
    if (this.unavailable) {
      this.turnedAway++;
      throw new WorkerLostError('unavailable', 'no worker');
    }
    const bytes = await readFile(path);
    const paper = readPaper(bytes);
    const { loses } = paper;
    if (loses?.at === task) {
      const key = createHash('sha256').update(bytes).digest('hex');
      const lost = this.#lost.get(key) ?? 0;
      this.#lost.set(key, lost + 1);
      if (lost < loses.times) throw new WorkerLostError(loses.kind, 'as the paper says');
    }
    return paper;
  }
}

function fault(code: DocumentFault['code']): DocumentFault {
  return { code, message: `The paper says ${code}.`, finding: { code: 'FILE_DAMAGED', params: {} } };
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason as Error);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

async function put(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}

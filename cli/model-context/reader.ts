/** Reads statements for the tools: copies a file, converts the copy on the pool, and holds the result. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Result } from '../../contract/result.ts';
import type { Hints } from '../../engine/model/hints.ts';
import type { ExplainingPool, Explanation } from '../../workers/types.ts';
import { uuidOf } from '../conversion/identity.ts';
import { faultOf, tryTwice } from '../conversion/tries.ts';
import { documentOf } from '../document.ts';
import type { DocumentOptions } from '../document-options.ts';
import { oneLine } from '../failure.ts';
import type { Held, HeldResults } from './held.ts';
import type { Roots } from './roots.ts';
import { ToolError } from './tool-error.ts';

/** Characters of a hash: enough for all files of a person. */
const HANDLE_CHARACTERS = 20;

/** What a call of a tool brings along. */
export interface Call {
  readonly signal: AbortSignal;
  /** Call it when a page was read. */
  readonly onPage: (pagesDone: number, pagesTotal: number) => void;
}

export interface ReadOptions {
  readonly password?: string | undefined;
  readonly hints?: Hints | undefined;
}

export interface ReaderParts {
  readonly roots: Roots;
  readonly held: HeldResults;
  readonly pool: ExplainingPool;
  /** a folder for temporary files */
  readonly scratch: string;
  /** of the command: what applies to every file */
  readonly options: DocumentOptions;
}

/** A copy of a file that was hashed while it was made. */
interface Copy {
  readonly path: string;
  readonly sha256: string;
  /** the folder of the copy, for other temporary files */
  readonly folder: string;
}

export class Reader {
  readonly #parts: ReaderParts;

  constructor(parts: ReaderParts) {
    this.#parts = parts;
  }

  /** Given the path of a file below the roots, returns its result, held or new. Throws ToolError, and if aborted. */
  async read(path: string, options: ReadOptions, call: Call): Promise<Held> {
    const { roots, held } = this.#parts;
    const real = await roots.fileAt(path);
    return this.#withCopy(real, call, async (copy) => {
      const hints = { ...this.#parts.options.hints, ...options.hints };
      const handle = handleOf(copy.sha256, hints);
      const known = held.findAt(handle, real);
      if (known !== undefined) return known;
      const passwords = [...(options.password ? [options.password] : []), ...this.#parts.options.passwords];
      const converted = await this.#convert(copy, basename(real), { passwords, hints }, call);
      return held.hold({ handle, path: real, sha256: copy.sha256, passwords, hints, ...converted });
    });
  }

  /** Given a result that is held and a text, returns what became of the text. Throws ToolError, and if aborted. */
  async explain(held: Held, sought: { text: string; page: number | undefined }, call: Call): Promise<Explanation> {
    const real = await this.#parts.roots.fileAt(held.path);
    return this.#withCopy(real, call, async (copy) => {
      if (copy.sha256 !== held.sha256) {
        throw new ToolError(
          'FILE_CHANGED',
          'The file has changed since it was converted: call convert_statement again.',
        );
      }
      const { passwords, hints } = held;
      const out = join(copy.folder, 'explanation.json');
      const task = { ...sought, path: await this.#documentOf(copy, call), out, passwords, hints };
      const { signal, onPage } = call;
      const explained = await tryTwice(() => this.#parts.pool.explain(task, { signal, onProgress: onPage }));
      if (!explained.ok) throw new ToolError(explained.fault.code, explained.fault.message);
      return JSON.parse(await readFile(out, 'utf8'));
    });
  }

  /** Given results that are held, returns one result of all their files, which tells how they follow on one another. */
  async together(all: readonly Held[], { signal }: Call): Promise<Result> {
    const folder = await this.#temporary();
    try {
      const parts = [];
      for (const [i, { extraction, path, uuid }] of all.entries()) {
        const own = join(folder, `${i}.json`);
        await writeFile(own, extraction, { mode: 0o600 });
        parts.push({ uuid, filename: basename(path), result: { path: own } });
      }
      const out = join(folder, 'result.json');
      await this.#parts.pool.render({ jobId: null, format: 'JSON', parts, out }, { signal });
      return JSON.parse(await readFile(out, 'utf8'));
    } catch (error) {
      throw asToolError(error, signal);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #convert(
    copy: Copy,
    filename: string,
    options: DocumentOptions,
    call: Call,
  ): Promise<Pick<Held, 'uuid' | 'result' | 'extraction' | 'pages' | 'bytes'>> {
    const { pool } = this.#parts;
    const { signal, onPage } = call;
    const out = join(copy.folder, 'extraction.json');
    const task = { path: await this.#documentOf(copy, call), out, ...options };
    const conversion = await tryTwice(() => pool.convert(task, { signal, onProgress: onPage }));
    if (!conversion.ok) throw new ToolError(conversion.fault.code, conversion.fault.message);
    const rendered = join(copy.folder, 'result.json');
    const uuid = await uuidOf([copy.path]);
    const parts = [{ uuid, filename, result: { path: out } }];
    await pool.render({ jobId: null, format: 'JSON', parts, out: rendered }, { signal });
    const [extraction, json] = await Promise.all([readFile(out), readFile(rendered)]);
    const result = JSON.parse(json.toString('utf8')) as Result;
    return { uuid, result, extraction, pages: conversion.pages, bytes: extraction.length + json.length };
  }

  async #documentOf(copy: Copy, { signal }: Call): Promise<string> {
    const document = await documentOf([copy.path], { pool: this.#parts.pool, scratch: copy.folder, signal });
    if ('code' in document) throw new ToolError(document.code, document.message);
    return document.path;
  }

  #temporary(): Promise<string> {
    return mkdtemp(join(this.#parts.scratch, 'call-'));
  }

  /** Copies the file, so that what is read is what was hashed. */
  async #withCopy<T>(real: string, { signal }: Call, work: (copy: Copy) => Promise<T>): Promise<T> {
    const folder = await this.#temporary();
    try {
      // the name tells nothing to the engine, and a long one would leave no room for other files
      const path = join(folder, 'document');
      return await work({ path, folder, sha256: await copyFile(await this.#parts.roots.open(real), path, signal) });
    } catch (error) {
      throw asToolError(error, signal);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function handleOf(sha256: string, hints: object): string {
  const text = JSON.stringify([sha256, Object.entries(hints).sort()]);
  return `st_${createHash('sha256').update(text).digest('hex').slice(0, HANDLE_CHARACTERS)}`;
}

/** Copies a file and returns the SHA-256 of its contents, hex. */
async function copyFile(from: FileHandle, to: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  const source = from.createReadStream();
  const hashing = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(source, hashing, createWriteStream(to, { flags: 'wx', mode: 0o600 }), { signal });
  return hash.digest('hex');
}

function asToolError(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof ToolError) return error;
  if (signal.aborted) return signal.reason;
  const { code, message } = faultOf(error, 'CONVERT_FAILED');
  return new ToolError(code, oneLine(new Error(message)));
}

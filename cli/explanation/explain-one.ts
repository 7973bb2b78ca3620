/** Explains one file: a worker reads it, and this prints the explanation. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_BOUNDS } from '../../workers/bounds.ts';
import { createWorkerPool } from '../../workers/pool.ts';
import type { Explained, Explanation } from '../../workers/types.ts';
import { printable } from '../conversion/report.ts';
import { faultOf, tryTwice } from '../conversion/tries.ts';
import { documentOf } from '../document.ts';
import type { DocumentOptions } from '../document-options.ts';
import { fileLines } from './file-lines.ts';
import { notFoundLine, textLines } from './text-lines.ts';

export interface ExplainPlan extends DocumentOptions {
  readonly file: string;
  readonly text: string | undefined;
  readonly page: number | undefined;
  readonly json: boolean;
}

/**
 * Given what to explain, prints it. Returns whether the file was read and, if a text was given, the text was found.
 * Throws if aborted.
 */
export async function explainOne(plan: ExplainPlan, signal: AbortSignal): Promise<boolean> {
  const scratch = await mkdtemp(join(tmpdir(), 'ledgerize-'));
  try {
    const out = join(scratch, 'explanation.json');
    const explained = await read(plan, { scratch, out, signal });
    if ('code' in explained) {
      process.stderr.write(`${printable(plan.file)}  ${explained.code}  ${explained.message}\n`);
      return false;
    }
    const written = await readFile(out);
    const explanation = JSON.parse(String(written)) as Explanation;
    const { sought } = explanation;
    if (plan.json) process.stdout.write(Buffer.concat([written, Buffer.from('\n')]));
    else print(sought ? textLines(sought, explanation) : fileLines(explanation));
    if (sought === null || sought.occurrences.length > 0) return true;
    process.stderr.write(`${printable(notFoundLine(sought, plan.page, explanation.pages.length))}\n`);
    return false;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

type Fault = { readonly code: string; readonly message: string };

async function read(
  plan: ExplainPlan,
  { scratch, out, signal }: { scratch: string; out: string; signal: AbortSignal },
): Promise<Fault | Explained> {
  const { file, text, page, passwords, hints } = plan;
  const pool = await createWorkerPool({ ...DEFAULT_BOUNDS, threads: 1 });
  try {
    const document = await documentOf([file], { pool, scratch, signal });
    if ('code' in document) return document;
    const { path } = document;
    const explained = await tryTwice(() => pool.explain({ path, out, text, page, passwords, hints }, { signal }));
    return explained.ok ? explained : explained.fault;
  } catch (error) {
    signal.throwIfAborted();
    return faultOf(error, 'EXPLAIN_FAILED');
  } finally {
    await pool.close();
  }
}

/** The text of a paper must not control the terminal, just as a file's name must not. */
function print(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${printable(line)}\n`).join(''));
}

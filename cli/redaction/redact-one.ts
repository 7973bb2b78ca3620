/** Redacts one file: a worker makes the copy, and this prints which texts stay and how the copy converts. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DEFAULT_BOUNDS } from '../../workers/bounds.ts';
import { createWorkerPool } from '../../workers/pool.ts';
import type { Redacted } from '../../workers/types.ts';
import { printable } from '../conversion/report.ts';
import { faultOf, tryTwice } from '../conversion/tries.ts';
import { documentOf } from '../document.ts';
import type { DocumentOptions } from '../document-options.ts';

export interface RedactPlan extends DocumentOptions {
  readonly file: string;
  readonly out: string;
  readonly keep: readonly string[];
  readonly replaceHeadings: boolean;
  readonly report: boolean;
  readonly seed: string | undefined;
}

/** This many differences are printed; further ones are counted. */
const MOST_TOLD = 5;

type Fault = { readonly code: string; readonly message: string };

/** Given what to redact, writes the copy and reports on it. Returns whether there is a copy. Throws if aborted. */
export async function redactOne(plan: RedactPlan, signal: AbortSignal): Promise<boolean> {
  const redacted = await make(plan, signal);
  if ('code' in redacted) {
    tell(`${plan.file}  ${redacted.code}  ${redacted.message}`);
    return false;
  }
  const { kept, differences, pages } = redacted;
  if (plan.report) process.stdout.write(kept.map((text) => `${printable(text)}\n`).join(''));
  const as = differences.length === 0 ? 'converts as the original' : 'does not convert as the original in all';
  tell(`${plan.out}  ${pages} page${pages === 1 ? '' : 's'}  ${kept.length} texts stay  ${as}`);
  for (const difference of differences.slice(0, MOST_TOLD)) tell(`  differs: ${difference}`);
  if (differences.length > MOST_TOLD) tell(`  and ${differences.length - MOST_TOLD} more`);
  if (!plan.report) tell('  --report lists what stays. Look at the copy before you share it.');
  return true;
}

async function make(plan: RedactPlan, signal: AbortSignal): Promise<Fault | Extract<Redacted, { ok: true }>> {
  const { file, out, keep, replaceHeadings, seed, passwords, hints } = plan;
  const scratch = await mkdtemp(join(tmpdir(), 'ledgerize-'));
  const pool = await createWorkerPool({ ...DEFAULT_BOUNDS, threads: 1 });
  try {
    const document = await documentOf([file], { pool, scratch, signal });
    if ('code' in document) return document;
    const { path } = document;
    const noPlace = await whyNoPlace(out);
    if (noPlace !== null) return { code: 'REDACT_FAILED', message: `--out ${out}: ${noPlace}` };
    const redacted = await tryTwice(() =>
      pool.redact({ path, out, keep, replaceHeadings, seed, passwords, hints }, { signal }),
    );
    return redacted.ok ? redacted : redacted.fault;
  } catch (error) {
    signal.throwIfAborted();
    return faultOf(error, 'REDACT_FAILED');
  } finally {
    await pool.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Returns why the output cannot be written there; null if it seems possible. */
async function whyNoPlace(out: string): Promise<string | null> {
  const isFolder = async (path: string) => (await stat(path).catch(() => null))?.isDirectory() ?? false;
  if (await isFolder(out)) return 'it is a folder; name a file in it';
  return (await isFolder(dirname(resolve(out)))) ? null : 'there is no such folder';
}

function tell(line: string): void {
  process.stderr.write(`${printable(line)}\n`);
}

/** Converts many documents through the worker pool, as users do, and returns their JSON results. */
import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DEFAULT_BOUNDS } from '../workers/bounds.ts';
import { createWorkerPool } from '../workers/pool.ts';
import { WorkerLostError, type WorkerPool } from '../workers/types.ts';
import type { Case } from './cases.ts';
import type { Given } from './score.ts';

export interface Answer {
  readonly id: string;
  /** null if the document was not converted; `fault` gives the reason */
  readonly given: Given | null;
  readonly fault?: string;
}

/** Given documents and a folder, converts them on all cores; writes each JSON result to `<id>.json`. */
export async function convertAll(cases: readonly Case[], folder: string): Promise<Answer[]> {
  const pool = await createWorkerPool(DEFAULT_BOUNDS);
  try {
    return await Promise.all(cases.map((document) => convertOne(pool, document, folder)));
  } finally {
    await pool.close();
  }
}

/** The same for one document, with an open pool. */
export async function convertOne(pool: WorkerPool, { id, pdf, password }: Case, folder: string): Promise<Answer> {
  const extraction = join(folder, `${id}.extraction`);
  const out = join(folder, `${id}.json`);
  rmSync(out, { force: true });
  try {
    const conversion = await pool.convert({ path: pdf, passwords: password ? [password] : [], out: extraction });
    if (!conversion.ok) return { id, given: null, fault: conversion.fault.code };
    const parts = [{ uuid: id, filename: basename(pdf), result: { path: extraction } }];
    await pool.render({ jobId: null, format: 'JSON', parts, out });
    return { id, given: JSON.parse(readFileSync(out, 'utf8')) as Given };
  } catch (error) {
    // a worker that cannot start is not a fault of the document
    if (!(error instanceof WorkerLostError) || error.kind === 'unavailable')
      throw new Error(`${id} was not converted`, { cause: error });
    return { id, given: null, fault: `worker ${error.kind}` };
  } finally {
    rmSync(extraction, { force: true });
  }
}

/** Reads one hostile PDF through the worker pool as the server does, and lists what went wrong. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostileFile } from '../fixtures/hostile/draw.ts';
import { DEFAULT_BOUNDS } from '../workers/bounds.ts';
import { createWorkerPool } from '../workers/pool.ts';
import type { DocumentFault } from '../workers/task-types.ts';
import { type WorkerBounds, WorkerLostError, type WorkerPool } from '../workers/types.ts';
import { type Given, scoreFile } from './score.ts';

const MEBIBYTE = 1024 * 1024;
/** One thread, so that memory grows only because of the file that is read. */
const BOUNDS: WorkerBounds = { ...DEFAULT_BOUNDS, threads: 1 };
/** Mebibytes of the thread's JavaScript heap: the minimum that a server gives it. */
const THREAD_HEAP_MB = 512;
/** Mebibytes that the process may grow by: the thread's two heaps, and garbage that is not collected yet. */
export const MAX_GROWTH_MB = BOUNDS.maxHeapBytes / MEBIBYTE + THREAD_HEAP_MB + 64;
/** The time that a busy machine takes to notice a timeout. */
const LATE_MS = 3_000;
const SAMPLE_MS = 20;

const CODES: ReadonlySet<string> = new Set<DocumentFault['code']>([
  ...(['UNSUPPORTED_FILE', 'PDF_UNREADABLE', 'PDF_TOO_COMPLEX', 'NO_TRANSACTIONS'] as const),
  ...(['PASSWORD_REQUIRED', 'PASSWORD_INCORRECT'] as const),
]);
/** Technical details that no message to a user may contain. */
const INSIDE =
  /undefined|NaN|null|\[object|Error\b|\bat \S+ \(|file:|\/tmp\/|node_modules|pdfium|wasm|heap|-\d+ pages/i;
/** A message says what was found and what to do. */
const SENTENCES = /^[A-Z].{20,}\.$|^[A-Z].{20,}\?$/;

interface Outcome {
  /**
   * `converted`; a code of the interface; `overran` or `outgrew` if its worker ended at its bounds; `died` if the
   * worker crashed; or `fault` for a fault of ours
   */
  readonly end: string;
  readonly message: string;
  readonly pages: number;
  /** how many of its statements have a proof */
  readonly verified: number;
  readonly statements: number;
  /** true if it has a proof of other rows than its paper has */
  readonly lying: boolean;
}

export interface Trial {
  readonly file: Omit<HostileFile, 'bytes' | 'truth'>;
  readonly size: number;
  readonly outcome: Outcome;
  readonly ms: number;
  /** the peak growth of the process in mebibytes */
  readonly growth: number;
  /** what was handled wrongly; empty if all is well */
  readonly faults: readonly string[];
}

/** Returns a pool with the bounds for hostile files. */
export function boundedPool(): Promise<WorkerPool> {
  return createWorkerPool(BOUNDS, { threadHeapMb: THREAD_HEAP_MB });
}

/** Given a file and a folder for the output, opens and converts it, and returns the outcome. */
export async function tryFile(pool: WorkerPool, file: HostileFile, folder: string): Promise<Trial> {
  const path = join(folder, `${file.seed}.pdf`);
  writeFileSync(path, file.bytes);
  const before = process.memoryUsage.rss();
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, SAMPLE_MS);
  const began = performance.now();
  const cpuBefore = process.cpuUsage();
  const outcome = await read(pool, file, path);
  const ms = performance.now() - began;
  clearInterval(sampling);
  const cpu = process.cpuUsage(cpuBefore);
  // counted like the bounds: other work of the machine is not the file's fault
  const worked = Math.min(ms, (cpu.user + cpu.system) / 1_000);
  const growth = (most - before) / MEBIBYTE;
  const { bytes, truth, ...about } = file;
  return { file: about, size: bytes.length, outcome, ms, growth, faults: faultsOf(file, outcome, worked, growth) };
}

const NONE = { pages: 0, verified: 0, statements: 0, lying: false };

async function read(pool: WorkerPool, file: HostileFile, path: string): Promise<Outcome> {
  const out = `${path}.extraction`;
  // the page count from opening, in case its worker is lost: its time depends on it
  let counted = 0;
  try {
    const { password } = file;
    const bytes = file.bytes.length;
    let opened = await pool.inspect({ path, bytes });
    const locked = opened.ok && opened.passwordRequired;
    if (locked && password !== undefined) opened = await pool.inspect({ path, bytes, password });
    else if (locked)
      return { ...NONE, end: 'PASSWORD_REQUIRED', message: 'The file is protected: its password is needed.' };
    if (!opened.ok) return { ...NONE, end: opened.fault.code, message: opened.fault.message };
    counted = opened.pages;
    const conversion = await pool.convert({ path, out, passwords: locked ? [password!] : [] });
    const { pages } = conversion;
    if (!conversion.ok) return { ...NONE, pages, end: conversion.fault.code, message: conversion.fault.message };
    const result = await rendered(pool, out);
    const score = scoreFile(file.truth, result);
    const proved = conversion.statuses.filter((status) => status === 'verified').length;
    return {
      end: 'converted',
      message: '',
      pages,
      verified: proved,
      statements: conversion.statements,
      lying: score.lying,
    };
  } catch (error) {
    if (error instanceof WorkerLostError) {
      const outgrew = error.kind === 'died' && /memory/.test(error.message);
      return { ...NONE, pages: counted, end: outgrew ? 'outgrew' : error.kind, message: error.message };
    }
    return { ...NONE, end: 'fault', message: (error as Error).stack ?? String(error) };
  } finally {
    rmSync(out, { force: true });
    rmSync(path, { force: true });
  }
}

async function rendered(pool: WorkerPool, extraction: string): Promise<Given> {
  const out = `${extraction}.json`;
  try {
    const parts = [{ uuid: 'hostile', filename: 'hostile.pdf', result: { path: extraction } }];
    await pool.render({ jobId: null, format: 'JSON', parts, out });
    return JSON.parse(readFileSync(out, 'utf8')) as Given;
  } finally {
    rmSync(out, { force: true });
  }
}

function faultsOf({ sameText }: HostileFile, outcome: Outcome, ms: number, growth: number): string[] {
  const { end, message, pages } = outcome;
  const faults: string[] = [];
  const bounded = end === 'overran' || end === 'outgrew';
  if (end !== 'converted' && !bounded && !CODES.has(end)) faults.push(`ended as "${end}": ${message}`);
  if (CODES.has(end) && (INSIDE.test(message) || !SENTENCES.test(message)))
    faults.push(`a message that helps nobody: ${message}`);
  // opened, possibly with its password, and converted
  const allowed = 3 * BOUNDS.baseMs + BOUNDS.perPageMs * pages + LATE_MS;
  if (ms > allowed) faults.push(`took ${(ms / 1_000).toFixed(0)} s of ${(allowed / 1_000).toFixed(0)}`);
  if (growth > MAX_GROWTH_MB) faults.push(`grew by ${growth.toFixed(0)} MB of ${MAX_GROWTH_MB}`);
  if (outcome.lying && sameText) faults.push('proved rows that its paper has not');
  return faults;
}

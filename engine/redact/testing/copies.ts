/** Copies for tests, and what of their originals is in them. */
import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { extract } from '../../extract.ts';
import { monthOfName } from '../../lexicon/calendar/months.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { Stages } from '../../stages.ts';
import { pdfium } from '../../testing/papers.ts';
import { type RedactedCopy, redact } from '../redact.ts';

/** Given a seed, returns a source of chance that is the same each time. */
export function seeded(seed: string): () => number {
  let count = 0;
  return () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32LE() / 2 ** 32;
}

/** Given a PDF, returns a copy of it. */
export async function copyOf(bytes: Uint8Array, password?: string, seed = 'a'): Promise<RedactedCopy> {
  const deflate = (plain: Uint8Array) => deflateSync(plain);
  return redact(bytes, { pdfium: await pdfium(), password, chance: seeded(seed), deflate });
}

/** Given a PDF, returns its words, page by page. */
export async function wordsOf(bytes: Uint8Array, password?: string): Promise<string[]> {
  let seen: Stages | undefined;
  const onStages = (stages: Stages) => {
    seen = stages;
  };
  extract(bytes, { pdfium: await pdfium(), password, onStages });
  return seen!.words.flat().map(({ text }) => text);
}

/** Letters or digits in a row that say something of an original. */
const TELLING = 3;
/** A day and a month: what is left of a date if only its year could move. */
const DAY_AND_MONTH = /^\P{N}*\d{1,2}(?:\D{1,3}\d{1,2}\D{0,3})?$/u;

/** Given the words of an original and of its copy, place by place, and those reported as kept, returns others kept. */
export function leaks(original: readonly string[], copy: readonly string[], kept: readonly string[]): string[] {
  const known = new Set(kept.flatMap((text) => text.split(' ')));
  return original.filter((word, i) => {
    if (copy[i] !== word || known.has(word) || DAY_AND_MONTH.test(word)) return false;
    const runs = word.match(/[\p{L}\p{M}]+|[\d.,']+/gu) ?? [];
    return runs.some((run) => {
      const signs = run.replace(/[.,']/g, '');
      return signs.length >= TELLING && /[^0]/.test(signs) && monthOfName(fold(run)) === null;
    });
  });
}

/** Given a PDF of ours, returns all of its bytes as text, its streams unpacked. */
export function rawText(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1');
  return text.replace(/stream\n([\s\S]*?)\nendstream/g, (_, packed: string) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );
}

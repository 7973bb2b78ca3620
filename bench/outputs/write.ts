/** Writes all outputs of one paper: its result in each format, and its explanation. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FORMAT_NAMES } from '../../formats/registry.ts';
import type { ExplainingPool } from '../../workers/types.ts';
import type { Paper } from './papers.ts';

/** The digests of a paper: the SHA-256 of each output, hex, by the output's name: "fixtures/points.json". */
export type Digests = ReadonlyMap<string, string>;

/**
 * Given a paper, writes its outputs below a folder, and returns their digests. If a paper cannot be converted, the
 * fault is its only output. Outputs of papers of others are deleted after hashing.
 */
export async function writeOutputs(pool: ExplainingPool, paper: Paper, folder: string): Promise<Digests> {
  const { name, password, ours } = paper;
  const base = join(folder, name);
  mkdirSync(dirname(base), { recursive: true });
  const drawn = `${base}.pdf`;
  const source = { path: await paper.pdf(drawn), passwords: password ? [password] : [] };
  const endings: string[] = [];
  const output = (ending: string) => {
    endings.push(ending);
    return `${base}.${ending}`;
  };
  const extraction = `${base}.extraction`;
  const converted = await pool.convert({ ...source, out: extraction });
  const { filename, result } = converted.ok
    ? { filename: 'statement.pdf', result: { path: extraction } }
    : { filename: 'statement.pdf', result: { error: converted.fault } };
  // ids and file names come from the paper, not from the run
  const parts = [{ uuid: name, filename, result }];
  // by its name: formats may share an extension
  for (const format of FORMAT_NAMES) {
    const out = output(format.toLowerCase());
    const rendered = await pool.render({ jobId: null, format, parts, out });
    // in place of a file, what the format needs and the paper does not say, or what it cannot hold
    if (!rendered.ok) writeFileSync(out, JSON.stringify('limit' in rendered ? rendered.limit : rendered.needs));
  }
  const explained = await pool.explain({ ...source, out: `${base}.explain.json` });
  const explanation = output('explain.json');
  if (!explained.ok) writeFileSync(explanation, JSON.stringify(explained.fault));
  const digests = new Map(endings.map((ending) => [`${name}.${ending}`, digestOf(`${base}.${ending}`)]));
  for (const ending of ours ? ['pdf', 'extraction'] : ['extraction', ...endings])
    rmSync(`${base}.${ending}`, { force: true });
  return digests;
}

const digestOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

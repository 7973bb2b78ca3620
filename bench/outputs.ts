/**
 * `npm run outputs -- DIR [--against DIR] [--fixtures | --seeds FROM..TO]`: writes every output of some hundred papers with its
 * digest, and compares them with those of an earlier run, byte for byte.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_BOUNDS } from '../workers/bounds.ts';
import { createWorkerPool } from '../workers/pool.ts';
import { runAhead } from './fuzz-trials.ts';
import { differences } from './outputs/compare.ts';
import { allPapers, fixturePapers, papersOfSeeds } from './outputs/papers.ts';
import { writeOutputs } from './outputs/write.ts';
import { seedsOf } from './seeds.ts';

const USAGE = `usage: npm run outputs -- DIR [--against DIR] [--fixtures | --seeds FROM..TO]
  DIR            where the outputs are written, and their digests as digests.txt; what was there goes
  --against DIR  the outputs of an earlier run: each that differs is named, with the first place where it does
  --fixtures     only the fixtures
  --seeds        papers of these seeds in place of the usual ones: one of the fuzzer and one that tempts to a wrong proof`;
const DIGESTS = 'digests.txt';

const { folder, against, papers } = optionsOrExit();
const before = against === undefined ? null : read(join(against, DIGESTS));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const began = performance.now();
const digests = await writeAll();
writeFileSync(join(folder, DIGESTS), [...digests].map(([name, digest]) => `${digest}  ${name}\n`).join(''));
console.log(`${digests.size} outputs in ${((performance.now() - began) / 1000).toFixed(0)} s`);
if (before !== null) {
  const found = differences(before, digests, { before: against!, after: folder });
  console.log(found.length === 0 ? 'no output differs' : `${found.join('\n')}\n${found.length} outputs differ`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

async function writeAll(): Promise<Map<string, string>> {
  const pool = await createWorkerPool(DEFAULT_BOUNDS);
  try {
    const written = await runAhead(papers, (paper) => writeOutputs(pool, paper, folder));
    return new Map(written.flatMap((one) => [...one]));
  } finally {
    await pool.close();
  }
}

function read(path: string): Map<string, string> {
  if (!existsSync(path)) fail(`${path} is missing`);
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

function optionsOrExit() {
  try {
    const { values, positionals } = parseArgs({
      options: { against: { type: 'string' }, fixtures: { type: 'boolean' }, seeds: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.length !== 1) return fail('one folder is to be named');
    const [given] = positionals;
    const other = values.against === undefined ? undefined : resolve(values.against);
    if (other === resolve(given)) return fail('the folders are the same');
    const seeds = values.seeds === undefined ? undefined : (seedsOf(values.seeds) ?? fail('--seeds takes FROM..TO'));
    const papers = seeds ? papersOfSeeds(seeds) : values.fixtures ? fixturePapers() : allPapers();
    return { folder: resolve(given), against: other, papers };
  } catch (error) {
    return fail((error as Error).message);
  }
}

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

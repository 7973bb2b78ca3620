/**
 * The papers whose outputs are compared: fixtures, layouts of strangers, papers of the layout fuzzer, and papers of
 * others, if available.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPaper } from '../../fixtures/fuzz/paper.ts';
import { drawLie } from '../../fixtures/lies/draw.ts';
import { FAMILIES } from '../../fixtures/lies/families.ts';
import { readCases } from '../cases.ts';
import { FIXED_SEEDS } from '../fuzz-trials.ts';
import { seedsOf } from '../seeds.ts';

/** Seeds in addition to those of `npm run test:long`; the board shows the figures of these and more. */
const MORE_SEEDS = '800001..800300';
const FIXTURES = fileURLToPath(new URL('../../fixtures', import.meta.url));
const CORPUS = ['drawn', 'real', 'lies'].map((set) =>
  fileURLToPath(new URL(`../../../shared/corpus/${set}`, import.meta.url)),
);

export interface Paper {
  /** set and id: "fixtures/points" */
  readonly name: string;
  readonly password?: string;
  /** outputs of papers of others are not kept */
  readonly ours: boolean;
  /** Given a free path, returns where the PDF is: there, or at its permanent place. */
  readonly pdf: (free: string) => Promise<string>;
}

/** Returns all papers, always in the same order. */
export function allPapers(): Paper[] {
  const seeds = [FIXED_SEEDS, MORE_SEEDS].flatMap((range) => seedsOf(range)!);
  const others = CORPUS.filter((folder) => existsSync(folder)).flatMap((folder) => ofFolder(folder, false));
  return [...fixturePapers(), ...ofStrangers(), ...seeds.map(ofSeed), ...others];
}

/** Returns the fixtures. */
export function fixturePapers(): Paper[] {
  return ofFolder(FIXTURES, true);
}

type Layout = { readonly draw: (seed: number) => Promise<{ readonly pdf: Uint8Array }> };

/** The first paper of each layout in the manner of real banks. */
function ofStrangers(): Paper[] {
  const folder = join(FIXTURES, 'strangers');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const layouts = files.filter((file) => /[\\/][^\\/]+\.ts$/.test(file) && !file.endsWith('kit.ts'));
  return layouts.map((file) => {
    const name = `strangers/${file.slice(0, -'.ts'.length).replaceAll(/[\\/]/g, '-')}`;
    return drawn(name, async () => ((await import(join(folder, file))) as Layout).draw(1));
  });
}

/** Given seeds, returns for each a fuzzed paper and one that tempts to a wrong proof, the families in turn. */
export function papersOfSeeds(seeds: readonly number[]): Paper[] {
  return seeds.flatMap((seed) => [ofSeed(seed), lieOfSeed(seed)]);
}

function ofFolder(folder: string, ours: boolean): Paper[] {
  return readCases(folder).map(({ id, pdf, password }) => ({
    name: `${basename(folder)}/${id}`,
    password,
    ours,
    pdf: async () => pdf,
  }));
}

function ofSeed(seed: number): Paper {
  return drawn(`fuzz/${seed}`, () => drawPaper(seed, {}));
}

function lieOfSeed(seed: number): Paper {
  const family = FAMILIES[seed % FAMILIES.length]!;
  return drawn(`lies/${family.name}-${seed}`, async () => (await drawLie(family, seed)).tempting);
}

function drawn(name: string, draw: () => Promise<{ readonly pdf: Uint8Array }>): Paper {
  return {
    name,
    ours: true,
    pdf: async (free) => {
      writeFileSync(free, (await draw()).pdf);
      return free;
    },
  };
}

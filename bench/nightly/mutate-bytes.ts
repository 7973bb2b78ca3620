/** Damages the bytes of PDFs by a seed, as bad lines, half copies and fuzzers do. */
import { Buffer } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { between, pick, type Random, seeded } from '../../fixtures/draw/random.ts';

export interface MutatedPdf {
  readonly seed: number;
  /** the name of the fixture */
  readonly base: string;
  readonly mutations: readonly string[];
  readonly bytes: Buffer;
}

const FIXTURES = join(dirname(fileURLToPath(import.meta.url)), '../../fixtures');
/** Larger ones take long without being damaged in other ways. */
const MOST_BYTES = 200_000;
const MOST_MUTATIONS = 3;
const MOST_FLIPS = 64;
const MOST_RUN = 400;
const OBJECT = /\d+ \d+ obj\b[\s\S]*?\bendobj/g;
/** Numbers that are counts, offsets and sizes somewhere. */
const NUMBERS = ['-1', '0', '65536', '2147483648', '4294967296', '99999999999999999999', '1e309', '.'];

type Bytes = Buffer<ArrayBufferLike>;
type Mutation = (bytes: Bytes, random: Random, other: () => Bytes) => Bytes;

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'flipped bits': (bytes, random) => {
    const copy = Buffer.from(bytes);
    for (let left = between(random, 1, MOST_FLIPS); left > 0; left--) {
      const at = place(random, copy);
      copy[at] = (copy[at] ?? 0) ^ (1 << between(random, 0, 7));
    }
    return copy;
  },
  'cut off': (bytes, random) => bytes.subarray(0, place(random, bytes)),
  'a part left out': (bytes, random) => {
    const at = place(random, bytes);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + between(random, 1, MOST_RUN))]);
  },
  'a part twice': (bytes, random) => {
    const at = place(random, bytes);
    return Buffer.concat([bytes.subarray(0, at + between(random, 1, MOST_RUN)), bytes.subarray(at)]);
  },
  'a part of zeros': (bytes, random) => {
    const copy = Buffer.from(bytes);
    const at = place(random, copy);
    return copy.fill(0, at, Math.min(copy.length, at + between(random, 1, MOST_RUN)));
  },
  'a part of another file': (bytes, random, other) => {
    const [strange, at] = [other(), place(random, bytes)];
    const from = place(random, strange);
    const part = strange.subarray(from, from + between(random, 1, MOST_RUN * 10));
    return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at + between(random, 0, part.length))]);
  },
  'the end of another file': (bytes, random, other) => {
    const strange = other();
    return Buffer.concat([bytes.subarray(0, place(random, bytes)), strange.subarray(place(random, strange))]);
  },
  'two objects swapped': (bytes, random) => {
    const objects = [...bytes.toString('latin1').matchAll(OBJECT)].map(
      ({ index, 0: { length } }) => [index, length] as const,
    );
    const [one, two] = [pick(random, objects), pick(random, objects)].sort((a, b) => (a?.[0] ?? 0) - (b?.[0] ?? 0));
    if (one === undefined || two === undefined || one[0] === two[0]) return bytes;
    // their bodies change places, and their numbers stay
    const body = ([at, length]: readonly [number, number]) => {
      const text = bytes.subarray(at, at + length);
      const head = text.indexOf('obj') + 3;
      return { head: text.subarray(0, head), body: text.subarray(head) };
    };
    return Buffer.concat([
      ...[bytes.subarray(0, one[0]), body(one).head, body(two).body, bytes.subarray(one[0] + one[1], two[0])],
      ...[body(two).head, body(one).body, bytes.subarray(two[0] + two[1])],
    ]);
  },
  'another number': (bytes, random) => {
    const numbers = [...bytes.toString('latin1').matchAll(/(?<=[\s[/(<])\d+(?=[\s\]/>)])/g)];
    const chosen = pick(random, numbers);
    if (chosen === undefined) return bytes;
    const { index, 0: text } = chosen;
    return Buffer.concat([
      ...[bytes.subarray(0, index), Buffer.from(pick(random, NUMBERS) ?? '')],
      bytes.subarray(index + text.length),
    ]);
  },
};

const place = (random: Random, bytes: Buffer): number => between(random, 0, Math.max(0, bytes.length - 1));

let known: { name: string; path: string }[] | undefined;

/** The fixtures that are mutated: all that are small. */
function bases(): { name: string; path: string }[] {
  known ??= readdirSync(FIXTURES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, path: join(FIXTURES, name, 'statement.pdf') }))
    .filter(({ path }) => (statSync(path, { throwIfNoEntry: false })?.size ?? Number.POSITIVE_INFINITY) <= MOST_BYTES);
  return known;
}

/** Given a seed, returns its file: the same on every run. */
export function mutatedPdf(seed: number): MutatedPdf {
  const random = seeded(seed);
  const read = () => {
    const base = pick(random, bases());
    if (base === undefined) throw new Error('there are no fixtures');
    return { name: base.name, bytes: readFileSync(base.path) };
  };
  const base = read();
  const mutations = Array.from({ length: between(random, 1, MOST_MUTATIONS) }, () => {
    return pick(random, Object.keys(MUTATIONS)) ?? '';
  });
  const bytes = mutations.reduce<Bytes>(
    (bytes, name) => MUTATIONS[name]?.(bytes, random, () => read().bytes) ?? bytes,
    base.bytes,
  );
  return { seed, base: base.name, mutations, bytes };
}

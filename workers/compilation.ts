/** Tunes how V8 compiles for a thread that converts: its code is large, and most of it runs for a second at most. */
import { setFlagsFromString } from 'node:v8';

/**
 * The first flag is the number of bytes of bytecode that V8 inlines into a function that it optimises (by default 920).
 * The next ones keep loops as they are, and do not inline calls of `map`, `some` and the like. V8 then compiles much
 * less: the first conversion of 500 pages takes a fifth less CPU, and later ones no more.
 *
 * PDFium's functions are optimised after they have run for long (by default after 1.8 million bytes): the first page of
 * a process takes half the CPU, and 500 pages no more. Functions that are not called are not validated: the build makes
 * the module.
 *
 * Most of some two hundred regular expressions run a few times on a short paper: they are interpreted 20 times before
 * they are compiled, and their bytecode is not optimised. One page takes a tenth less time, and 500 pages no more.
 * Node.js 20, 22 and 24 know these flags.
 *
 * Not `--no-regexp-tier-up`: it makes the process end with a segmentation fault if a regular expression first runs on a
 * text that is not Latin-1 and then on a long one (compilation.test.ts).
 */
const FLAGS = [
  '--max-inlined-bytecode-size-cumulative=60',
  '--no-turbo-loop-peeling',
  '--no-turbo-inline-array-builtins',
  '--wasm-tiering-budget=50000000',
  '--wasm-lazy-validation',
  '--regexp-tier-up-ticks=20',
  '--no-regexp-peephole-optimization',
];

/** Sets the flags for all threads of the process. */
export function compileQuickly(): void {
  for (const flag of FLAGS) setFlagsFromString(flag);
}

/** Has V8 compile for a thread that converts: its code is large, and most of it runs for a second at the most. */
import { setFlagsFromString } from 'node:v8';

/**
 * Bytes of bytecode that V8 takes into a function that it optimises (by default 920), loops left as they are, and calls
 * of `map`, `some` and their like left calls: so much less is compiled that the first conversion of 500 pages takes a
 * fifth less CPU, and later ones no more.
 *
 * Of PDFium, functions are optimised when they have run for long (by default after 1.8 million bytes): the first page of a
 * process takes half the CPU, and 500 pages no more. What is not called is not validated either: the build makes the module.
 * Node 20, 22 and 24 know these flags.
 *
 * Not `--no-regexp-tier-up`: the process dies by a segmentation fault where a regular expression that ran before on a text
 * that is not Latin-1 runs on a long one (compilation.test.ts).
 */
const FLAGS = [
  '--max-inlined-bytecode-size-cumulative=60',
  '--no-turbo-loop-peeling',
  '--no-turbo-inline-array-builtins',
  '--wasm-tiering-budget=50000000',
  '--wasm-lazy-validation',
];

/** Sets it, for all threads of the process. */
export function compileQuickly(): void {
  for (const flag of FLAGS) setFlagsFromString(flag);
}

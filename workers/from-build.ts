/**
 * Starts a thread from the build: one script of all its code, with the code that V8 compiled at the build, if this is
 * the same V8.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

const source = fileURLToPath(new URL('./thread.cjs', import.meta.url));

/**
 * Where the compiled code is kept (bin/compile-thread.js). The tag identifies the version of V8, its flags and the
 * processor's features.
 */
export const compiledPath: string = `${source}.${cachedDataVersionTag()}`;

/** Undefined if a different V8 than the build's runs it: each function is then compiled at its first call. */
function compiled(): Buffer | undefined {
  try {
    return readFileSync(compiledPath);
  } catch {
    return undefined;
  }
}

/** The script, already run: a function. The build writes only ASCII, which is read faster as Latin-1. */
export const script: Script = new Script(readFileSync(source, 'latin1'), { filename: source, cachedData: compiled() });
script.runInThisContext()(createRequire(import.meta.url), import.meta.url);

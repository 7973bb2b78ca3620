/** Starts a thread from what was built: one script of all its code, with what V8 compiled of it at the build, where this is the same V8. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

const source = fileURLToPath(new URL('./thread.cjs', import.meta.url));

/** Where the compiled code is kept (bin/compile-thread.js). The tag stands for the version of V8, its flags and the processor's features. */
export const compiledPath: string = `${source}.${cachedDataVersionTag()}`;

/** Undefined where another V8 than the build's runs it: all is compiled anew then, when it is first called. */
function compiled(): Buffer | undefined {
  try {
    return readFileSync(compiledPath);
  } catch {
    return undefined;
  }
}

// the build writes ASCII alone, which is read quicker as Latin-1
const text = `(function (require, builtUrl) {${readFileSync(source, 'latin1')}\n})`;

/** The script, which has run. */
export const script: Script = new Script(text, { filename: source, cachedData: compiled() });
script.runInThisContext()(createRequire(import.meta.url), import.meta.url);

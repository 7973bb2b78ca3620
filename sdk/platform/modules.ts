/** Modules of Node.js, loaded only when needed, in a way that bundlers for browsers leave alone. */

interface FileSystem {
  readFile(path: string | URL): Promise<Uint8Array<ArrayBuffer>>;
}

export type WebCrypto = typeof globalThis.crypto;

interface Cryptography {
  readonly webcrypto: WebCrypto;
}

/** The module that reads files: in Node.js, Deno and Bun. */
export const fileSystem = (): Promise<FileSystem> => load('node:fs/promises');

/** The module with WebCrypto, which is not a global of Node.js 18. */
export const cryptography = (): Promise<Cryptography> => load('node:crypto');

interface WithBuiltins {
  readonly process?: { getBuiltinModule?(name: string): unknown };
}

/**
 * The name is a variable, because a bundler looks for a module whose name it sees. Test runners that load scripts their
 * own way know no `import()`, so the platform is asked first.
 */
async function load<Module>(name: string): Promise<Module> {
  const builtin = (globalThis as WithBuiltins).process?.getBuiltinModule?.(name);
  return (builtin ?? import(/* webpackIgnore: true */ /* @vite-ignore */ name)) as Promise<Module>;
}

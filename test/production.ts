/** The packages that run, from the lock file: those that dependencies need, whoever else needs them, too. */
import { readFileSync } from 'node:fs';

export interface Locked {
  /** from the root of the project, such as `node_modules/fastify` */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  /** not installed on every system */
  readonly optional?: boolean;
}

type Entry = Omit<Locked, 'path' | 'name'> & {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};

const MODULES = 'node_modules/';

/** Given the path of a lock file, returns the packages that run. Throws if one is missing in it. */
export function productionPackages(lockPath: string): Locked[] {
  const entries: Readonly<Record<string, Entry>> = JSON.parse(readFileSync(lockPath, 'utf8')).packages;
  const needed = new Map<string, Locked>();
  const waiting = [''];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    const entry = entries[from];
    if (entry === undefined) continue;
    for (const name of namesNeeded(entry)) {
      const path = resolved(entries, from, name);
      if (path === undefined && entry.optionalDependencies?.[name] === undefined) {
        throw new Error(`${from} needs ${name}, which is not in the lock file`);
      }
      const found = path === undefined ? undefined : entries[path];
      if (path === undefined || found === undefined || needed.has(path)) continue;
      needed.set(path, { ...found, path, name });
      waiting.push(path);
    }
  }
  return [...needed.values()];
}

function namesNeeded(entry: Entry): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {});
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers.filter((name) => entry.peerDependenciesMeta?.[name]?.optional !== true),
  ];
}

/** As Node.js finds it: beside the package, or above. */
function resolved(entries: Readonly<Record<string, Entry>>, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(MODULES) - 1))) {
    const path = `${at === '' ? '' : `${at}/`}${MODULES}${name}`;
    if (entries[path] !== undefined) return path;
    if (at === '') return undefined;
  }
}

/** The package of the client as its users have it: packed, installed, and run by several runtimes. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const execute = promisify(execFile);

/** Each runtime as npm has it: the package of this system, and the program in it. */
const PACKAGES = {
  'node 18': { spec: `node-18@npm:node-linux-${process.arch}@18`, program: 'node-18/bin/node' },
  'node 20': { spec: `node-20@npm:node-linux-${process.arch}@20`, program: 'node-20/bin/node' },
  'node 22': { spec: `node-22@npm:node-linux-${process.arch}@22`, program: 'node-22/bin/node' },
  bun: { spec: `bun@npm:@oven/bun-linux-${process.arch}@1`, program: 'bun/bin/bun' },
  deno: {
    spec: `deno@npm:@deno/linux-${process.arch === 'x64' ? 'x64' : 'arm64'}-glibc@2`,
    program: 'deno/deno',
  },
} as const;
export type Runtime = keyof typeof PACKAGES;
export const RUNTIMES = Object.keys(PACKAGES) as Runtime[];

export interface Installed {
  /** the project, in which only the client is installed */
  readonly project: string;
  /** the files of the package */
  readonly packed: readonly string[];
  /** Given a runtime, returns how it is run: the program and its first arguments. */
  command(runtime: Runtime): readonly [string, ...string[]];
  remove(): Promise<void>;
}

/** Packs the client and installs it in an empty project, and the runtimes beside it. */
export async function installPackage(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerize-package-'));
  const project = join(folder, 'project');
  const runtimes = join(folder, 'runtimes');
  const own = `node ${process.versions.node.split('.')[0]}`;
  const fetched = RUNTIMES.filter((runtime) => runtime !== own).map((runtime) => PACKAGES[runtime].spec);
  const [tarball] = await Promise.all([pack(folder), install(runtimes, fetched)]);
  await install(project, [join(folder, tarball.filename)]);
  return {
    project,
    packed: tarball.files.map(({ path }) => path),
    command(runtime) {
      const program = runtime === own ? process.execPath : join(runtimes, 'node_modules', PACKAGES[runtime].program);
      return runtime === 'deno' ? [program, 'run', '--allow-all'] : [program];
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

interface Tarball {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

async function pack(folder: string): Promise<Tarball> {
  const args = ['pack', '--workspace', 'sdk', '--json', '--pack-destination', folder];
  const { stdout } = await execute('npm', args, { cwd: ROOT });
  // a script of the package may print before
  const [tarball] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as Tarball[];
  if (tarball === undefined) throw new Error(`npm pack made nothing: ${stdout}`);
  return tarball;
}

async function install(folder: string, specs: readonly string[]): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), '{}');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await execute('npm', ['install', ...quiet, ...specs], { cwd: folder });
}

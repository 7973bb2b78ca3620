/** Makes the tree of files that the image has, from this checkout, by the lines of the Dockerfile. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { productionPackages } from '../production.ts';
import { type Copy, copiesOf, type Stage, textsOf } from './dockerfile.ts';

/** Where the stages that build and install have their files. */
const STAGE_FOLDER = '/app/';

/** Where the files of the image come from. */
export interface Checkout {
  readonly folder: string;
  /** of the build, made from the current sources */
  readonly dist: string;
}

/** Given the stages, a checkout and an empty folder, makes the tree of the last stage in the folder. */
export function makeTree(stages: readonly Stage[], checkout: Checkout, tree: string): void {
  const last = stages.at(-1);
  const workdir = textsOf(last, 'WORKDIR').at(-1) ?? '/';
  for (const copy of copiesOf(last)) {
    for (const source of copy.sources) {
      const target = targetOf(copy, source, join(tree, workdir), tree);
      mkdirSync(dirname(target), { recursive: true });
      if (copy.from === 'packages') installPackages(checkout.folder, target);
      else link(originalOf(source, checkout), target);
    }
  }
  const packages = stages.find(({ name }) => name === 'packages');
  prune(packages, join(tree, workdir, 'node_modules'));
}

function targetOf({ target }: Copy, source: string, workdir: string, tree: string): string {
  if (target.startsWith('/')) return join(tree, target);
  return target.endsWith('/')
    ? join(workdir, target, source.slice(source.lastIndexOf('/') + 1))
    : join(workdir, target);
}

/** What a stage of the image would have at a path. */
function originalOf(source: string, { folder, dist }: Checkout): string {
  if (source.endsWith('/node')) return process.execPath;
  if (!source.startsWith(STAGE_FOLDER)) throw new Error(`${source} is in no folder that this test knows`);
  if (source === `${STAGE_FOLDER}dist`) return dist;
  return resolve(folder, source.slice(STAGE_FOLDER.length));
}

/** Hard links take no space, and removing them harms nothing. */
function link(source: string, target: string): void {
  try {
    execFileSync('cp', ['-al', source, target], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', '--remove-destination', source, target]);
  }
}

/** Those that the lock file needs to run, as the stage `packages` installs them. */
function installPackages(checkout: string, target: string): void {
  for (const { path } of productionPackages(join(checkout, 'package-lock.json'))) {
    const [source, copy] = [resolve(checkout, path), join(target, path.slice('node_modules/'.length))];
    // of those for other systems none is installed here, and one inside of another came with it
    if (!existsSync(source) || existsSync(copy)) continue;
    mkdirSync(dirname(copy), { recursive: true });
    link(source, copy);
  }
}

/** Runs what the stage removes from its packages after it has installed them. */
function prune(packages: Stage | undefined, modules: string): void {
  const [run = ''] = textsOf(packages, 'RUN');
  const at = run.indexOf('&& cd node_modules');
  if (at < 0) throw new Error('the stage "packages" does not go into node_modules');
  const script = run.slice(run.indexOf('&&', at + 2) + 2);
  execFileSync('sh', ['-ec', `arch=$(node -p process.arch); ${script}`], { cwd: modules });
}

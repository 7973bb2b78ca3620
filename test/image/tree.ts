/** Makes the tree of files that the image has, from this checkout, by the lines of the Dockerfile. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Copy, copiesOf, type Stage, textsOf } from './dockerfile.ts';

interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

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

/** Those that the lock file needs without development and optional peers, as the stage `packages` installs them. */
function installPackages(checkout: string, target: string): void {
  const lock = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8'));
  const wanted = Object.entries(lock.packages as Record<string, Locked>)
    .filter(([path, { dev, devOptional, link: linked }]) => path !== '' && !dev && !devOptional && !linked)
    .map(([path]) => path.slice('node_modules/'.length))
    // of those for other systems, none is installed
    .filter((path) => existsSync(join(checkout, 'node_modules', path)));
  for (const path of wanted) {
    // one inside of another came with it
    if (existsSync(join(target, path))) continue;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    link(resolve(checkout, 'node_modules', path), join(target, path));
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

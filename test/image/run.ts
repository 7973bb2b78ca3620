/** Runs a command in a tree of files as a container does: another root, read-only, no rights, limited memory. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Container {
  readonly child: ChildProcess;
  /** Runs a command inside, as the same user. Returns its exit code. */
  exec(command: readonly string[]): number;
  /** bytes of memory that it took at its peak */
  peakMemory(): number;
  /** Frees what limits it; its process has ended. */
  remove(): void;
}

export interface ContainerOptions {
  readonly tree: string;
  /** is /data, and can be written */
  readonly data: string;
  /** user and group, such as 10001:10001 */
  readonly user: string;
  readonly workdir: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly memoryBytes: number;
}

/** What the base image has: programs and libraries of the system. */
const SYSTEM = ['bin', 'lib', 'lib64', 'usr', 'etc', 'dev', 'proc'];

/** Starts a container. The caller must be root, as the daemon of a container runtime is. */
export function startContainer(options: ContainerOptions): Container {
  const { tree, data, user, workdir, environment, command, memoryBytes } = options;
  const [uid = '', gid = ''] = user.split(':');
  const group = memoryGroup(memoryBytes);
  const mounts = SYSTEM.filter((name) => existsSync(`/${name}`)).flatMap((name) => [
    // what the tree has below them stays: only /usr/local is ours
    `mkdir -p "$tree/${name}"`,
    name === 'usr' ? bindUsr() : `mount --rbind /${name} "$tree/${name}"`,
  ]);
  const script = [
    'set -e',
    `echo $$ > ${join(group.folder, 'cgroup.procs')}`,
    'mount --make-rprivate /',
    'mount --bind "$tree" "$tree"',
    ...mounts,
    'mkdir -p "$tree/tmp" "$tree/data"',
    'mount -t tmpfs -o size=64m,mode=1777 tmpfs "$tree/tmp"',
    'mount --bind "$data" "$tree/data"',
    'mount -o remount,ro,bind "$tree"',
    `exec chroot "$tree" ${dropping(uid, gid)} -- env -i -C "$workdir" "$@"`,
  ].join('\n');
  const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const child = spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', ...variables, ...command], {
    env: { PATH: process.env.PATH, tree, data, workdir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    child,
    exec(inside) {
      const enter = ['--target', String(child.pid), '--mount', '--root', '--'];
      const drop = dropping(uid, gid).split(' ');
      try {
        execFileSync('nsenter', [...enter, ...drop, '--', 'env', '-i', '-C', workdir, ...variables, ...inside], {
          stdio: 'ignore',
        });
        return 0;
      } catch (error) {
        return (error as { status: number }).status;
      }
    },
    peakMemory: group.peak,
    remove: () => rmdirSync(group.folder),
  };
}

/** Everything of /usr but /usr/local, which the image fills itself. */
function bindUsr(): string {
  const bind = 'mkdir -p "$tree$each"; mount --rbind "$each" "$tree$each"';
  return `for each in /usr/*; do [ "$each" = /usr/local ] || { ${bind}; }; done`;
}

/** As `cap_drop: [ALL]` and `no-new-privileges`. */
function dropping(uid: string, gid: string): string {
  const ids = `--reuid=${uid} --regid=${gid} --clear-groups`;
  return `setpriv ${ids} --no-new-privs --inh-caps=-all --bounding-set=-all`;
}

/** Makes a control group with that much memory, of either version. */
function memoryGroup(bytes: number): { folder: string; peak(): number } {
  const first = '/sys/fs/cgroup/memory';
  const [parent, limit, peak] = existsSync(join(first, 'memory.limit_in_bytes'))
    ? [first, 'memory.limit_in_bytes', 'memory.max_usage_in_bytes']
    : ['/sys/fs/cgroup', 'memory.max', 'memory.peak'];
  const folder = join(parent, `ledgerize-test-${process.pid}`);
  mkdirSync(folder);
  writeFileSync(join(folder, limit), String(bytes));
  return { folder, peak: () => Number(execFileSync('cat', [join(folder, peak)], { encoding: 'utf8' })) };
}

/**
 * Programs that some tests need and the project does not include: a missing one fails the test with how to install it.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN = 'apt-get install --no-install-recommends';
const NPM = 'npm install --global';

/** How each program is installed; .ci/run installs the same. */
export const PROGRAMS = {
  soffice: `${DEBIAN} libreoffice-calc`,
  pdfinfo: `${DEBIAN} poppler-utils`,
  pdftotext: `${DEBIAN} poppler-utils`,
  qpdf: `${DEBIAN} qpdf`,
  unshare: `${DEBIAN} util-linux`,
  unzip: `${DEBIAN} unzip`,
  chromium: `${DEBIAN} chromium`,
  xmllint: `${DEBIAN} libxml2-utils`,
  ofxdump: `${DEBIAN} ofx`,
  'bean-check': `${DEBIAN} beancount`,
  hledger: `${DEBIAN} hledger`,
  promtool: `${DEBIAN} prometheus`,

  newman: `${NPM} newman@6.2.2`,
  redocly: `${NPM} @redocly/cli@2.77.0`,
  spectral: `${NPM} @stoplight/spectral-cli@6.16.3`,
  // later versions need Node.js 24
  prism: `${NPM} @stoplight/prism-cli@5.14.2`,
} as const;
type Program = keyof typeof PROGRAMS;

/** Given a program's name, returns its path. If it is not installed, throws with how to install it. */
export function tool(name: Program): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (existsSync(path)) return path;
  }
  throw new Error(`${name} is not installed: ${PROGRAMS[name]}`);
}

/** Given a program and its arguments, returns how it ended; meanwhile this process can go on serving it. */
export async function outcome(
  name: Program,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<{ status: number | null; stdout: string }> {
  const child = spawn(tool(name), args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, stdout: Buffer.concat(chunks).toString('utf8') };
}

/**
 * Converts files with LibreOffice into a folder, with a separate profile so that two may run at once. `options` are those
 * of the program, such as how it reads a CSV file.
 */
export function convertByLibreOffice(
  paths: readonly string[],
  format: string,
  folder: string,
  options: readonly string[] = [],
): void {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const args = [profile, '--headless', ...options, '--convert-to', format, '--outdir', folder, ...paths];
  const { status, stderr } = spawnSync(tool('soffice'), args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`soffice ended with ${status}: ${stderr}`);
}

/** Given a program and its arguments, returns its output. Throws if it fails. */
export function run(name: Program, args: readonly string[]): string {
  return execFileSync(tool(name), args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Programs of the operating system that some tests need: found, or the test fails with what to install. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Debian package of each program. */
const PACKAGES = {
  soffice: 'libreoffice-calc',
  pdftotext: 'poppler-utils',
  qpdf: 'qpdf',
  chromium: 'chromium',
} as const;

/** Given a program's name, returns its path. Throws, naming the package, where it is not installed. */
export function tool(name: keyof typeof PACKAGES): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (existsSync(path)) return path;
  }
  throw new Error(`${name} is not installed: apt-get install --no-install-recommends ${PACKAGES[name]}`);
}

/** Converts a file by LibreOffice into a folder, with a profile of its own so that two may run at once. */
export function convertByLibreOffice(path: string, format: string, folder: string): void {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const args = [profile, '--headless', '--convert-to', format, '--outdir', folder, path];
  const { status, stderr } = spawnSync(tool('soffice'), args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`soffice ended with ${status}: ${stderr}`);
}

/** Given a program and its arguments, returns what it prints. Throws when it fails. */
export function run(name: keyof typeof PACKAGES, args: readonly string[]): string {
  return execFileSync(tool(name), args, { encoding: 'utf8', maxBuffer: 1 << 28 });
}

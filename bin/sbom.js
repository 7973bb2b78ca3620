/**
 * Prints the bill of materials of what runs, as CycloneDX, from the lock file and without a network. `npm sbom --omit=dev`
 * leaves out packages that development needs as well: so it is asked about a project without development dependencies.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(mkdtempSync(join(tmpdir(), 'ledgerize-sbom-')), 'ledgerize');

/** Runs npm in the folder, and returns what it prints. */
function npm(...args) {
  const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
  return execFileSync('npm', [...args, '--offline', '--package-lock-only'], options);
}

try {
  mkdirSync(folder);
  const {
    devDependencies: _dev,
    workspaces: _sdk,
    scripts: _scripts,
    ...manifest
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  for (const name of ['package-lock.json', '.npmrc']) copyFileSync(join(root, name), join(folder, name));
  npm('install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund');
  process.stdout.write(npm('sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'));
} finally {
  rmSync(dirname(folder), { recursive: true, force: true });
}

/**
 * Starts a thread from its TypeScript source, in a checkout: Node.js 20 cannot read types. The hundreds of modules are
 * bundled into one, which is kept until a source changes. Otherwise each thread would take seconds to load them.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.tmp/threads');
const entry = fileURLToPath(workerData.entry);
const name = `${basename(entry, '.ts')}-${createHash('sha256').update(entry).digest('hex').slice(0, 16)}.mjs`;
const bundle = join(folder, name);
const SOURCES = '\n//# sources=';

if (!isFresh()) await make();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(bundle).href);

/** The last line of a bundle lists its sources and when each was changed. */
function isFresh() {
  try {
    const text = readFileSync(bundle, 'utf8');
    return JSON.parse(text.slice(text.lastIndexOf(SOURCES) + SOURCES.length)).every(
      ([path, changed]) => statSync(join(root, path)).mtimeMs === changed,
    );
  } catch {
    return false;
  }
}

/** Built elsewhere and then moved into place: several processes may do so at the same time. */
async function make() {
  const { build } = await import('esbuild');
  mkdirSync(folder, { recursive: true });
  const made = mkdtempSync(join(folder, 'made-'));
  try {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile: join(made, name),
      bundle: true,
      metafile: true,
      packages: 'external',
      platform: 'node',
      target: 'node20',
      format: 'esm',
      sourcemap: true,
      sourcesContent: false,
      define: { 'import.meta.url': JSON.stringify(workerData.entry) },
      logLevel: 'error',
    });
    const sources = ['workers/from-source.mjs', ...Object.keys(metafile.inputs)].map((path) => [
      path,
      statSync(join(root, path)).mtimeMs,
    ]);
    appendFileSync(join(made, name), `${SOURCES}${JSON.stringify(sources)}`);
    renameSync(join(made, `${name}.map`), `${bundle}.map`);
    renameSync(join(made, name), bundle);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

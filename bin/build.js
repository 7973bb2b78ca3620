/** Builds dist/ (or the folder that is named) from the TypeScript sources; `npm ci` runs it. Types are checked by `npm test`, which keeps this quick. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { freshness, stampOf } from './freshness.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = resolve(root, process.argv[2] ?? 'dist');
/** The best, 11, takes seconds for a twentieth less. */
const BROTLI_QUALITY = 9;
/** A script of the build that takes longer hangs. */
const LONGEST_MS = 300_000;
/** With which flags Node.js runs the program: the command, and `npm start`. V8 takes compiled code under the flags that it was compiled under alone. */
const STARTS = [[], ['--single-threaded-gc']];

function compiler() {
  try {
    const manifest = createRequire(import.meta.url).resolve('typescript-native/package.json');
    return join(dirname(manifest), 'bin/tsc');
  } catch {
    return null;
  }
}

/** Compiles elsewhere and then takes its place, so that an interrupted or failed build leaves no half of one. */
async function build(tsc) {
  mkdirSync(join(root, '.tmp'), { recursive: true });
  const made = mkdtempSync(join(root, '.tmp/build-'));
  try {
    const stamp = stampOf(root);
    const [compiled, inlined, bundled] = await Promise.all([
      run(tsc, '-p', 'tsconfig.build.json', '--outDir', made),
      run('bin/inline-pdfium.js', join(made, 'workers/pdfium.wasm')),
      tryPortal(join(made, 'portal')),
    ]);
    if (compiled !== 0 || inlined !== 0 || !bundled) return compiled || inlined || 1;
    if ((await run('bin/fold-lexicon.js', made)) !== 0) return 1;
    await bundleThread(made);
    // without it all works, and starts slower
    const kept = await Promise.all(STARTS.map((flags) => run(...flags, 'bin/compile-thread.js', made)));
    if (kept.some((status) => status !== 0))
      console.error('The compiled code of threads is not kept: they start slower.');
    writeFileSync(join(made, '.stamp.json'), JSON.stringify(stamp));
    rmSync(dist, { recursive: true, force: true });
    renameSync(made, dist);
    return 0;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** Runs a script of Node's to its end, and returns its status. */
async function run(...script) {
  const [status] = await once(
    spawn(process.execPath, script, { cwd: root, stdio: 'inherit', timeout: LONGEST_MS }),
    'close',
  );
  return status ?? 1;
}

/**
 * Given the folder of a build, makes one script of the hundreds of modules that a thread loads: they took a fifth of the
 * command's start. No module, since V8's compiled code can be kept for a script alone.
 */
async function bundleThread(made) {
  const { build: bundle } = await import('esbuild');
  const { outputFiles } = await bundle({
    entryPoints: [join(made, 'workers/worker.js')],
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // who starts the script hands it in (workers/from-build.ts)
    define: { 'import.meta.url': 'builtUrl' },
    logLevel: 'warning',
  });
  // in ASCII it is read and kept as a byte a letter; esbuild leaves regular expressions as they are
  const ascii = outputFiles[0].text.replace(/[^\0-\x7f]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  writeFileSync(join(made, 'workers/thread.cjs'), ascii);
}

/** Returns whether the portal was built; why it was not is told. */
async function tryPortal(outDir) {
  try {
    await buildPortal(outDir);
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

/** Given a folder, builds the portal into it: a page, and files with hashed names, each compressed beside itself. */
async function buildPortal(outDir) {
  // a checkout without it, as in a test of this very build
  if (!existsSync(join(root, 'portal/vite.config.ts'))) return;
  const { build: bundle } = await import('vite');
  const configFile = join(root, 'portal/vite.config.ts');
  await bundle({ configFile, configLoader: 'runner', logLevel: 'warn', build: { outDir } });
  const assets = join(outDir, 'assets');
  for (const name of readdirSync(assets)) {
    const bytes = readFileSync(join(assets, name));
    writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes, { params }));
  }
}

/** Puts the command where npx looks first: it would install the checkout into a cache of its own otherwise, building once more. */
function linkCommand() {
  try {
    symlinkSync('../../bin/ledgerize.js', join(root, 'node_modules/.bin/ledgerize'));
  } catch {
    // already there, or a system without such links: npx then takes its own way
  }
}

const tsc = compiler();
if (tsc) {
  process.exitCode = await build(tsc);
  if (process.exitCode === 0) linkCommand();
} else if (freshness(root) !== 'fresh') {
  // an install without development dependencies is fine where the build came along
  console.error('ledgerize: the build needs the development dependencies. Run: npm ci --include=dev');
  process.exitCode = 1;
}

/**
 * Builds dist/ (or the folder given as argument) from the TypeScript sources. `npm ci` runs it. `npm test` checks the
 * types, so the build stays quick.
 */
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
/** The best quality, 11, takes seconds longer and saves only a twentieth. */
const BROTLI_QUALITY = 9;
/** A script of the build that takes longer has hung. */
const LONGEST_MS = 300_000;
/**
 * The flags that Node.js runs the program with: the command, and `npm start`. V8 only accepts compiled code under the
 * flags it was compiled with.
 */
const STARTS = [[], ['--single-threaded-gc']];

function compiler() {
  try {
    const manifest = createRequire(import.meta.url).resolve('typescript-native/package.json');
    return join(dirname(manifest), 'bin/tsc');
  } catch {
    return null;
  }
}

/** Compiles into another folder and then moves it into place, so that a failed build leaves nothing half done. */
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
    // the program works without it, but starts more slowly
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

/** Runs a script with Node.js and returns its exit status. */
async function run(...script) {
  const [status] = await once(
    spawn(process.execPath, script, { cwd: root, stdio: 'inherit', timeout: LONGEST_MS }),
    'close',
  );
  return status ?? 1;
}

/**
 * Given the folder of a build, bundles the hundreds of modules that a thread loads into one script. Loading them one by
 * one took a fifth of the command's start. It is not a module, because V8 can keep compiled code only for a script.
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
    // whoever starts the script passes it in (workers/from-build.ts)
    define: { 'import.meta.url': 'builtUrl' },
    logLevel: 'warning',
  });
  // ASCII is read and kept as one byte per letter; esbuild does not escape regular expressions
  const ascii = outputFiles[0].text.replace(/[^\0-\x7f]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  writeFileSync(join(made, 'workers/thread.cjs'), ascii);
}

/** Returns whether the portal was built; prints the reason if it was not. */
async function tryPortal(outDir) {
  try {
    await buildPortal(outDir);
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

/** Given a folder, builds the portal into it: a page and files with hashed names, each with compressed copies. */
async function buildPortal(outDir) {
  // a checkout without the portal, as in the test of this build
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

/**
 * Puts the command where npx looks first. Otherwise npx installs the checkout into its own cache and builds it again.
 */
function linkCommand() {
  try {
    symlinkSync('../../bin/ledgerize.js', join(root, 'node_modules/.bin/ledgerize'));
  } catch {
    // the link exists already, or the system has no such links: npx then installs into its cache
  }
}

const tsc = compiler();
if (tsc) {
  process.exitCode = await build(tsc);
  if (process.exitCode === 0) linkCommand();
} else if (freshness(root) !== 'fresh') {
  // an install without development dependencies is fine if the build was shipped with it
  console.error('ledgerize: the build needs the development dependencies. Run: npm ci --include=dev');
  process.exitCode = 1;
}

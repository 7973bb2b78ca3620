/**
 * Builds dist/ (or the folder given as argument) from the TypeScript sources. `npm ci` runs it. `npm test` checks the
 * types, so the build stays quick.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
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
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { freshness, stampOf } from './freshness.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = resolve(root, process.argv[2] ?? 'dist');
/** The best: it takes seconds longer and saves a twentieth of what each visitor loads. */
const BROTLI_QUALITY = 11;
const FOLDER_MODE = 0o755;
/** A line of minified code, in characters, so that the place of an error can be found. */
const LONGEST_LINE = 120;
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
    await Promise.all([bundleThread(made), bundleCommand(made), copySamples(made)]);
    // the program works without it, but starts more slowly
    const kept = await Promise.all(STARTS.map((flags) => run(...flags, 'bin/compile-thread.js', made)));
    if (kept.some((status) => status !== 0))
      console.error('The compiled code of threads is not kept: they start slower.');
    writeFileSync(join(made, '.stamp.json'), JSON.stringify(stamp));
    // a temporary folder is its maker's alone, but the program may run as another user
    chmodSync(made, FOLDER_MODE);
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
 * Given the folder of a build, bundles the hundreds of modules that a thread loads into one script, and what starts it
 * into another. Loading them one by one took a fifth of the command's start. They are not modules, because V8 can keep
 * compiled code only for a script, and starts a thread sooner with one.
 */
async function bundleThread(made) {
  const { build: bundle } = await import('esbuild');
  const scriptOf = (entry, options) =>
    bundle({
      entryPoints: [join(made, 'workers', entry)],
      absWorkingDir: made,
      write: false,
      bundle: true,
      plugins: [externalScripts],
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      // a script cannot import a package while it runs: it requires it
      supported: { 'dynamic-import': false },
      define: { 'import.meta.url': 'builtUrl' },
      logLevel: 'warning',
      ...options,
    });
  const builtUrl = "const builtUrl = require('node:url').pathToFileURL(__filename).href;";
  const [code, start] = await Promise.all([
    // small, because each of its bytes is read at every start; from-build.ts calls the function
    scriptOf('worker.js', {
      minifyWhitespace: true,
      lineLimit: LONGEST_LINE,
      banner: { js: '(function (require, builtUrl) {' },
      footer: { js: '})' },
    }),
    scriptOf('from-build.js', { banner: { js: builtUrl } }),
  ]);
  // ASCII is read and kept as one byte per letter; esbuild does not escape regular expressions
  const ascii = code.outputFiles[0].text.replace(/[^\0-\x7f]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  writeFileSync(join(made, 'workers/thread.cjs'), ascii);
  writeFileSync(join(made, 'workers/from-build.cjs'), start.outputFiles[0].text);
}

/**
 * Of the packages that a script uses, those that are scripts stay outside of it. A package of modules alone becomes part
 * of it: a script cannot require one in every Node 20, and gets its default export wrapped where it can.
 */
const externalScripts = {
  name: 'external-scripts',
  setup: (bundle) =>
    bundle.onResolve({ filter: /^[^./]/ }, async ({ path, resolveDir, pluginData }) => {
      if (pluginData === 'asked' || isBuiltin(path)) return;
      const found = await bundle.resolve(path, { kind: 'require-call', resolveDir, pluginData: 'asked' });
      return isModule(found.path) ? { path: found.path } : { path, external: true };
    }),
};

/** Given the path of a file of a package, returns whether it is a module. */
function isModule(path) {
  if (!path.endsWith('.js')) return path.endsWith('.mjs');
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
  }
  return false;
}

/**
 * Given the folder of a build, bundles the modules of the command line into one for each command and those that they
 * share. A file is found relative to the module that asks for it, so each module keeps its URL.
 */
async function bundleCommand(made) {
  const { build: bundle } = await import('esbuild');
  const outdir = join(made, 'cli');
  const keepUrl = {
    name: 'keep-url',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.js$/ }, ({ path }) => {
        const place = JSON.stringify(relative(outdir, path));
        const url = `new URL(${place}, import.meta.url).href`;
        return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', url) };
      }),
  };
  await bundle({
    entryPoints: [join(outdir, 'main.js')],
    // the paths in what it writes begin there, so that two builds are the same
    absWorkingDir: made,
    outdir,
    allowOverwrite: true,
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [keepUrl],
    logLevel: 'warning',
  });
}

/** Given the folder of a build, puts the sample statements into it, under their names. */
async function copySamples(made) {
  const list = join(made, 'contract/samples.js');
  // a checkout without it, as in the test of this build
  if (!existsSync(list)) return;
  const { SAMPLES } = await import(pathToFileURL(list).href);
  const folder = join(made, 'samples');
  mkdirSync(folder);
  for (const { name, fixture } of SAMPLES) {
    copyFileSync(join(root, 'fixtures', fixture, 'statement.pdf'), join(folder, name));
  }
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

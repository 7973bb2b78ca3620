/**
 * Builds dist/ of the package: modules and CommonJS, each with its types. `npm pack` and `npm publish` run it; nothing
 * else of the project needs it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { argv, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, argv[2] ?? 'dist');
/** A folder for each kind of module: what a `.js` and a `.d.ts` is, the package.json beside it says. */
const KINDS = { esm: 'module', cjs: 'commonjs' };

rmSync(dist, { recursive: true, force: true });
for (const [format, type] of Object.entries(KINDS)) {
  await build({
    entryPoints: [join(root, 'index.ts')],
    outfile: join(dist, format, 'index.js'),
    bundle: true,
    format,
    platform: 'neutral',
    target: 'es2022',
    // in CommonJS, too: it is how both load a module of Node.js only when it is needed
    supported: { 'dynamic-import': true },
    logLevel: 'warning',
  });
  writeFileSync(join(dist, format, 'package.json'), `${JSON.stringify({ type })}\n`);
}

const types = join(dist, 'types');
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')), 'bin/tsc');
const args = ['-p', root, '--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', types];
const { status } = spawnSync(execPath, [compiler, ...args], { stdio: 'inherit' });
if (status !== 0) throw new Error(`the types were not made: the compiler ended with ${status}`);
for (const file of readdirSync(types, { recursive: true }).filter((name) => name.endsWith('.d.ts'))) {
  // the compiler leaves the names of sources in declarations
  const declared = readFileSync(join(types, file), 'utf8').replace(/(from '\.[^']*)\.ts'/g, "$1.js'");
  for (const format of Object.keys(KINDS)) {
    mkdirSync(dirname(join(dist, format, file)), { recursive: true });
    writeFileSync(join(dist, format, file), declared);
  }
}
rmSync(types, { recursive: true });

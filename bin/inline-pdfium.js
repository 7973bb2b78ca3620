/** Writes PDFium's WebAssembly module with small functions copied into those that call them to the path that is named: it reads pages a seventh faster. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Inlining alone: all that `-O4` does besides takes ten times as long, and gains nothing over it. */
const PASSES = ['inlining'];
/** By the optimizer's own measure of a function's size; larger ones no longer gain. */
const LARGEST_INLINED = 60;

async function inlined(original) {
  const { default: binaryen } = await import('binaryen');
  binaryen.setOptimizeLevel(3);
  binaryen.setShrinkLevel(0);
  binaryen.setFlexibleInlineMaxSize(LARGEST_INLINED);
  binaryen.setAllowInliningFunctionsWithLoops(true);
  const module = binaryen.readBinary(original);
  module.runPasses(PASSES);
  return module.emitBinary();
}

/** It takes seconds, and its outcome changes with the package and the lines above alone. */
const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
const original = readFileSync(path);
const key = createHash('sha256')
  .update(original)
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('hex');
const cache = join(path.slice(0, path.lastIndexOf('@embedpdf')), '.cache/ledgerize');
const kept = join(cache, `pdfium-${key}.wasm`);
if (!existsSync(kept)) {
  const bytes = await inlined(original);
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${kept}.${process.pid}`, bytes);
  renameSync(`${kept}.${process.pid}`, kept);
}
mkdirSync(dirname(process.argv[2]), { recursive: true });
copyFileSync(kept, process.argv[2]);

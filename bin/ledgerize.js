#!/usr/bin/env node
/** The command `ledgerize`: starts the built program, or prints how to build it. */
import { fileURLToPath } from 'node:url';
import { freshness } from './freshness.js';

const OLDEST_NODE = 20;
const TOLD = { missing: 'is not built', stale: 'was built from older sources than these' };

const state = freshness(fileURLToPath(new URL('..', import.meta.url)));
if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(`ledgerize: Node.js ${OLDEST_NODE} or newer is needed; this is ${process.versions.node}.`);
  process.exitCode = 1;
} else if (state !== 'fresh') {
  console.error(`ledgerize: the program ${TOLD[state]}. Run: npm run build`);
  process.exitCode = 1;
} else {
  await import('../dist/cli/main.js');
}

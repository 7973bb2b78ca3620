/** Serves the tools on standard input and output, until the client ends or the command is interrupted. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { VERSION } from '../../server/version.ts';
import { DEFAULT_BOUNDS } from '../../workers/bounds.ts';
import { createWorkerPool } from '../../workers/pool.ts';
import { HeldResults } from './held.ts';
import type { McpPlan } from './plan.ts';
import { Reader } from './reader.ts';
import { Roots } from './roots.ts';
import type { Registrable } from './tool.ts';
import { checkContinuity } from './tools/check-continuity.ts';
import { convertStatement } from './tools/convert-statement.ts';
import { explainAmount } from './tools/explain-amount.ts';
import { listFiles } from './tools/list-files.ts';
import { listStatements } from './tools/list-statements.ts';
import { listTransactions } from './tools/list-transactions.ts';

/** In the order of their use. */
const TOOLS: readonly Registrable[] = [
  listFiles,
  convertStatement,
  listStatements,
  listTransactions,
  explainAmount,
  checkContinuity,
];

const INSTRUCTIONS =
  'Reads bank and card statements exactly, on this machine. Call convert_statement for a file first, then the other ' +
  'tools with its handle. Amounts are decimal strings with the sign of the holder: money in is positive. Say so if a ' +
  'verdict is not "verified". A list goes on with nextCursor: do not draw conclusions from one page of it.';

/** Given the plan, serves until standard input ends or the signal aborts. Throws UsageError. */
export async function serveTools(plan: McpPlan, signal: AbortSignal): Promise<void> {
  const roots = await Roots.of(plan.roots);
  const output = ownStandardOutput();
  const scratch = await mkdtemp(join(tmpdir(), 'ledgerize-'));
  const pool = await createWorkerPool({ ...DEFAULT_BOUNDS, readers: plan.readers });
  const server = new McpServer({ name: 'ledgerize', version: VERSION }, { instructions: INSTRUCTIONS });
  try {
    const held = new HeldResults();
    const reader = new Reader({ roots, held, pool, scratch, options: plan });
    for (const register of TOOLS) register(server, { roots, held, reader });
    const ended = Promise.race([
      once(process.stdin, 'end'),
      once(process.stdin, 'close'),
      once(process.stdin, 'error'),
      once(output, 'close'),
      once(signal, 'abort'),
      // the transport ends by itself after a message that is too long
      new Promise<void>((resolve) => {
        server.server.onclose = resolve;
      }),
    ]);
    if (!signal.aborted) {
      await server.connect(new StdioServerTransport(process.stdin, output));
      await ended;
    }
  } finally {
    // this also aborts the calls that run
    await server.close();
    await pool.close();
    await rm(scratch, { recursive: true, force: true });
    process.stdin.destroy();
  }
}

/**
 * Returns standard output for the protocol alone: whatever else is written there from now on, by a package or by a
 * thread, goes to standard error. It closes when nobody reads it any more.
 */
function ownStandardOutput(): Writable {
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = process.stderr.write.bind(process.stderr);
  const own = new Writable({
    decodeStrings: false,
    write(chunk, encoding, callback) {
      write(chunk, encoding, callback);
    },
  });
  // in place of ending at once, which would leave temporary files
  stdout.removeAllListeners('error').on('error', () => own.destroy());
  return own.on('error', () => {});
}

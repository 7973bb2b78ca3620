/** The published JSON Schema of a result: the results of the service and of the command line are valid. */
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCases } from '../bench/cases.ts';
import { builtProgram } from '../cli/testing/built.ts';
import { paper, run } from '../cli/testing/run.ts';
import type { Result } from '../contract/result.ts';
import { convert, finish, json, upload } from './client.ts';
import { resultSchemaOf } from './result-schema.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
let faults: (value: unknown) => string[];
beforeAll(async () => {
  server = await startServer();
  faults = await resultSchemaOf(server);
});
afterAll(() => server.close());

describe('the published schema', () => {
  test('accepts the result of every fixture, converted by the service', async () => {
    const cases = readCases(fileURLToPath(new URL('../fixtures', import.meta.url)));
    const uuids: string[] = [];
    for (const { id, pdf, password } of cases) {
      const { uuid } = await upload(server, await readFile(pdf), `${id}.pdf`);
      if (password !== undefined) await server.call(`/files/${uuid}/password`, json({ password }));
      uuids.push(uuid);
    }
    const { jobId } = await convert(server, uuids);
    await finish(server, jobId);
    const result = (await (await server.call(`/jobs/${jobId}/result`)).json()) as Result;
    expect(faults(result)).toEqual([]);
    expect(result.files).toHaveLength(cases.length);
    expect(new Set(result.files.map(({ status }) => status))).toEqual(new Set(['completed', 'failed']));
    expect(result.normalised.length).toBeGreaterThan(1000);
  });

  test('accepts the output of the command line', async () => {
    builtProgram();
    const folder = await mkdtemp(join(tmpdir(), 'ledgerize-schema-'));
    try {
      const names = ['overdrawn-marker', 'credit-card', 'no-transactions', 'wrong-sum'];
      for (const name of names) await copyFile(paper(name), join(folder, `${name}.pdf`));
      await run(['convert', ...names.map((name) => `${name}.pdf`), '--out', '.'], { cwd: folder });
      for (const name of names) {
        const result = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
        expect(result.jobId).toBeNull();
        expect(faults(result)).toEqual([]);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** The OpenAPI document as independent linters see it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startServer } from './server.ts';
import { outcome } from './tools.ts';

/** The linter reports its use and checks for newer versions unless these are set. */
const ALONE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

let folder: string;
let published: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-openapi-'));
  // a public address, because the linter rejects that of a test's server
  const server = await startServer({ LEDGERIZE_PUBLIC_URL: 'https://statements.ledgerize.test' });
  try {
    published = await (await fetch(`${server.origin}/openapi/openapi.yaml`)).text();
  } finally {
    await server.close();
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function problems(document: string): Promise<string[]> {
  await writeFile(join(folder, 'openapi.yaml'), document);
  const args = ['lint', 'openapi.yaml', '--extends', 'recommended-strict', '--format', 'json'];
  const { stdout } = await outcome('redocly', args, { cwd: folder, env: { ...process.env, ...ALONE } });
  const report = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] };
  return report.problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test('redocly finds nothing in it', async () => {
  expect(await problems(published)).toEqual([]);
});

test('redocly finds a call without an operationId', async () => {
  expect((await problems(published.replace('operationId: getAccount', ''))).join()).toContain('operation-operationId');
});

async function spectralProblems(document: string): Promise<string[]> {
  await writeFile(join(folder, 'openapi.yaml'), document);
  await writeFile(join(folder, 'spectral.yaml'), 'extends: ["spectral:oas"]\n');
  const args = ['lint', 'openapi.yaml', '--ruleset', 'spectral.yaml', '--format', 'json', '--quiet'];
  const { stdout } = await outcome('spectral', args, { cwd: folder });
  const found = JSON.parse(stdout) as { code: string; path: string[]; message: string }[];
  return found.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`);
}

test('spectral finds nothing in it', async () => {
  expect(await spectralProblems(published)).toEqual([]);
});

test('spectral finds a call without a description, and a tuple', async () => {
  const broken = parse(published);
  delete broken.paths['/api/v1/account'].get.description;
  broken.components.schemas.Box.properties.box.items = false;
  const found = (await spectralProblems(JSON.stringify(broken))).join('\n');
  expect(found).toContain('operation-description at paths./api/v1/account.get');
  expect(found).toContain('array-items at components.schemas.Box.properties.box.items');
});

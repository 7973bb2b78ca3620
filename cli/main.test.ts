import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { builtProgram } from './testing/built.ts';
import { run } from './testing/run.ts';

beforeAll(() => void builtProgram());

test.concurrent('--version prints the version', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const { code, stdout } = await run(['--version']);
  expect([code, String(stdout)]).toEqual([0, `${version}\n`]);
});

test.concurrent('--help prints the commands on standard output', async () => {
  const { code, stdout, stderr } = await run(['--help']);
  expect([code, stderr]).toEqual([0, '']);
  for (const name of ['convert', 'watch', 'explain', 'serve', 'mcp', 'accounts', 'keys', 'credits', 'limits'])
    expect(String(stdout)).toContain(name);
});

test.concurrent('no command is a usage error, and shows the help', async () => {
  const { code, stdout, stderr } = await run([]);
  expect([code, stdout.length]).toEqual([2, 0]);
  expect(stderr).toContain('Usage: ledgerize');
});

test.concurrent('an unknown command is a usage error, with a suggestion', async () => {
  const { code, stderr } = await run(['convrt']);
  expect([code, stderr]).toEqual([
    2,
    'ledgerize: unknown command convrt; did you mean convert?\nTry: ledgerize --help\n',
  ]);
});

test.concurrent.each(['convert', 'watch', 'explain', 'serve', 'mcp', 'accounts', 'keys', 'credits', 'limits'])(
  '%s has its own help',
  async (name) => {
    const { code, stdout } = await run([name, '--help']);
    expect(code).toBe(0);
    expect(String(stdout)).toMatch(new RegExp(`^Usage: ledgerize ${name}`));
  },
);

test.concurrent('an unknown option is a usage error', async () => {
  const { code, stderr } = await run(['convert', 'a.pdf', '--formt', 'csv']);
  expect(code).toBe(2);
  expect(stderr).toContain('did you mean --format?');
});

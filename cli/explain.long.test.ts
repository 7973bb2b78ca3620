/** `ledgerize explain` as its users run it, and its JSON compared with the published shape. */
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { Explanation } from '../contract/explanation.ts';
import type { Explanation as Made } from '../workers/types.ts';
import { builtProgram } from './testing/built.ts';
import { paper, run } from './testing/run.ts';

beforeAll(() => void builtProgram());

/** A type whose fields and lists cannot be changed. */
type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;

const explain = (...args: string[]) => run(['explain', ...args]);

describe('a text', () => {
  test('is shown stage by stage, from the page to the statement', async () => {
    const { code, stdout, stderr } = await explain(paper('overdrawn-marker'), '1,009.04');
    const lines = String(stdout).split('\n');
    expect([code, stderr]).toEqual([0, '']);
    expect(lines[0]).toMatch(/^"1,009.04" on page 1 of 2, at [\d ]+: transaction 4 of statement 0: balance -1009.04$/);
    const stages = lines.slice(1).flatMap((line) => /^ {2}(\w+)/.exec(line)?.[1] ?? []);
    expect(stages).toEqual(['pages', 'words', 'lines', 'tables', 'rows', 'readings', 'statements']);
  });

  test('that is not on the paper is exit 1, with what looks most like it', async () => {
    const { code, stdout, stderr } = await explain(paper('overdrawn-marker'), '4,959.12');
    expect([code, stdout.length]).toEqual([1, 0]);
    expect(stderr).toBe('"4,959.12" stands nowhere on the paper. What looks most like it: "4,959.21".\n');
  });

  test('on another page than the requested one is exit 1, with its pages', async () => {
    const { code, stderr } = await explain(paper('overdrawn-marker'), '1,009.04', '--page', '2');
    expect([code, stderr]).toEqual([1, '"1,009.04" does not stand on page 2, but on page 1.\n']);
  });

  test('on a page that does not exist is exit 1', async () => {
    const { code, stderr } = await explain(paper('overdrawn-marker'), 'x', '--page', '7');
    expect([code, stderr]).toEqual([1, 'There is no page 7: the file has 2.\n']);
  });

  test('that occurs nearly everywhere is shown at its first places, and the others are counted', async () => {
    const { code, stdout } = await explain(paper('overdrawn-marker'), 'a');
    const places = String(stdout)
      .split('\n')
      .filter((line) => line.startsWith('"'));
    expect(code).toBe(0);
    expect(places).toHaveLength(41);
    expect(places.at(-1)).toMatch(/^"a" stands in \d{2,} more places/);
  });

  test("is searched with the user's hints", async () => {
    const { stdout } = await explain(paper('credit-card'), '--json', '--date-order', 'ymd');
    expect(JSON.parse(String(stdout)).readings).toMatchObject({ dateOrder: 'YMD', orderHinted: true });
  });
});

describe('a whole file', () => {
  test('is shown with its tables, readings, statements and the rows that are not transactions', async () => {
    const { code, stdout } = await explain(paper('overdrawn-marker'));
    expect(code).toBe(0);
    expect(String(stdout)).toContain('column 5 "Balance": balance');
    expect(String(stdout)).toContain('  verified: The printed balances follow');
    expect(String(stdout)).toContain('row 0, "BALANCE BROUGHT FORWARD 122.44": balance, brought forward');
  });

  test('that does not add up is shown with the row where it fails, as printed', async () => {
    const { stdout } = await explain(paper('wrong-sum'));
    expect(String(stdout)).toMatch(/^ {2}row 11, "\d.+9,885\.88": expected 9876\.88, printed 9885\.88, off by 9\.00$/m);
  });

  test('that is not a statement is explained too', async () => {
    const { code, stdout } = await explain(paper('letter'));
    expect([code, String(stdout)]).toEqual([0, expect.stringContaining('no statement: no table of bookings stands')]);
  });

  test('without its password is exit 1; with it, it is explained', async () => {
    const without = await explain(paper('encrypted-aes256'));
    expect([without.code, without.stderr]).toEqual([1, expect.stringContaining('  PASSWORD_REQUIRED  ')]);
    const { code } = await explain(paper('encrypted-aes256'), '--password', 'Blue-Kettle-42');
    expect(code).toBe(0);
  });

  test('that is not a PDF is exit 1', async () => {
    const path = join(tmpdir(), `ledgerize-explain-${process.pid}.txt`);
    await writeFile(path, 'no PDF');
    const { code, stderr } = await explain(path, 'x');
    expect([code, stderr]).toEqual([1, expect.stringContaining('  UNSUPPORTED_FILE  ')]);
  });

  test.each(['missing.pdf', '.'])('%s is exit 1', async (path) => {
    expect((await explain(path)).code).toBe(1);
  });
});

describe('the JSON for programs', () => {
  test.each([
    'overdrawn-marker',
    'balance-and-available',
    'cheque-blocks',
    'document-several-currencies',
    'wrong-sum',
    'credit-card',
    'sign-sections',
    'header-none',
    'no-transactions',
    'letter',
    'turned-pages',
  ])('of %s has the published shape', async (name) => {
    const { code, stdout } = await explain(paper(name), '--json');
    // the compiler checks what these papers do not show
    const explanation: Fixed<z.infer<typeof Explanation>> = JSON.parse(String(stdout)) as Made;
    expect(code).toBe(0);
    expect(Explanation.safeParse(explanation).error?.issues ?? []).toEqual([]);
    expect(explanation.sought).toBeNull();
  });

  test('also holds what became of a text, by the numbers of the rest', async () => {
    const { stdout } = await explain(paper('overdrawn-marker'), 'DINNER', '--json');
    const explanation = Explanation.parse(JSON.parse(String(stdout)));
    const [place] = explanation.sought!.occurrences;
    expect(explanation.lines.find(({ line }) => line === place!.line)?.text).toBe('DINNER');
    expect(explanation.rows[place!.row!]?.transaction).toBe(1);
    expect(explanation.tables[place!.table!]?.columns[place!.column!]?.role).toBe('description');
  });

  test('is written for a text that is not on the paper too, exit 1', async () => {
    const { code, stdout } = await explain(paper('letter'), 'Zzyzx', '--json');
    expect([code, JSON.parse(String(stdout)).sought.occurrences]).toEqual([1, []]);
  });
});

test('a text may begin with a minus', async () => {
  const { code, stderr } = await explain(paper('letter'), '-1,009.04', '--page', '1');
  expect([code, stderr]).toEqual([1, expect.stringContaining('"-1,009.04" stands nowhere on the paper')]);
});

describe('wrong usage', () => {
  test.each([
    [[], 'FILE is missing'],
    [['a.pdf', 'one', 'two'], 'one TEXT, please: "two" is too many'],
    [['a.pdf', ' '], 'TEXT is empty'],
    [['a.pdf', '--page', '1'], '--page goes with a TEXT'],
    [['a.pdf', 'x', '--page', '0'], '--page must be a whole number'],
    [['a.pdf', '--jsn'], 'unknown option --jsn; did you mean --json?'],
  ])('%j is exit 2', async (args, said) => {
    const { code, stderr } = await explain(...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(said)]);
  });
});

test('docs/explain.md shows the current output', async () => {
  const document = await readFile(new URL('../docs/explain.md', import.meta.url), 'utf8');
  const { stdout } = await explain(paper('overdrawn-marker'), '1,009.04');
  expect(document).toContain(String(stdout));
  const whole = String((await explain(paper('overdrawn-marker'))).stdout).split('\n');
  const told = whole.filter((line) => /^ {2}[A-Z_]+ (?:discharged|open|contradicted):/.test(line));
  expect(told.length).toBeGreaterThan(7);
  expect(document).toContain(told.join('\n'));
});

/** Flags that are set while a process runs must not break code that V8 compiled before. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { builtProgram } from '../cli/testing/built.ts';

/** Runs regular expressions on a short text with two bytes per letter, then, with the flags, on a long one. */
const SCRIPT = `
  const [compilation, garbage] = process.argv.slice(1);
  const { compileQuickly } = await import(compilation);
  const { collectSparingly } = await import(garbage);
  const expressions = Array.from({ length: 200 }, (_, i) => new RegExp('(a|b' + i + ')[^x]*[0-9]{2}'));
  const found = (text) => expressions.filter((expression) => expression.test(text)).length;
  const before = found('aaa\\u0416b12');
  compileQuickly();
  collectSparingly();
  console.log(before, found('x'.repeat(2000) + 'aaa\\u0416b12'));
`;

test('regular expressions that ran before a pool starts still work', async () => {
  const workers = new URL('../workers/', `file://${builtProgram()}`);
  const modules = ['compilation.js', 'garbage.js'].map((name) => new URL(name, workers).href);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', SCRIPT, ...modules]);
  expect(stdout).toBe('200 200\n');
});

/** What runs, and where it is from: the bill of materials, and the licences. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { productionPackages } from './production.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const production = productionPackages(`${ROOT}package-lock.json`);

/** Each allows to use, change and sell the program, and asks for no more than a notice. */
const ALLOWED = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'MIT-0']);
/**
 * sharp loads a library under the LGPL as it is, and a user may replace it by another one: commercial use needs no more
 * than that and its notice.
 */
const LOADED = /^@img\/sharp-/;
const OF_LOADED = new Set([...ALLOWED, 'LGPL-3.0-or-later']);

/** Given a licence as SPDX writes it, returns whether one of its choices is allowed. */
function isAllowed(license: string, allowed: ReadonlySet<string>): boolean {
  const choices = license.replace(/[()]/g, '').split(/ or /i);
  return choices.some((choice) => choice.split(/ and /i).every((each) => allowed.has(each)));
}

test('every package that runs has a licence that allows commercial use', () => {
  expect(production.length).toBeGreaterThan(250);
  const others = production.filter(
    ({ name, license = 'none' }) => !isAllowed(license, LOADED.test(name) ? OF_LOADED : ALLOWED),
  );
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test('a licence is allowed if one of its choices is, whole', () => {
  const is = (license: string) => isAllowed(license, ALLOWED);
  expect(['(MIT OR GPL-3.0)', 'MIT AND ISC', 'MIT or MPL-2.0'].map(is)).toEqual([true, true, true]);
  expect(['GPL-3.0', 'MIT AND GPL-3.0', 'none', 'SEE LICENSE IN x'].map(is)).toEqual([false, false, false, false]);
});

interface Component {
  readonly name: string;
  readonly version: string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses?: readonly unknown[];
}

test('the bill of materials has exactly the packages that run, each with its hash and licence', () => {
  const printed = execFileSync('npm', ['run', '-s', 'sbom'], { cwd: ROOT, encoding: 'utf8' });
  const bill: { bomFormat: string; components: Component[] } = JSON.parse(printed);
  expect(bill.bomFormat).toBe('CycloneDX');
  const listed = new Map(bill.components.map((each) => [`${each.name}@${each.version}`, each]));
  const running = new Map(production.map((each) => [`${each.name}@${each.version}`, each]));
  expect([...listed.keys()].sort()).toEqual([...running.keys()].sort());
  for (const [id, { integrity = '' }] of running) {
    const sha512 = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
    expect(listed.get(id)?.hashes, id).toEqual([{ alg: 'SHA-512', content: sha512 }]);
    expect(listed.get(id)?.licenses?.length, id).toBeGreaterThan(0);
  }
});

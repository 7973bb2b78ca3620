/** Counts the errors of `noUncheckedIndexedAccess`, which TypeScript can only turn on for all folders at once. */

import { printedBy } from './commands.ts';
import { type Counts, Tally } from './counts.ts';

const ERROR = /^([^(\s][^(]*)\(\d+,\d+\): error TS\d+/gm;

/** Resolves to the number of errors of each folder: in the engine each stage and leaf, elsewhere the first level. */
export async function indexedAccessCounts(): Promise<Counts> {
  const printed = await printedBy('typescript-native/bin/tsc', ['-p', 'test/ratchets', '--pretty', 'false']);
  const tally = new Tally();
  for (const [, path = ''] of printed.matchAll(ERROR)) tally.add(folderOf(path), 'noUncheckedIndexedAccess');
  return tally.counts;
}

function folderOf(path: string): string {
  const [first = '', second = ''] = path.replaceAll('\\', '/').split('/');
  return first === 'engine' && !second.endsWith('.ts') ? `${first}/${second}` : first;
}

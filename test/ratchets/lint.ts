/** Counts what the linter finds by `rules.json`, by first-level folder. */

import { printedBy } from './commands.ts';
import { type Counts, Tally } from './counts.ts';

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
}

const ARGS = ['--config-path=test/ratchets/rules.json', '--max-diagnostics=none', '--reporter=json'];

/** Given folders, resolves to how often each rule is broken in each. */
export async function lintCounts(folders: readonly string[]): Promise<Counts> {
  const report: Report = JSON.parse(await printedBy('@biomejs/biome/bin/biome', ['lint', ...ARGS, ...folders]));
  const tally = new Tally();
  for (const { category, location } of report.diagnostics) {
    const [folder = ''] = location.path.replaceAll('\\', '/').split('/');
    if (category.startsWith('lint/')) tally.add(folder, category.split('/').at(-1) ?? '');
  }
  return tally.counts;
}

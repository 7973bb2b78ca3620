/** The time of the command without its work: to show its help, and to have a thread ready for conversions. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { median, report } from './figures.ts';
import { statementOfPages } from './papers.ts';

const ROUNDS = 15;
const GOAL = 250;

/** Measures, and returns the report as lines. */
export async function start(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerize-bench-'));
  try {
    const paper = await statementOfPages(1);
    // everything that a conversion needs is loaded before this is refused
    const noPaper = join(folder, 'no.pdf');
    writeFileSync(noPaper, 'no PDF');
    const commands = [
      { name: '--help', args: ['--help'], exit: 0 },
      { name: 'convert, of a file that is refused', args: ['convert', noPaper], exit: 1 },
      { name: 'convert, of one page', args: ['convert', paper, '--out', folder], exit: 0 },
    ];
    const lines = ['The start of the command: elapsed time, median of fifteen'];
    for (const [at, { name, args, exit }] of commands.entries()) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) times.push((await runCommand(args, exit)).milliseconds);
      lines.push(report(name, `${median(times).toFixed(0)} ms`, at < 2 ? `under ${GOAL}` : undefined));
    }
    return lines;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `ledgerize convert`: converts PDF files and pictures on this machine, without a server. */
import { FORMATS } from '../formats/registry.ts';
import { type Command, EXIT, UsageError } from './command.ts';
import { destinations } from './conversion/destinations.ts';
import { CONVERSION_OPTIONS_HELP, FORMAT_HELP } from './conversion/options-help.ts';
import { readPlan } from './conversion/plan.ts';
import { createReport } from './conversion/report.ts';
import { untilInterrupted } from './interrupt.ts';

export const command: Command = {
  help: `Usage: ledgerize convert FILE… [options]

Converts bank and card statements: PDFs, and pictures (JPEG, PNG, WebP, TIFF). One file's result goes to standard output; more need --out.
A line about each file goes to standard error: its pages, its transactions, and whether the
paper's own arithmetic proves them; then a line about each account with several statements in
these files: what is missing between them, and what stands there twice.

Options:
${FORMAT_HELP}
  --out DIR                  the folder for the results, made where missing; each is named after its file
  --join                     the files are pictures of the pages of one statement, in their order
${CONVERSION_OPTIONS_HELP}
Exit code: 0 when all were converted, 1 when some were not, 2 for wrong usage.
`,
  async run(args) {
    const plan = readPlan(args, process.env);
    const errands = destinations(plan.statements, plan.out, plan.format);
    const { binary } = FORMATS[plan.format];
    if (plan.out === null && binary && process.stdout.isTTY) {
      throw new UsageError(`${binary} cannot be shown in a terminal: name a folder for it with --out DIR`);
    }
    const { runBatch } = await import('./conversion/batch.ts');
    const report = createReport(process.stderr, errands.length);
    return untilInterrupted(async (signal) =>
      (await runBatch(errands, plan, { report, signal })) ? EXIT.done : EXIT.failed,
    );
  },
};

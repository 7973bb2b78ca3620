/** `ledgerize watch`: converts what appears in a folder, until it is interrupted. */
import { type Command, EXIT } from './command.ts';
import { CONVERSION_OPTIONS_HELP, FORMAT_HELP } from './conversion/options-help.ts';
import { untilInterrupted } from './interrupt.ts';
import { readWatchPlan } from './watching/plan.ts';

export const command: Command = {
  help: `Usage: ledgerize watch DIR --out DIR [options]

Converts the statements that appear in a folder and its folders: PDFs, and pictures (JPEG, PNG, WebP, TIFF).
A file is taken once it stays the same for a while. The result of may/card.pdf is may/card.json in the folder
for results. A file that cannot be converted is moved to failed/ there, with a text beside it that says why.
Each contents is converted once, also after a restart or under another name (docs/watch.md). A line about each
file goes to standard error. An interrupt (Ctrl-C) or SIGTERM ends it.

Options:
  --out DIR                  the folder for the results, made where missing, outside of the watched one
${FORMAT_HELP}
  --once                     convert what is there, and end
  --settle SECONDS           how long a file has to stay the same before it is taken (2)
${CONVERSION_OPTIONS_HELP}
Exit code: 0 when all were converted, 1 when some were not, 2 for wrong usage.
`,
  async run(args) {
    const plan = readWatchPlan(args, process.env);
    const { runWatch } = await import('./watching/run.ts');
    return untilInterrupted(async (signal) => ((await runWatch(plan, signal)) ? EXIT.done : EXIT.failed));
  },
};

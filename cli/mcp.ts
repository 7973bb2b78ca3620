/** `ledgerize mcp`: serves the reading of statements to assistants, by the Model Context Protocol. */
import { type Command, EXIT } from './command.ts';
import { DOCUMENT_OPTIONS_HELP } from './document-options.ts';
import { untilInterrupted } from './interrupt.ts';
import { readMcpPlan } from './model-context/plan.ts';
import { PICTURE_OPTIONS_HELP } from './picture-options.ts';

export const command: Command = {
  help: `Usage: ledgerize mcp [--root DIR]… [options]

Serves tools for assistants on standard input and output, by the Model Context Protocol: list files, convert
a statement, list statements and transactions, explain an amount, check continuity. An assistant's program
starts this command itself (docs/mcp.md).

Only files below the folders are read, and nothing is written there. No file leaves this machine by this
command; an assistant sends what it reads to its model.

Options:
  --root DIR                 a folder whose files may be read (the current one); may be given several times
${PICTURE_OPTIONS_HELP}
${DOCUMENT_OPTIONS_HELP}

Exit code: 0 when the client has ended, 1 for an error, 2 for wrong usage.
`,
  async run(args) {
    const plan = readMcpPlan(args, process.env);
    const { serveTools } = await import('./model-context/serve.ts');
    return untilInterrupted(async (signal) => {
      await serveTools(plan, signal);
      return EXIT.done;
    });
  },
};

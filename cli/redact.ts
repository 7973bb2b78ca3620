/**
 * `ledgerize redact`: makes a copy of a statement with invented contents, which can be shared if the statement may not
 * be.
 */
import { resolve } from 'node:path';
import { onlyOne, readArguments, required } from './arguments.ts';
import { type Command, EXIT, UsageError } from './command.ts';
import { DOCUMENT_OPTIONS, DOCUMENT_OPTIONS_HELP, readDocumentOptions } from './document-options.ts';
import { untilInterrupted } from './interrupt.ts';

const OPTIONS = {
  out: { type: 'string' },
  keep: { type: 'string', multiple: true },
  'replace-headings': { type: 'boolean' },
  report: { type: 'boolean' },
  seed: { type: 'string' },
  ...DOCUMENT_OPTIONS,
} as const;

export const command: Command = {
  help: `Usage: ledgerize redact FILE --out COPY.pdf [options]

Makes a copy of a statement that can be shared with whoever is to find a fault: the same pages with
invented names, texts, numbers, amounts and dates, that convert as the original does. What added up still
does; what did not still does not. Words that any bank prints (headings, labels, currencies) stay.
Look at the copy before you share it: docs/redact.md says what to look for.

Options:
  --out COPY.pdf             where the copy goes
  --report                   prints the texts that stay as they are, one a line
  --keep TEXT                words that are to stay, too; may be given several times
  --replace-headings         invents the words of headings, too, that Ledgerize does not know
  --seed TEXT                the same seed invents the same copy: whoever knows it knows more than the copy shows
${DOCUMENT_OPTIONS_HELP}

Exit code: 0 when a copy was made, 1 when not, 2 for wrong usage.
`,
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const file = onlyOne('FILE', positionals);
    const out = required('--out', values.out);
    if (resolve(out) === resolve(file))
      throw new UsageError('--out names the statement itself: give the copy a name of its own');
    const plan = {
      file,
      out,
      keep: values.keep ?? [],
      replaceHeadings: values['replace-headings'] === true,
      report: values.report === true,
      seed: values.seed,
      ...readDocumentOptions(values, process.env),
    };
    const { redactOne } = await import('./redaction/redact-one.ts');
    return untilInterrupted(async (signal) => ((await redactOne(plan, signal)) ? EXIT.done : EXIT.failed));
  },
};

/** `ledgerize explain`: shows how a file was read, stage by stage, and what became of a text in it. */
import { onlyOne, readArguments, wholeNumber } from './arguments.ts';
import { type Command, EXIT, UsageError } from './command.ts';
import { DOCUMENT_OPTIONS, DOCUMENT_OPTIONS_HELP, readDocumentOptions } from './document-options.ts';
import { untilInterrupted } from './interrupt.ts';
import { PICTURE_OPTIONS, PICTURE_OPTIONS_HELP, readPictureOptions } from './picture-options.ts';

const OPTIONS = {
  json: { type: 'boolean' },
  page: { type: 'string' },
  ...PICTURE_OPTIONS,
  ...DOCUMENT_OPTIONS,
} as const;
/** The largest number of pages that any setting allows. */
const MOST_PAGES = 1_000_000;

export const command: Command = {
  help: `Usage: ledgerize explain FILE [TEXT] [options]

Tells what became of a text at each stage: whether the page shows it, its line, its table and column with
the evidence for it and its rivals, its row, how it was read, and the field that it became, or why it was
left out. Case and spaces do not count, parts of words are found, and 1234.56 finds 1,234.56.
Without TEXT: how the whole file was read.

Options:
  --json                     for programs: all stages as one JSON document (docs/explain.md)
  --page N                   the text on this page alone
${PICTURE_OPTIONS_HELP}
${DOCUMENT_OPTIONS_HELP}

Exit code: 0 when it was found, 1 when it stands nowhere or the file cannot be read, 2 for wrong usage.
`,
  async run(args) {
    const { values, positionals } = readArguments(amountsLast(args), OPTIONS);
    const [file, text, ...more] = positionals;
    if (more.length > 0)
      throw new UsageError(`one TEXT, please: "${more[0]}" is too many. Put quotes around a text with spaces`);
    if (text !== undefined && text.trim() === '') throw new UsageError('TEXT is empty');
    if (values.page !== undefined && text === undefined) throw new UsageError('--page goes with a TEXT');
    const plan = {
      file: onlyOne('FILE', file === undefined ? [] : [file]),
      text,
      page: values.page === undefined ? undefined : wholeNumber('--page', values.page, 1, MOST_PAGES),
      json: values.json === true,
      readers: readPictureOptions(values, process.env),
      ...readDocumentOptions(values, process.env),
    };
    const { explainOne } = await import('./explanation/explain-one.ts');
    return untilInterrupted(async (signal) => ((await explainOne(plan, signal)) ? EXIT.done : EXIT.failed));
  },
};

/** Given arguments, moves amounts such as "-12.50" behind all options. No option begins with a digit. */
function amountsLast(args: readonly string[]): string[] {
  if (args.includes('--')) return [...args];
  const isAmount = (arg: string) => /^-[\s\p{Sc}]*[\d.,]/u.test(arg);
  return [...args.filter((arg) => !isAmount(arg)), '--', ...args.filter(isAmount)];
}

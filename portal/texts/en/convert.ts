/** English: the view Convert. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import { verdicts } from './verdicts.ts';

const pages = (number: number) => counted(number, { one: 'page', other: 'pages' });
const pictures = (number: number) => counted(number, { one: 'picture', other: 'pictures' });
const files = (number: number) => counted(number, { one: 'file', other: 'files' });
const credits = (number: number) => counted(number, { one: 'credit', other: 'credits' });

export const convert = {
  client: 'Client',
  noClient: 'No client',
  title: 'Convert',
  recent: {
    title: 'Converted last',
    all: 'All',
    look: (number: number) => `${files(number)} to look at`,
    failed: 'Not converted',
  },
  drop: {
    lead: 'Drop statements here',
    body: 'PDFs of bank and card statements, or scans and photos of their pages (JPEG, PNG, WebP, TIFF): one or many, or a folder of them. Nothing is paid before you start.',
    more: 'Drop more anywhere on this page.',
    choose: 'Choose files',
    release: 'Let go to add them',
  },
  join: {
    title: (number: number) => `${pictures(number)} were added together`,
    order: (names: readonly string[]) => `In this order: ${names.join(', ')}`,
    join: 'These are pages of one statement',
    apart: 'Each is a statement',
    joined: (number: number) => `of ${pictures(number)}`,
  },
  list: 'Files',
  remove: (name: string) => `Remove ${name}`,
  tryAgain: 'Try again',
  tryAgainWith: (name: string) => `Try again to send ${name}`,
  twin: (name: string) => `The same file as ${name}, which is in the list already: it would be paid twice.`,
  clearEnded: 'Clear finished',
  state: {
    waiting: 'Waits to be sent',
    uploading: (percent: string) => `Sending, ${percent}`,
    reading: 'Counting pages …',
    locked: 'Protected by a password',
    ready: (number: number) => `${pages(number)}, ${credits(number)}`,
    starting: 'Starting …',
    queued: 'Waits for its turn',
    converting: (done: number, total: number) => `Reading, ${count(done)} of ${pages(total)}`,
    done: 'Converted',
    failed: 'Not converted',
    refused: 'Not added',
  },
  progressOf: (name: string) => `Progress of ${name}`,
  verdict: verdicts,
  summary: {
    verified: (number: number) => `${count(number)} verified`,
    mismatch: (number: number) => `${count(number)} that ${number === 1 ? 'does' : 'do'} not add up`,
    unverifiable: (number: number) => `${count(number)} not proved`,
    failed: (number: number) => `${count(number)} not converted`,
  },
  downloadAll: 'Download all',
  transactions: (number: number) => counted(number, { one: 'transaction', other: 'transactions' }),
  password: {
    label: (name: string) => `Password of ${name}`,
    placeholder: 'Password of the PDF',
    submit: 'Unlock',
    others: 'Try it on the other locked files, too',
    show: 'Show or hide the password',
    missing: 'Enter the password that opens this PDF.',
  },
  hints: {
    title: 'What the statements do not say',
    body: 'Only for papers that leave it open; what a paper says goes before.',
    dateOrder: 'Order of day and month',
    dateOrders: {
      DMY: 'Day, month, year: 31/12/2025',
      MDY: 'Month, day, year: 12/31/2025',
      YMD: 'Year, month, day: 2025/12/31',
    },
    year: 'Year, where none is printed',
    yearWrong: (least: number, most: number) => `A year from ${least} to ${most}`,
    asPrinted: 'As the paper says',
    currency: 'Currency',
    noCurrency: (typed: string) => `“${typed}” is no currency of the list.`,
  },
  start: (number: number) => `Convert ${files(number)}`,
  cost: (number: number, pagesOf: number) => `${files(number)}, ${pages(pagesOf)}: ${credits(pagesOf)}`,
  left: (number: number) => `${credits(number)} left after`,
  tooFew: (missing: number) =>
    `You have ${credits(missing)} too few. Take files out, or ask whoever runs this service for more credits.`,
  running: (done: number, total: number) => `Converting: ${count(done)} of ${pages(total)}`,
  outage:
    'The service cannot be reached just now. Nothing is lost: what it has is converted once it runs again, and this page goes on by itself.',
  cancel: 'Cancel',
  /** while the user looks at something else */
  told: {
    inTitle: '✓ Done',
    title: 'Conversion done',
    body: ({ converted, failed }: { readonly converted: number; readonly failed: number }) =>
      [
        ...(converted > 0 ? [`${files(converted)} converted`] : []),
        ...(failed > 0 ? [`${files(failed)} not converted`] : []),
      ].join(', '),
  },
  notify: {
    label: 'Notify me in the browser when it is done',
    mail: 'Mail me when it is done',
    refused: 'The browser does not allow it: allow notifications of this page in its settings.',
  },
  said: {
    ready: (name: string, number: number) => `${name} is ready: ${pages(number)}.`,
    locked: (name: string) => `${name} is protected by a password.`,
    done: (name: string) => `${name} is converted.`,
    failed: (name: string, why: string) => `${name}: ${why}`,
  },
};

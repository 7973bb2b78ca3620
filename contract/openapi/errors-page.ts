/** The page of all errors, made from the contract: docs/errors.md. */
import { ERROR_STATUS, type ErrorCode } from '../errors.ts';
import { BASE_PATH, COMMON_ERRORS, OPERATIONS, type Operation } from '../operations.ts';
import { PORTAL_OPERATIONS } from '../portal/operations.ts';
import { exampleOf, FAULTS } from './faults.ts';
import { HTTP_FAULTS } from './http-faults.ts';
import { statusesOf } from './statuses.ts';

/** The codes that a job and its files may fail with. */
const JOB_FAULTS: readonly ErrorCode[] = [
  'PDF_UNREADABLE',
  'PDF_TOO_COMPLEX',
  'NO_TRANSACTIONS',
  'JOB_CANCELLED',
  'VERSION_CHANGED',
  'CONVERT_FAILED',
];

const HEAD = `<!-- made by \`npm run docs:errors\` from contract/: edit that, not this -->

# Errors

Every error of the interface: its code, its status, when it comes, and an example.

Each has this shape, as \`application/json\`:

\`\`\`json
${example('FILE_NOT_FOUND')}
\`\`\`

- \`code\` is stable: a program decides on it. One that you do not know is to be taken by the status of the answer.
- \`message\` is for people: what was found, where, and what to do about it. Its wording may change.
- \`requestId\` also stands in the header \`X-Request-Id\` of every answer. Tell it to the operator: it is in the log.
- \`details\` is there where a code has more to say: see its example.

Trying again helps with 409 \`JOB_NOT_COMPLETED\` and \`IDEMPOTENCY_IN_PROGRESS\`, with 429 and with 503: after as many
seconds as \`Retry-After\` says. It does not help with any other 4xx until something is changed. Whoever sends an
\`Idempotency-Key\` may send a POST again after a lost connection or a 5xx without doing it twice.

What becomes of a job is told by its status: a file that could not be converted has an \`error\` with a code and a message
there, and so has a job of which no file could be; the credits are refunded. Its \`finding\`, as that of \`details\`, says
[what was found](findings.md#why-a-file-cannot-be-converted) where one code may mean several things. The codes are ${JOB_FAULTS.map((code) => `\`${code}\``).join(', ')}.`;

const STATEMENT_TOKENS = `A table of dates, words and amounts alone is no statement: rent rolls, lists of donors, price lists, invoices and forms
have one, too. One of these makes it a statement:

- an opening and a closing balance, or balances on its rows that follow from row to row;
- a column for money in beside a column for money out;
- a title that only statements have, such as "Account statement" or "Kontoauszug";
- amounts with signs, in and out, whose words say so: salary, card payment, transfer.

So do two of these together:

- an opening or a closing balance;
- the number of an account or of a card, an IBAN, or the code of a bank, outside the table;
- the kind of account, such as "Savings account";
- a printed period in which the transactions lie;
- amounts with signs.

A document without transactions is a statement where it prints its balances. Nothing is charged for a document that is none.`;

/** Returns the page as Markdown. */
export function errorsPage(): string {
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  codes.sort((a, b) => ERROR_STATUS[a] - ERROR_STATUS[b]);
  return `${HEAD}\n\n${table(codes)}\n\n${codes.map(section).join('\n\n')}\n`;
}

function table(codes: readonly ErrorCode[]): string {
  const rows = codes.map(
    (code) => `| ${status(code)} | [\`${code}\`](#${code.toLowerCase()}) | ${FAULTS[code].when} |`,
  );
  return ['| status | code | when |', '|---|---|---|', ...rows].join('\n');
}

function section(code: ErrorCode): string {
  return [
    `## ${code}`,
    `${status(code)}. ${FAULTS[code].when}.`,
    ...(code === 'INVALID_REQUEST' ? [httpFaults()] : []),
    ...(code === 'NO_TRANSACTIONS' ? [STATEMENT_TOKENS] : []),
    `Answered by ${callers(code)}.${JOB_FAULTS.includes(code) ? ' It stands in the status of a job.' : ''}`,
    `\`\`\`json\n${example(code)}\n\`\`\``,
  ].join('\n\n');
}

const status = (code: ErrorCode) => statusesOf(code).join(' or ');

function example(code: ErrorCode): string {
  return JSON.stringify(exampleOf(code), null, 2);
}

function httpFaults(): string {
  const others = Object.entries(HTTP_FAULTS).map(([status, when]) => `- ${status}: ${when}.`);
  return `It also stands in answers of other statuses, where HTTP itself is at fault:\n\n${others.join('\n')}`;
}

/** The calls that answer with a code, as text. */
function callers(code: ErrorCode): string {
  if ((COMMON_ERRORS as readonly ErrorCode[]).includes(code)) return 'every call';
  if (code === 'INTERNAL_ERROR' || code === 'SERVICE_UNAVAILABLE')
    return 'every call that has no code of its own for a fault of ours';
  if (code === 'FORBIDDEN')
    return 'any call by a key whose scope does not admit it, calls that are for signed-in users or operators, and any call that another site sends with a session';
  const calls = Object.values<Operation>({ ...OPERATIONS, ...PORTAL_OPERATIONS })
    .filter(({ errors, failure }) => failure === code || errors.includes(code))
    .map(({ method, path }) => `\`${method} ${BASE_PATH}${path}\``);
  if (code === 'NOT_FOUND' || code === 'METHOD_NOT_ALLOWED') calls.push('any other address or method');
  return calls.length > 0 ? calls.join(', ') : 'no call';
}

/**
 * The requests of the Postman collection in the order in which they run: a PDF from its upload to its deletion, and
 * errors.
 */
import { FILE_FORMATS, FORMATS, type Format } from '../../formats/registry.ts';
import { body, keep, kept, test } from './checks.ts';
import { CLIENTS } from './clients.ts';
import { READINGS } from './readings.ts';
import type { Folder, Step } from './step.ts';
import { VERSIONS } from './versions.ts';
import { WEBHOOKS } from './webhooks.ts';

/** The variables of the collection other than its address, and what they are for. */
export const VARIABLES = [
  { key: 'apiKey', value: '', description: 'a key of your account' },
  { key: 'filePath', value: 'statement.pdf', description: 'the PDF or picture to upload' },
  { key: 'webhookUrl', value: 'https://receiver.invalid/ledgerize', description: 'your receiver, where you have one' },
  { key: 'pdfPassword', value: 'none', description: 'opens the PDF, where it is protected' },
  { key: 'bankId', value: '200041', description: "the bank's id in OFX and QBO, which papers seldom print" },
  { key: 'intuBankId', value: '3000', description: 'the number under which QuickBooks knows the bank' },
] as const;

/** A UUID that is never assigned. */
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
/** Seconds that a status request is held. */
const HOLD = 10;
/** What some formats need and papers seldom say. */
const NEEDED = ['bankId', 'intuBankId'] as const;

const IDEMPOTENCY = { 'Idempotency-Key': '{{idempotencyKey}}' };
const CONVERSION = { ids: ['{{uuid}}'], format: 'JSON' };

const FILES: Folder = {
  name: 'Files',
  description:
    'Upload a PDF, and set its password where it has one. A picture (JPEG, PNG, WebP, TIFF) is taken as the PDF of its pages; more pictures in fields named `file` become its next pages.',
  steps: [
    {
      name: 'Upload a PDF',
      operation: 'uploadFile',
      status: 201,
      needed: true,
      form: [
        { key: 'metadata', text: '{"invoice": "2025-118"}' },
        { key: 'file', file: '{{filePath}}' },
      ],
      after: test(
        'Location is the address of the file',
        'const { uuid } = pm.response.json();',
        keep('uuid', 'uuid'),
        `pm.response.to.have.header('Location', '/api/v1/files/' + uuid);`,
      ),
    },
    {
      name: 'Set the password (a file that needs none stays as it is)',
      operation: 'setPassword',
      status: 200,
      json: { password: '{{pdfPassword}}' },
      after: body('the file is open', 'pm.expect(body).to.include({ passwordRequired: false });'),
    },
    {
      name: 'Look at the file',
      operation: 'getFile',
      status: 200,
      after: body('its pages are counted', 'pm.expect(body.pages).to.be.above(0);'),
    },
    {
      name: 'Find it by its metadata',
      operation: 'listFiles',
      status: 200,
      query: { 'metadata[invoice]': '2025-118', limit: '1' },
      after: body('the newest is this one', `pm.expect(body.files[0].uuid).to.equal(${kept('uuid')});`),
    },
    {
      name: 'See its first page as a picture',
      operation: 'getPage',
      status: 200,
      query: { width: '600' },
      after: [
        ...test('it is a PNG', `pm.response.to.have.header('Content-Type', 'image/png');`),
        ...test(
          'it tells the size of the page in points',
          `pm.expect(Number(pm.response.headers.get('X-Page-Width'))).to.be.above(0);`,
        ),
      ],
    },
    {
      name: 'Read the words of its first page',
      operation: 'getPageWords',
      status: 200,
      after: body('it has words', 'pm.expect(body.words).to.not.be.empty;'),
    },
  ],
};

const CONVERSIONS: Folder = {
  name: 'Conversions',
  description: 'Start a conversion, ask for its status until it is final, fetch its result in every format.',
  steps: [
    {
      name: 'Start a conversion',
      operation: 'convert',
      status: 202,
      needed: true,
      headers: IDEMPOTENCY,
      json: CONVERSION,
      before: [keep('idempotencyKey', `pm.variables.replaceIn('{{$guid}}')`)],
      after: body('the file is accepted', `pm.expect(body.accepted).to.eql([${kept('uuid')}]);`).concat(
        keep('jobId', 'pm.response.json().jobId'),
      ),
    },
    {
      name: 'Send it again with the same idempotency key: the first answer',
      operation: 'convert',
      status: 202,
      headers: IDEMPOTENCY,
      json: CONVERSION,
      after: [
        ...body('it is the same job', `pm.expect(body.jobId).to.equal(${kept('jobId')});`),
        ...test('it is said to be a replay', `pm.response.to.have.header('Idempotency-Replayed', 'true');`),
      ],
    },
    {
      name: 'Ask for the status until it is final',
      operation: 'getJob',
      status: 200,
      headers: { Prefer: `wait=${HOLD}` },
      after: [
        '// held by the server while the job is not final: asked again at once',
        'const { status } = pm.response.json();',
        `if (status === 'queued' || status === 'processing') pm.execution.setNextRequest(pm.info.requestId);`,
        `else pm.test('the job is completed', () => pm.expect(status).to.equal('completed'));`,
      ],
    },
    {
      name: 'Fetch the result as JSON',
      operation: 'getResult',
      status: 200,
      after: [
        ...body('it is the result of this job', `pm.expect(body.jobId).to.equal(${kept('jobId')});`),
        ...body(
          'each statement counts its transactions',
          'for (const { index, transactionCount } of body.statements) pm.expect(body.normalised.filter(({ statement }) => statement === index)).to.have.lengthOf(transactionCount);',
        ),
        keep('etag', `pm.response.headers.get('ETag')`),
      ],
    },
    {
      name: 'Ask whether the result has changed',
      operation: 'getResult',
      status: 304,
      headers: { 'If-None-Match': '{{etag}}' },
      after: test('it is not sent again', `pm.expect(pm.response.text()).to.equal('');`),
    },
    ...FILE_FORMATS.map(download),
    ...READINGS,
    ...VERSIONS,
    {
      name: 'List the jobs',
      operation: 'listJobs',
      status: 200,
      query: { limit: '20' },
      after: body(
        'the newest is this one',
        `pm.expect(body.jobs[0]).to.include({ jobId: ${kept('jobId')}, status: 'completed' });`,
      ),
    },
  ],
};

/** Given a format that is a file, returns its request. Some formats make a zip of the files of several accounts. */
function download(format: Format): Step {
  const { extension, mediaType, options } = FORMATS[format];
  const needed = NEEDED.filter((name) => options.some((option) => option === name));
  return {
    name: `Fetch the same result as ${format}`,
    operation: 'getResult',
    status: 200,
    query: { format, ...Object.fromEntries(needed.map((name) => [name, `{{${name}}}`])) },
    after: [
      ...test(
        'it is a file of its kind',
        `pm.expect(pm.response.headers.get('Content-Type')).to.be.oneOf(['${mediaType}', 'application/zip']);`,
      ),
      ...test(
        'it has a name',
        `pm.expect(pm.response.headers.get('Content-Disposition')).to.match(/^attachment; filename="[^"]+\\.(?:${extension}|zip)"; /);`,
      ),
      ...test('it is not empty', 'pm.expect(pm.response.responseSize).to.be.above(0);'),
    ],
  };
}

const ACCOUNT: Folder = {
  name: 'Account',
  description: 'What the account may still do, and what it did.',
  steps: [
    { name: 'Look at credits, limits and usage', operation: 'getAccount', status: 200 },
    {
      name: 'Let credits be low as the service has it',
      operation: 'setAccount',
      status: 200,
      json: { creditsLow: null },
    },
    {
      name: 'List what changed the credits',
      operation: 'getLedger',
      status: 200,
      query: { limit: '20' },
      after: body('the first entry has a reason', `pm.expect(body.entries[0].reason).to.not.equal('');`),
    },
    {
      name: 'List who did what',
      operation: 'getAudit',
      status: 200,
      query: { limit: '20' },
      after: body('the first entry has an action', `pm.expect(body.entries[0].action).to.not.equal('');`),
    },
    {
      name: 'Count pages and requests by day',
      operation: 'getUsage',
      status: 200,
      query: { days: '7' },
      after: body('there are as many days as asked for', 'pm.expect(body.days).to.have.lengthOf(7);'),
    },
  ],
};

const ERRORS: Folder = {
  name: 'Errors',
  description: 'What is refused, each with its status and code.',
  steps: [
    { name: 'No key', operation: 'getAccount', status: 401, code: 'AUTH_INVALID_KEY', key: null },
    { name: 'A key that is none', operation: 'getAccount', status: 401, code: 'AUTH_INVALID_KEY', key: 'lk_none' },
    {
      name: 'An upload without a file',
      operation: 'uploadFile',
      status: 400,
      code: 'FILE_REQUIRED',
      form: [{ key: 'note', text: 'no file' }],
    },
    { name: 'No password', operation: 'setPassword', status: 400, code: 'PASSWORD_REQUIRED', json: {} },
    {
      name: 'A format that is none',
      operation: 'convert',
      status: 400,
      code: 'INVALID_FORMAT',
      json: { ...CONVERSION, format: 'PDF' },
    },
    {
      name: 'A conversion of nothing',
      operation: 'convert',
      status: 400,
      code: 'INVALID_REQUEST',
      json: { ...CONVERSION, ids: [] },
    },
    {
      name: 'A conversion of an unknown file',
      operation: 'convert',
      status: 404,
      code: 'FILE_NOT_FOUND',
      json: { ...CONVERSION, ids: [UNKNOWN] },
    },
    { name: 'A page that no file has', operation: 'getPage', status: 404, code: 'FILE_NOT_FOUND', id: UNKNOWN },
    { name: 'The keys of the account, asked for by a key', operation: 'listKeys', status: 403, code: 'FORBIDDEN' },
    {
      name: 'A parameter that is misspelt',
      operation: 'listJobs',
      status: 400,
      code: 'INVALID_REQUEST',
      query: { limt: '5' },
      after: test('the right one is named', `pm.expect(pm.response.json().error.details.meant).to.equal('limit');`),
    },
    { name: 'A page of no jobs', operation: 'listJobs', status: 400, code: 'INVALID_REQUEST', query: { limit: '0' } },
    { name: 'An unknown file', operation: 'getFile', status: 404, code: 'FILE_NOT_FOUND', id: UNKNOWN },
    { name: 'An unknown job', operation: 'getJob', status: 404, code: 'JOB_NOT_FOUND', id: UNKNOWN },
    { name: 'The result of an unknown job', operation: 'getResult', status: 404, code: 'JOB_NOT_FOUND', id: UNKNOWN },
  ],
};

const DELETION: Folder = {
  name: 'Deletion',
  description: 'The file goes, and with it the result; then the job.',
  steps: [
    { name: 'Delete the file', operation: 'deleteFile', status: 204 },
    { name: 'The file is gone', operation: 'getFile', status: 404, code: 'FILE_NOT_FOUND' },
    { name: 'The result is gone with it', operation: 'getResult', status: 410, code: 'RESULT_EXPIRED' },
    { name: 'Delete the job', operation: 'deleteJob', status: 204 },
    { name: 'The job is gone', operation: 'getJob', status: 404, code: 'JOB_NOT_FOUND' },
  ],
};

export const WORKFLOW: readonly Folder[] = [FILES, CONVERSIONS, CLIENTS, ACCOUNT, WEBHOOKS, ERRORS, DELETION];

/** A program in TypeScript that uses the types of the client, and how strict compilers read it. */

const PROGRAM = `
const client = new Ledgerize({ apiKey: 'lk', maxRetries: undefined });
export async function main(format: Format): Promise<string> {
  const { normalised } = await client.convert(new Blob([]), { hints: { year: 2025, currency: undefined } });
  const csv = await client.convert(new Uint8Array(), { format: 'CSV', signal: new AbortController().signal });
  new Blob([csv.bytes]);
  const any = await client.convert('x.pdf', { format });
  if ('bytes' in any) any.job.files.map(({ error }) => error?.code === 'NO_TRANSACTIONS');
  for await (const job of client.jobs.list({ status: 'failed', search: undefined })) job.hints?.dateOrder;
  const { nextCursor }: { nextCursor: string | null } = await client.account.ledger();
  const result: Result = await client.jobs.result('j', { format: 'JSON' });
  const { data } = await verifyWebhook('', new Headers(), '');
  // @ts-expect-error: misspelt
  await client.convert('x.pdf', { hints: { yaer: 1 } });
  // @ts-expect-error: a file has no rows
  csv.normalised;
  return [normalised[0]?.amount, nextCursor, result.statements[0]?.reconciliation.status, typeof data].join();
}
`;
/** The same in modules and in CommonJS, by the name of the file. */
export const CONSUMER = `import { type Format, Ledgerize, type Result, verifyWebhook } from 'ledgerize-client';
${PROGRAM}`;

export const STRICT = {
  target: 'ES2022',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
};
/** The settings of compilers, by what they make. */
export const KINDS = [
  ['modules of Node.js', { module: 'NodeNext', lib: ['ES2023'], types: ['node'] }],
  [
    'modules of a bundler for browsers',
    { module: 'ESNext', moduleResolution: 'bundler', lib: ['ES2023', 'DOM'], types: [] },
  ],
] as const;
export const COMPILERS = ['typescript/lib/tsc.js', 'typescript-native/bin/tsc'];

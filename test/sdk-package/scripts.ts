/** A program that uses the client, as a module and as CommonJS: it runs in each runtime. */
import { Webhook } from 'standardwebhooks';

const SECRET = `whsec_${Buffer.from('a key of twenty-four bytes').toString('base64')}`;

/** Returns the secret, and a webhook that was signed with it just now. */
export function signedHook() {
  const at = new Date();
  const body = '{"type":"job.completed","data":{"n":1}}';
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(SECRET).sign('msg_1', at, body),
  };
  return { secret: SECRET, body, headers };
}

/** Converts, and meets an error and a webhook: what needs the platform's files, network and cryptography. */
const SCRIPT = `
async function main() {
  const client = new Ledgerize();
  const steps = [];
  const { normalised } = await client.convert('statement.pdf', { onProgress: ({ step }) => steps.push(step) });
  const csv = await client.convert(new URL('may.pdf', folder), { format: 'CSV' });
  const error = await client.jobs.get('nothing').catch((caught) => caught);
  const { body, headers, secret } = JSON.parse(process.env.HOOK);
  const event = await verifyWebhook(body, headers, secret);
  const forged = await verifyWebhook(body + ' ', headers, secret).catch(({ code }) => code);
  console.log(JSON.stringify({
    rows: normalised.map(({ description }) => description), first: steps[0], csv: csv.filename, event, forged,
    code: error.code, isApiError: error instanceof ApiError,
  }));
}
main();
`;
const NAMES = '{ ApiError, Ledgerize, verifyWebhook }';
export const SCRIPTS = {
  import: ['run.mjs', `import ${NAMES} from 'ledgerize-client';\nconst folder = import.meta.url;\n${SCRIPT}`],
  require: [
    'run.cjs',
    `const ${NAMES} = require('ledgerize-client');\nconst folder = 'file://' + __filename;\n${SCRIPT}`,
  ],
} as const;

/** The quick start: printed at the first start, shown in the README and in the portal, and run by a test. */

/** A statement of the fixtures, as a path from the root of a clone. Every row of it is proved. */
export const SAMPLE = 'fixtures/signed-amount/statement.pdf';

interface QuickStart {
  /** the address of the server, without a slash at its end */
  readonly url: string;
  readonly key: string;
  /** the path of the statement to convert */
  readonly file: string;
}

/**
 * Given what to call and with what, returns the lines to paste into a shell. They leave the shell open: each answer that
 * is an error prints its message and skips the rest.
 */
export function curlQuickStart({ url, key, file }: QuickStart): string {
  return `URL=${url}/api/v1
KEY=${quoted(key)}
FILE=${quoted(file)}

answer() {
  node -e '
    const text = fs.readFileSync(0, "utf8");
    const fail = (message) => { console.error(message); process.exit(1); };
    let body;
    try { body = JSON.parse(text); } catch { fail("No answer in JSON. " + text.slice(0, 200)); }
    if (body.error) fail(body.error.code + ": " + body.error.message);
    console.log(process.argv[1] ? body[process.argv[1]] : text);
  ' "$@"
}

UUID=$(curl -sS -H "X-Api-Key: $KEY" -F file=@"$FILE" $URL/files | answer uuid) &&

JOB=$(curl -sS -H "X-Api-Key: $KEY" -H 'Content-Type: application/json' \\
  -d "{\\"ids\\": [\\"$UUID\\"], \\"format\\": \\"JSON\\"}" $URL/convert | answer jobId) &&

STATUS=queued &&
while [ "$STATUS" = queued ] || [ "$STATUS" = processing ]; do
  STATUS=$(curl -sS -H "X-Api-Key: $KEY" $URL/jobs/$JOB | answer status)
done &&

[ "$STATUS" = completed ] && curl -sS -H "X-Api-Key: $KEY" $URL/jobs/$JOB/result | answer
`;
}

/** Given what to call and with what, returns the same as a module for Node.js 20. An error ends the program. */
export function nodeQuickStart({ url, key, file }: QuickStart): string {
  return `import { readFile } from 'node:fs/promises';

const url = '${url}/api/v1';
const headers = { 'X-Api-Key': '${key}' };

async function answer(request) {
  const response = await request;
  const body = await response.json();
  if (body.error) throw new Error(\`\${body.error.code}: \${body.error.message}\`);
  return body;
}

const form = new FormData();
form.append('file', new Blob([await readFile('${file}')]), 'statement.pdf');
const { uuid } = await answer(fetch(\`\${url}/files\`, { method: 'POST', headers, body: form }));

const { jobId } = await answer(
  fetch(\`\${url}/convert\`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: [uuid], format: 'JSON' }),
  }),
);

let status;
do {
  ({ status } = await answer(fetch(\`\${url}/jobs/\${jobId}\`, { headers })));
} while (status !== 'completed');

const result = await answer(fetch(\`\${url}/jobs/\${jobId}/result\`, { headers }));
console.log(result.normalised.slice(0, 3));
`;
}

/** Given a text, returns it as one word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

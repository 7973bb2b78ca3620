/** The quick start: printed at the first start, shown in the README, and run by a test. */

/** Given the server's address and a key, returns the lines to paste into a shell, in a folder with a statement.pdf. */
export function curlQuickStart(url: string, key: string): string {
  return `URL=${url}/api/v1
KEY=${key}
field() { node -pe "JSON.parse(fs.readFileSync(0))['$1']"; }

UUID=$(curl -sS -H "X-Api-Key: $KEY" -F file=@statement.pdf $URL/files | field uuid)

JOB=$(curl -sS -H "X-Api-Key: $KEY" -H 'Content-Type: application/json' \\
  -d "{\\"ids\\": [\\"$UUID\\"], \\"format\\": \\"JSON\\"}" $URL/convert | field jobId)

STATUS=queued
while [ "$STATUS" = queued ] || [ "$STATUS" = processing ]; do
  STATUS=$(curl -sS -H "X-Api-Key: $KEY" $URL/jobs/$JOB | field status)
done

curl -sS -H "X-Api-Key: $KEY" $URL/jobs/$JOB/result
`;
}

/** Given the server's address and a key, returns the same as a module for Node.js 20. */
export function nodeQuickStart(url: string, key: string): string {
  return `import { readFile } from 'node:fs/promises';

const url = '${url}/api/v1';
const headers = { 'X-Api-Key': '${key}' };

const form = new FormData();
form.append('file', new Blob([await readFile('statement.pdf')]), 'statement.pdf');
const { uuid } = await (await fetch(\`\${url}/files\`, { method: 'POST', headers, body: form })).json();

const { jobId } = await (
  await fetch(\`\${url}/convert\`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: [uuid], format: 'JSON' }),
  })
).json();

let status;
do {
  ({ status } = await (await fetch(\`\${url}/jobs/\${jobId}\`, { headers })).json());
} while (status !== 'completed' && status !== 'failed');

const result = await (await fetch(\`\${url}/jobs/\${jobId}/result\`, { headers })).json();
console.log(result.normalised.slice(0, 3));
`;
}

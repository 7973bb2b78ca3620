/** The JSON result as lines (NDJSON): its files, statements and continuity, then a line for each transaction. */
import { entriesOf } from './json.ts';
import type { ResultInput } from './result.ts';
import { TextSink } from './sink.ts';

/** Given a result, returns its lines as UTF-8. Each is an object whose first field, `kind`, says what it is. */
export function renderNdjson(input: ResultInput): Uint8Array {
  const { files, normalised, statements, continuity } = entriesOf(input);
  const out = new TextSink();
  const write = (kind: string, entry: object) => out.write(`${JSON.stringify({ kind, ...entry })}\n`);
  write('result', { jobId: input.jobId });
  for (const entry of files) write('file', entry);
  for (const entry of statements) write('statement', entry);
  for (const entry of continuity) write('continuity', entry);
  for (const entry of normalised) write('transaction', entry);
  return out.bytes();
}

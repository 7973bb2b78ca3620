/** Reads one page of a JSON result from its lines: as many transactions as asked for, and no others. */
import type { Readable } from 'node:stream';
import { ApiError } from '../../contract/errors.ts';

export interface PageWanted {
  /** transactions */
  readonly limit: number;
  /** of the page before; undefined: the first page */
  readonly cursor?: string | undefined;
}

/** The stored lines of a result. */
export interface Lines {
  /** hex, of all bytes */
  readonly sha256: string;
  readonly bytes: number;
  /** Opens the bytes from a place on. */
  open(start: number): Promise<Readable>;
}

export interface ResultPage {
  /** JSON */
  readonly body: Buffer;
  /** strong, quoted */
  readonly etag: string;
}

/** Where a page begins: a byte of the lines, and the hash by which the lines are known. */
const CURSOR = /^(\d{1,15})\.([0-9a-f]{16})$/;
const HASH_LENGTH = 16;
const NEWLINE = 0x0a;
/** How each line begins: what it is, then its fields. */
const KIND = /^\{"kind":"(result|file|statement|continuity|transaction)"(,|\})/;

/** The list of a result that each kind of line is an entry of. */
const LISTS = { file: 'files', transaction: 'normalised', statement: 'statements', continuity: 'continuity' } as const;

/**
 * Given the lines and a page, returns it as JSON. `files`, `statements` and `continuity` are whole on the first page and
 * empty on the others. Throws INVALID_REQUEST for a cursor that is none of these lines.
 */
export async function readPage(lines: Lines, jobId: string, { limit, cursor }: PageWanted): Promise<ResultPage> {
  const start = cursor === undefined ? 0 : startOf(cursor, lines);
  const lists: Record<(typeof LISTS)[keyof typeof LISTS], string[]> = {
    files: [],
    normalised: [],
    statements: [],
    continuity: [],
  };
  let at = start;
  const stream = await lines.open(start);
  for await (const line of linesOf(stream)) {
    const { kind, entry } = parsed(line, cursor);
    if (kind === 'transaction' && lists.normalised.length === limit) break;
    if (kind !== 'result') lists[LISTS[kind]].push(entry);
    at += line.length + 1;
  }
  stream.destroy();
  const next = at < lines.bytes ? encoded(at, lines) : null;
  const fields = Object.entries(lists).map(([name, entries]) => `"${name}":[${entries.join(',\n')}]`);
  const parts = [`"jobId":${JSON.stringify(jobId)}`, ...fields, `"nextCursor":${JSON.stringify(next)}`];
  return { body: Buffer.from(`{${parts.join(',\n')}}\n`), etag: `"${lines.sha256}-${start}-${limit}"` };
}

function encoded(at: number, { sha256 }: Lines): string {
  return Buffer.from(`${at}.${sha256.slice(0, HASH_LENGTH)}`).toString('base64url');
}

function startOf(cursor: string, { sha256, bytes }: Lines): number {
  const [, place, hash] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const start = Number(place);
  if (place === undefined || hash !== sha256.slice(0, HASH_LENGTH) || start >= bytes) throw unknownCursor();
  return start;
}

/** Behind a cursor there are only transactions; anything else is the middle of a line. */
function parsed(line: Buffer, cursor: string | undefined) {
  const text = line.toString();
  const [begin, kind] = KIND.exec(text) ?? [];
  if (begin === undefined || (cursor !== undefined && kind !== 'transaction')) throw unknownCursor();
  return { kind: kind as keyof typeof LISTS | 'result', entry: `{${text.slice(begin.length)}` };
}

/** Yields the lines of a stream without their ends. */
async function* linesOf(stream: Readable): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let begin = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, begin)) {
      yield Buffer.concat([...rest, chunk.subarray(begin, end)]);
      rest = [];
      begin = end + 1;
    }
    if (begin < chunk.length) rest.push(chunk.subarray(begin));
  }
}

function unknownCursor(): ApiError {
  return new ApiError('INVALID_REQUEST', 'The cursor is none that this result gave: leave it out to start anew.', {
    details: { field: 'cursor' },
  });
}

/** Why another format than JSON has no pages. */
export function onlyJsonHasPages(format: string): ApiError {
  return new ApiError(
    'INVALID_REQUEST',
    `Only a JSON result has pages, and this one is ${format}. Leave out limit and cursor, or ask for format=JSON.`,
    { details: { field: 'format' } },
  );
}

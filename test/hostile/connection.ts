/** Sends bytes over a connection, and parses the answers as HTTP/1.1 frames them. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

export interface Attack {
  readonly name: string;
  /** sent one after the other, as latin1 */
  readonly pieces: readonly string[];
  /** how the client ends: it finishes sending, or leaves early */
  readonly end: 'finish' | 'leave';
}

export interface Answer {
  readonly status: number;
  /** names in lower case */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Longer than any answer takes; a server that has not closed by then holds the connection for nothing. */
const GIVE_UP_MS = 15_000;

/** Given an attack, returns all bytes of the answers until the server closes. */
export async function attack(port: number, { pieces, end }: Attack): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // the server may close a refused connection while we are still sending
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect');
  for (const piece of pieces) {
    if (socket.destroyed || !socket.writable) break;
    await new Promise<void>((sent) => socket.write(Buffer.from(piece, 'latin1'), () => sent()));
  }
  if (end === 'leave') socket.resetAndDestroy();
  else socket.end();
  const late = new AbortController();
  const tooLate = after(GIVE_UP_MS, 'late', { signal: late.signal }).catch(() => {});
  const how = await Promise.race([closed, tooLate]);
  late.abort();
  socket.destroy();
  if (how === 'late') throw new Error(`the server did not close within ${GIVE_UP_MS} ms`);
  return Buffer.concat(chunks);
}

/** Given bytes, returns the answers in them. Throws if they are not HTTP. */
export function answersIn(bytes: Buffer): Answer[] {
  const text = bytes.toString('latin1');
  const answers: Answer[] = [];
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\r\n\r\n', at);
    const [first = '', ...fields] = text.slice(at, end < 0 ? undefined : end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(`${first} `)?.[1]);
    if (end < 0 || Number.isNaN(status)) throw new Error(`no answer of HTTP: ${text.slice(at, at + 200)}`);
    const headers = Object.fromEntries(fields.map((field) => split(field)));
    const begin = end + 4;
    const bodiless = status < 200 || status === 204 || status === 304;
    const { body, next } = bodiless ? { body: '', next: begin } : bodyAt(text, begin, headers);
    if (status >= 200) answers.push({ status, headers, body: Buffer.from(body, 'latin1').toString('utf8') });
    at = next;
  }
  return answers;
}

function split(field: string): [string, string] {
  const colon = field.indexOf(':');
  return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
}

function bodyAt(text: string, begin: number, headers: Record<string, string>): { body: string; next: number } {
  if (headers['transfer-encoding'] !== 'chunked') {
    const next = begin + Number(headers['content-length'] ?? text.length - begin);
    return { body: text.slice(begin, next), next };
  }
  let body = '';
  for (let at = begin; ; ) {
    const line = text.indexOf('\r\n', at);
    const size = Number.parseInt(text.slice(at, line), 16);
    if (size === 0 || Number.isNaN(size)) return { body, next: line + 4 };
    body += text.slice(line + 2, line + 2 + size);
    at = line + 2 + size + 2;
  }
}

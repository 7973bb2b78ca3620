/** Answers, in the one error shape, requests that Node.js could not read as HTTP. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../log.ts';
import { errorBody } from './errors.ts';
import { requestId } from './request-log.ts';

interface ClientError {
  readonly code?: string;
  readonly rawPacket?: unknown;
}

/** A request line whose address alone is longer than `refuseUnknownRoutes` accepts. */
const ENDLESS_ADDRESS = /^[A-Z]+ \S{8192}/;

const MESSAGES: Record<number, string> = {
  400: 'This is not well-formed HTTP. Check how the request is made.',
  408: 'The request did not arrive in time. Send it again.',
  413: 'The body is not well-formed: its chunks carry too much beside their data.',
  414: 'The address is too long. Use a shorter one.',
  431: 'The headers are too large. Send fewer or shorter ones.',
};

/** Returns a handler of the server's `clientError`. */
export function clientErrorHandler(log: Log) {
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || answering(socket)) {
      socket.destroy();
      return;
    }
    // Node.js no longer listens to a socket that it handed over, as for CONNECT: a reset would end the process
    socket.on('error', () => socket.destroy());
    const status = statusOf(error);
    const id = requestId();
    const body = JSON.stringify(
      errorBody({ code: 'INVALID_REQUEST', message: messageOf(error, status), details: undefined }, id),
    );
    log.info({ requestId: id, status, code: 'INVALID_REQUEST', reason: error.code }, 'unreadable request');
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        `X-Request-Id: ${id}`,
        'Cache-Control: no-store',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  };
}

/** Whether a response has begun on the socket: a second one would be read as part of it. */
function answering(socket: Socket): boolean {
  const { _httpMessage: message } = socket as { _httpMessage?: { headersSent: boolean } | null };
  return message?.headersSent === true;
}

function messageOf({ code }: ClientError, status: number): string {
  // the client closed its side of the connection too early
  if (code === 'HPE_INVALID_EOF_STATE') return 'The request broke off before it was whole. Send it again.';
  return MESSAGES[status]!;
}

function statusOf({ code, rawPacket }: ClientError): number {
  if (code === 'HPE_HEADER_OVERFLOW')
    return Buffer.isBuffer(rawPacket) && ENDLESS_ADDRESS.test(rawPacket.toString('latin1')) ? 414 : 431;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return 400;
}

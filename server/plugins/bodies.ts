/** The bodies that the interface reads as a whole: JSON, and forms without files. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { unknownName } from './invalid.ts';
import { shown } from './shown.ts';

/** Bytes. The largest body of ours has 100 uuids, and metadata of 27,000 characters, each of which may be escaped. */
const MAX_BODY = 256 * 1024;

const UTF_8 = /^"?(utf-?8|us-ascii)"?$/i;

/**
 * Only JSON. An empty body counts as none, since many clients always send a content type. Names of prototypes are
 * refused like any unknown field.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('ignore', 'ignore');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (request, body, done) => {
    const text = textOf(request, body as Buffer);
    if (text.length === 0) done(null, undefined);
    else parse(request, text, (error, parsed) => (error ? done(error) : done(hiddenName(parsed) ?? null, parsed)));
  });
}

const PROTOTYPE = '__proto__';

/** Given a body, returns the error for a field that a shape of any names, such as `metadata`, would drop unseen. */
function hiddenName(body: unknown): ApiError | undefined {
  const hiding = Object.entries(body ?? {}).find(
    ([, value]) => typeof value === 'object' && value !== null && Object.hasOwn(value, PROTOTYPE),
  );
  return hiding === undefined ? undefined : unknownName('field', PROTOTYPE, [], [hiding[0]]);
}

/** Forms as browsers and curl send them by default; if a field is repeated, the last one counts. */
export function readUrlencodedBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: MAX_BODY },
    (request, body, done) => done(null, Object.fromEntries(new URLSearchParams(textOf(request, body as Buffer)))),
  );
}

/** The body of a DELETE is ignored: many clients send a content type with it, and some a body. */
export function ignoreBodiesOfDelete(app: FastifyInstance): void {
  app.addHttpMethod('DELETE', { hasBody: false, overrideExisting: true });
}

/** The body of a POST that needs none is ignored: many clients send an empty one, some without a content type. */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
}

/** Refuses compressed bodies: read as they are, they would look broken. */
export function refusePackedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', ({ method, headers }, _reply, _payload, done) => {
    const coding = headers['content-encoding']?.trim() ?? '';
    if ((method !== 'POST' && method !== 'PATCH') || coding === '' || /^identity$/i.test(coding)) return done();
    const message = `The body has the Content-Encoding ${shown(coding)}, which no call takes. Send it as it is, without that header.`;
    done(new ApiError('INVALID_REQUEST', message, { details: { field: 'Content-Encoding' } }));
  });
}

/** Returns whether a request announces a multipart form. */
export function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

/**
 * Given the bytes of a body, returns its text, without a byte order mark. Throws INVALID_REQUEST if they are not UTF-8,
 * or declared as another charset.
 */
function textOf({ headers }: FastifyRequest, body: Buffer): string {
  const charset = /;\s*charset\s*=\s*([^;\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !UTF_8.test(charset)) {
    throw new ApiError(
      'INVALID_REQUEST',
      `The Content-Type names the charset ${shown(charset)}, and bodies are taken in UTF-8 alone. Send it so.`,
      { details: { field: 'Content-Type' } },
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (error) {
    throw new ApiError('INVALID_REQUEST', 'The body is no text in UTF-8. Send it in UTF-8.', {
      details: { field: 'body' },
      cause: error,
    });
  }
}

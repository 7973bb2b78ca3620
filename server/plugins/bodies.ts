/** The bodies that the interface reads whole: JSON, and forms without files. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes. The largest body of ours, 100 uuids with hints, has four thousand. */
export const MAX_BODY = 64 * 1024;

/** JSON alone; an empty body is no body, since many clients name a content type always. Names of prototypes are skipped like any unknown field. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MAX_BODY }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body as string, done);
  });
}

/** Forms as browsers and curl send them by default; of a field named twice the last counts. */
export function readUrlencodedBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BODY },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}

/** Whether a request says that it brings a multipart form. */
export function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
}

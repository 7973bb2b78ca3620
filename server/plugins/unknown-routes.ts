/** Answers what no route answers: 404 for an unknown path, 405 with Allow for a known one, 414 for an endless one. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { shown } from './shown.ts';

/** Bytes of an address; the longest of ours, a list with a cursor, is far under. */
const MAX_URL = 8_192;

export interface Routes {
  /** The methods that a path answers, none where it is unknown. */
  methodsOf(path: string): string[];
}

/** Given an app before its routes are added, returns what it will know of them. */
export function collectRoutes(app: FastifyInstance): Routes {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    // stands for whatever has no route of its own
    if (url.endsWith('*')) return;
    const route = known.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const name of [method].flat()) route.methods.add(name);
    known.set(url, route);
  });
  return {
    methodsOf: (path) => [...known.values()].filter(({ pattern }) => pattern.test(path)).flatMap((r) => [...r.methods]),
  };
}

/** Whether a person's browser asks, for a page to look at. */
export function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');
}

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Refuses unknown routes before anything of the request's body is looked at. Who mistyped an address in a browser is told by `sendPage`, where there is one. */
export function refuseUnknownRoutes(app: FastifyInstance, routes: Routes, sendPage?: Send): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.length > MAX_URL) {
      const message = `The address is longer than ${MAX_URL} bytes. Use a shorter one.`;
      return done(new ApiError('INVALID_REQUEST', message, { status: 414 }));
    }
    if (!request.is404) return done();
    // where it answers, nothing comes after
    answerUnknown(request, reply, routes, sendPage).catch(done);
  });
  // Only so that the hooks of this scope run for what it does not know; they have answered by then.
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, routes, sendPage));
}

async function answerUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  routes: Routes,
  sendPage: Send | undefined,
): Promise<FastifyReply> {
  const path = pathOf(request.url);
  const methods = routes.methodsOf(path);
  if (methods.length === 0) {
    if (sendPage !== undefined && wantsPage(request)) return sendPage(request, reply.code(404));
    throw new ApiError('NOT_FOUND', `There is nothing at ${shown(path, 200)}. The interface stands under /api/v1.`);
  }
  const allow = [...methods, 'OPTIONS'].sort().join(', ');
  reply.header('Allow', allow);
  if (request.method === 'OPTIONS') return reply.code(204).send();
  throw new ApiError('METHOD_NOT_ALLOWED', `This address takes ${allow}, not ${request.method}.`);
}

/** Given a request's target, in the form of a path or of a whole address, returns the path, decoded as the router does. */
function pathOf(target: string): string {
  // what cannot be decoded was encoded once more before it came here
  return decodeURI(target.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')) || '/';
}

/** A parameter is one part of a path that is not empty. */
function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
}

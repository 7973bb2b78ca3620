/**
 * Answers requests without a route: 404 for an unknown path, 405 with Allow for a known one, 414 for an endless one.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { shown } from './shown.ts';

/** Bytes of an address; our longest, a list with a cursor, is far below. */
const MAX_URL = 8_192;

export interface Routes {
  /** The methods of a path; empty if it is unknown. */
  methodsOf(path: string): string[];
}

/** Given an app before its routes are added, returns a collection that learns them. */
export function collectRoutes(app: FastifyInstance): Routes {
  const known = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    // matches every address without its own route
    if (url.endsWith('*')) return;
    const route = known.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const name of [method].flat()) route.methods.add(name);
    known.set(url, route);
  });
  return {
    methodsOf: (path) => {
      const own = [...known].filter(([, { pattern }]) => pattern.test(path));
      // "preview" beside the id of a version: a word of the path goes before a parameter
      const least = Math.min(...own.map(([url]) => parametersIn(url)));
      return own.flatMap(([url, { methods }]) => (parametersIn(url) === least ? [...methods] : []));
    },
  };
}

/** Returns whether a person's browser asks for a page. */
export function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');
}

type Send = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Refuses unknown routes before the request's body is read. For a mistyped address in a browser, `sendPage` answers, if
 * given.
 */
export function refuseUnknownRoutes(app: FastifyInstance, routes: Routes, sendPage?: Send): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.length > MAX_URL) {
      const message = `The address is longer than ${MAX_URL} bytes. Use a shorter one.`;
      return done(new ApiError('INVALID_REQUEST', message, { status: 414 }));
    }
    if (!request.is404) return done();
    // if it answers, nothing runs after it
    answerUnknown(request, reply, routes, sendPage).catch(done);
  });
  // Only so that the hooks of this scope run for unknown routes; they have answered by then.
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

/** Given a request's target, a path or a whole address, returns the path, decoded as the router does. */
function pathOf(target: string): string {
  // if it cannot be decoded here, `decodable` encoded it once more
  return decodeURI(target.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')) || '/';
}

/** A parameter is one non-empty part of a path. */
const parametersIn = (url: string): number => url.split(':').length - 1;

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[A-Za-z]+/g, '[^/]+')}$`);
}

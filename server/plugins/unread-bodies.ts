/**
 * After an early answer, reads on for a while, so that a client that is still sending receives it. Bounds slow bodies.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { isForm } from './bodies.ts';

/** Closing while the client sends would reset the connection, and our answer would be lost. */
const MAX_DRAINED_BYTES = 64 * 1024 * 1024;
const MAX_DRAINED_MS = 10_000;
/** A body that is not an upload is a few kilobytes. */
const BODY_MS = 30_000;

/** Reads the rest of a request that was answered early, then closes if the client goes on for too long. */
export function drainUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete && !raw.destroyed) drain(raw);
    done();
  });
}

function drain(raw: IncomingMessage): void {
  let drained = 0;
  const timer = setTimeout(() => raw.destroy(), MAX_DRAINED_MS).unref();
  raw.once('close', () => clearTimeout(timer));
  raw.once('end', () => clearTimeout(timer));
  raw.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > MAX_DRAINED_BYTES) raw.destroy();
  });
  raw.unpipe();
  raw.resume();
}

/** Answers 408 if a body takes too long to arrive. Forms are bounded where they are read, as streams, part by part. */
export function boundBodies(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!request.raw.complete && !isForm(request)) bound(request, reply);
    done();
  });
}

function bound(request: FastifyRequest, reply: FastifyReply): void {
  const timer = setTimeout(() => {
    if (reply.sent) return;
    reply.send(new ApiError('INVALID_REQUEST', 'The body did not arrive in time. Send it again.', { status: 408 }));
  }, BODY_MS).unref();
  request.raw.once('end', () => clearTimeout(timer));
  request.raw.once('close', () => clearTimeout(timer));
}

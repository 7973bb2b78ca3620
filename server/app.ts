/** Builds the HTTP interface over the use cases of one running service. */
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { BASE_PATH } from '../contract/operations.ts';
import type { Service, UseCases } from './context.ts';
import type { Log } from './log.ts';
import { nameActors } from './plugins/actor.ts';
import { admitAgain, authenticate, restrictAccess } from './plugins/authentication.ts';
import { ignoreBodiesOfDelete, readJsonBodies, refusePackedBodies } from './plugins/bodies.ts';
import { clientErrorHandler } from './plugins/client-errors.ts';
import { closeConnectionsInTime } from './plugins/connections.ts';
import { countRequests } from './plugins/count-requests.ts';
import { allowOrigins } from './plugins/cross-origin.ts';
import { handleErrors, sendError } from './plugins/errors.ts';
import { requireHost } from './plugins/host.ts';
import { measureRequests } from './plugins/measure.ts';
import { parseQuery } from './plugins/queries.ts';
import { limitRate } from './plugins/rate-limit.ts';
import { identify, identifyRequests, logRequests, requestId } from './plugins/request-log.ts';
import { traceRequests } from './plugins/trace-requests.ts';
import { collectRoutes, refuseUnknownRoutes } from './plugins/unknown-routes.ts';
import { boundBodies, drainUnreadBodies } from './plugins/unread-bodies.ts';
import { accountRoutes } from './routes/account.ts';
import { auditRoutes } from './routes/audit.ts';
import { bankAccountRoutes } from './routes/bank-accounts.ts';
import { checkRoutes } from './routes/checks.ts';
import { clientRoutes } from './routes/clients.ts';
import { convertRoutes } from './routes/convert.ts';
import { documentRoutes } from './routes/documents.ts';
import { fileRoutes } from './routes/files.ts';
import { guideRoutes } from './routes/guides.ts';
import { jobMailRoutes } from './routes/job-mails.ts';
import { jobRoutes } from './routes/jobs.ts';
import { keyRoutes } from './routes/keys.ts';
import { memberRoutes } from './routes/members.ts';
import { operatorRoutes } from './routes/operator.ts';
import { pagePictureRoutes } from './routes/page-pictures.ts';
import { builtPortal, pageSender, portalRoutes } from './routes/portal.ts';
import { probeRoutes } from './routes/probes.ts';
import { referenceRoutes } from './routes/reference.ts';
import { resultRoutes } from './routes/results.ts';
import { sampleRoutes } from './routes/samples.ts';
import { sessionRoutes, visitorRoutes } from './routes/session.ts';
import { versionRoutes } from './routes/versions.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import type { Settings } from './settings.ts';
import { type Tracing, UNTRACED } from './tracing/types.ts';

/** 25 MB over a line of 256 kbit/s take 14 minutes. Shorter limits apply to other bodies, and to uploads that stall. */
const REQUEST_MS = 20 * 60_000;
const HEADERS_MS = 20_000;
/** A parameter may be as long as an address: an impossible id is answered as unknown, not as unreadable. */
const MAX_PARAMETER = 16 * 1024;

export interface AppParts {
  readonly service: UseCases & Pick<Service, 'readiness' | 'metrics' | 'mailer' | 'doneMails'>;
  readonly log: Log;
  /** by default nothing is traced */
  readonly tracing?: Tracing;
  readonly settings: Pick<Settings, 'role' | 'publicUrl' | 'trustedProxies' | 'corsOrigins' | 'signup'>;
}

/** Given the use cases, returns the app, not yet listening. Its `close` first answers held requests. */
export function buildApp({ service, log, settings, tracing = UNTRACED }: AppParts): FastifyInstance {
  const closing = new AbortController();
  const answerUnreadable = clientErrorHandler(log);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    requestTimeout: REQUEST_MS,
    // while the server stops, a request that has arrived is served, and then its connection closes
    return503OnClosing: false,
    trustProxy: settings.trustedProxies === undefined ? false : trusted(settings.trustedProxies),
    // we refuse a missing Host ourselves, in our error shape
    http: { headersTimeout: HEADERS_MS, requireHostHeader: false },
    routerOptions: { maxParamLength: MAX_PARAMETER, querystringParser: parseQuery },
    rewriteUrl: ({ url }) => decodable(url!),
    clientErrorHandler: answerUnreadable,
    // an address that the router cannot read is answered before any hook
    frameworkErrors: (error, request, reply) => {
      identify(request, reply);
      sendError(error, request, reply);
    },
  }) as unknown as FastifyInstance;
  app.server.on('connect', (_request, socket: Socket) => answerUnreadable({ code: 'CONNECT' }, socket));
  // an unknown expectation is ignored, and the request is answered normally
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  ignoreBodiesOfDelete(app);
  const routes = collectRoutes(app);
  handleErrors(app);
  identifyRequests(app);
  if (tracing !== UNTRACED) traceRequests(app, tracing);
  requireHost(app);
  logRequests(app, log);
  if (service.metrics !== undefined) measureRequests(app, service.metrics);
  drainUnreadBodies(app);
  closeConnectionsInTime(app);
  app.addHook('preClose', async () => closing.abort());

  if (settings.role === 'worker') {
    app.register(async (probes) => {
      refuseUnknownRoutes(probes, routes);
      await probes.register(probeRoutes, service);
    });
    return app;
  }
  app.register(async (outside) => {
    await allowOrigins(outside, settings.corsOrigins);
    const folder = builtPortal();
    const sendPage = pageSender(folder);
    refuseUnknownRoutes(outside, routes, sendPage);
    await outside.register(probeRoutes, service);
    await outside.register(documentRoutes, settings);
    await outside.register(referenceRoutes, settings);
    await outside.register(sampleRoutes, settings);
    await outside.register(guideRoutes);
    await outside.register(portalRoutes, { folder, sendPage });
  });
  app.register(
    async (api) => {
      // before the key is checked: a browser's preflight carries none
      await allowOrigins(api, settings.corsOrigins);
      nameActors(api);
      authenticate(api, { keys: service.keys, users: service.users, publicUrl: settings.publicUrl });
      countRequests(api, service.usage);
      limitRate(api, service.rates);
      restrictAccess(api);
      refuseUnknownRoutes(api, routes);
      boundBodies(api);
      refusePackedBodies(api);
      readJsonBodies(api);
      admitAgain(api, service.users);
      await api.register(fileRoutes, service);
      await api.register(pagePictureRoutes, service);
      await api.register(convertRoutes, service);
      await api.register(jobRoutes, { ...service, closing: closing.signal });
      await api.register(accountRoutes, service);
      await api.register(auditRoutes, service);
      await api.register(webhookRoutes, service);
      await api.register(keyRoutes, service);
      await api.register(memberRoutes, { ...service, publicUrl: settings.publicUrl, log });
      await api.register(operatorRoutes, service);
      await api.register(resultRoutes, { jobs: service.jobs });
      await api.register(versionRoutes, service);
      await api.register(checkRoutes, service);
      await api.register(clientRoutes, service);
      await api.register(bankAccountRoutes, service);
      await api.register(jobMailRoutes, service);
      await api.register(sessionRoutes, { ...service, publicUrl: settings.publicUrl });
    },
    { prefix: BASE_PATH },
  );
  app.register(
    async (visitors) => {
      nameActors(visitors);
      boundBodies(visitors);
      refusePackedBodies(visitors);
      readJsonBodies(visitors);
      const { signup, publicUrl } = settings;
      await visitors.register(visitorRoutes, { ...service, signup, publicUrl, log });
    },
    { prefix: BASE_PATH },
  );
  return app;
}

/** The senders of X-Forwarded-* that are trusted, in the framework's form. */
function trusted(proxies: readonly string[] | number): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
}

/** A run of bytes in percent-encoding, or a lone percent sign. */
const ENCODED = /(?:%[0-9a-f]{2})+|%/gi;

/**
 * An invalid percent-encoding would be refused before the key is checked. Taken literally, it is part of an unknown id;
 * the valid ones beside it stay.
 */
function decodable(url: string): string {
  return url.replace(ENCODED, (run) => {
    try {
      decodeURIComponent(run);
      return run;
    } catch {
      return run.replaceAll('%', '%25');
    }
  });
}

/** The portal: its page at `/` and at the address of each of its views, and the built files of the page. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASE_PATH } from '../../contract/operations.ts';
import { GUIDES_PATH } from '../guides/guides.ts';
import { wantsPage } from '../plugins/unknown-routes.ts';
import { ROOT } from '../root.ts';
import { type Asset, asset, protectPage, sendAsset } from './pages.ts';

/** The answer to a program at `/`. */
const PLACES = {
  service: 'Ledgerize',
  interface: BASE_PATH,
  reference: '/docs',
  guides: GUIDES_PATH,
  openapi: '/openapi/openapi.yaml',
  health: '/healthz',
};

/** The addresses of its views other than `/`, the same as in portal/paths.ts. */
const VIEWS = [
  '/check',
  '/check/:jobId',
  '/check/:jobId/:uuid',
  '/history',
  '/clients',
  '/clients/:clientId',
  '/clients/:clientId/:accountId',
  '/keys',
  '/webhooks',
  '/usage',
  '/settings',
  '/settings/people',
  '/settings/audit',
  '/operator',
  '/sign-in',
  '/sign-up',
  '/confirm',
  '/claim',
  '/forgot',
  '/reset',
  '/invitation',
];

/** What the page may load and call: only this service, no inline scripts. The UI kit sets inline styles. */
const SOURCES = {
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' blob: data:",
  'connect-src': "'self'",
  'font-src': "'self'",
};

/** The page changes with each version and names that version's files, so it is revalidated each time. */
const ANEW = 'no-cache';
const YEAR_SECONDS = 31_536_000;

/** Where the build is: next to the built server, or in dist/ next to its sources. */
const PLACES_OF_BUILD = ['../../portal', '../../dist/portal'];

/** Returns the folder of the built portal, or undefined if it is not built, as in tests of the sources. */
export function builtPortal(): string | undefined {
  return PLACES_OF_BUILD.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((folder) =>
    existsSync(join(folder, 'assets')),
  );
}

/** Sent in place of the page if the sources run without a build. */
const UNBUILT = asset(
  'text/html; charset=utf-8',
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Ledgerize</title>
<link rel="icon" href="data:,">
</head>
<body>
<h1>Ledgerize</h1>
<p>The portal is not built: run <code>npm run build</code>. The <a href="/docs">reference of the interface</a> is here.</p>
</body>
</html>
`,
);

/** What pages load besides their assets, and what robots and browsers ask for by themselves. */
const NAMED = {
  'icon.svg': 'image/svg+xml',
  'favicon.ico': 'image/x-icon',
  'scheme.js': 'text/javascript; charset=utf-8',
  'robots.txt': 'text/plain; charset=utf-8',
};
/** Where they are without a build. */
const UNBUILT_FOLDER = join(ROOT, 'portal/public');

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Given the folder of the build, returns the function that sends the page. The page itself knows which view to show, or
 * that the address is unknown.
 */
export function pageSender(folder: string | undefined): SendPage {
  const page = folder === undefined ? UNBUILT : htmlOf(join(folder, 'index.html'));
  return (request, reply) => sendAsset(request, protectPage(reply, SOURCES), page, ANEW);
}

export async function portalRoutes(
  app: FastifyInstance,
  { folder, sendPage }: { folder: string | undefined; sendPage: SendPage },
): Promise<void> {
  app.get('/', async (request, reply) => {
    reply.header('Vary', 'Accept');
    return wantsPage(request) ? sendPage(request, reply) : PLACES;
  });
  for (const view of VIEWS) app.get(view, async (request, reply) => sendPage(request, reply));
  // these names stay the same from version to version
  for (const [name, type] of Object.entries(NAMED)) {
    const path = join(folder ?? UNBUILT_FOLDER, name);
    // a service may run without any portal
    if (!existsSync(path)) continue;
    const file = asset(type, readFileSync(path));
    app.get(`/${name}`, async (request, reply) => sendAsset(request, reply, file));
  }
  if (folder === undefined) return;

  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    wildcard: false,
    decorateReply: false,
    // the name changes with the contents of the file
    immutable: true,
    maxAge: YEAR_SECONDS * 1_000,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
  });
}

function htmlOf(path: string): Asset {
  return asset('text/html; charset=utf-8', readFileSync(path, 'utf8'));
}

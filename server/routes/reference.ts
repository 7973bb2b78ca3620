/** The reference at /docs: the OpenAPI document as readable pages, with calls to try, served only from here. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { GUIDES_PATH } from '../guides/guides.ts';
import type { DocumentOptions } from './documents.ts';
import { asset, CACHE, protectPage, sendAsset } from './pages.ts';

/** Swagger UI as plain files of this package. `swagger-ui-dist` itself reports each install to a third party. */
const ASSETS = dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/static/swagger-ui-bundle.js'));
const FILES = ['swagger-ui-bundle.js', 'swagger-ui.css'];

const PAGE = asset(
  'text/html; charset=utf-8',
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ledgerize: reference of the interface</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<nav aria-label="Documents"><a href="${GUIDES_PATH}">Guides</a><a href="/openapi.json">openapi.json</a><a
href="/openapi/openapi.yaml">openapi.yaml</a><a href="/postman/ledgerize.postman_collection.json">Postman</a><a
href="/">Portal</a></nav>
<main id="reference"></main>
<noscript>This page needs JavaScript. The same in plain text: <a href="/openapi/openapi.yaml">openapi.yaml</a></noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/page.js"></script>
</body>
</html>
`,
);

/** No third-party validator is called, and the key is forgotten with the page. */
const SCRIPT = asset(
  'text/javascript; charset=utf-8',
  `SwaggerUIBundle({
  url: '/openapi/openapi.yaml',
  dom_id: '#reference',
  validatorUrl: null,
  persistAuthorization: false,
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
});
`,
);

const STYLE = asset(
  'text/css; charset=utf-8',
  `body { margin: 0; background: #fff; }
body > nav { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; padding: .75rem 1.25rem; font: 1rem sans-serif; }
body > nav a { color: #1f7458; }
.swagger-ui .response-col_links { display: none; }
.swagger-ui .responses-inner, .swagger-ui .table-container { overflow-x: auto; }
.swagger-ui .opblock .opblock-summary-path { word-break: break-word; }
@media (max-width: 640px) {
  .swagger-ui .info .title { font-size: 1.6rem; }
  .swagger-ui .info { margin: 1.5rem 0; }
  .swagger-ui .scheme-container { padding: 1rem 0; }
  .swagger-ui .opblock-tag { font-size: 1.1rem; }
  .swagger-ui .opblock-summary-description { display: none; }
  .swagger-ui .parameters-col_name { width: 7rem; }
  .swagger-ui .parameters-col_description input { max-width: 12rem; }
}
noscript { display: block; margin: 2rem; font-family: sans-serif; }
`,
);

export async function referenceRoutes(app: FastifyInstance, { publicUrl }: DocumentOptions): Promise<void> {
  await app.register(fastifyStatic, { root: ASSETS, serve: false, cacheControl: false });
  const connect = publicUrl === undefined ? "'self'" : `'self' ${publicUrl}`;

  app.get('/docs', async (request, reply) => {
    protectPage(reply, {
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'connect-src': connect,
    });
    return sendAsset(request, reply, PAGE);
  });
  app.get('/docs/', async (_request, reply) => reply.redirect('/docs', 301));
  app.get('/docs/page.js', async (request, reply) => sendAsset(request, reply, SCRIPT));
  app.get('/docs/page.css', async (request, reply) => sendAsset(request, reply, STYLE));
  for (const file of FILES) {
    app.get(`/docs/${file}`, async (_request, reply) => reply.header('Cache-Control', CACHE).sendFile(file));
  }
}

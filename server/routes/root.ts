/** What stands at the door, for browsers and for programs. */
import type { FastifyInstance } from 'fastify';
import { BASE_PATH } from '../../contract/operations.ts';
import { asset, protectPage, sendAsset } from './pages.ts';

const PLACES = {
  service: 'Ledgerize',
  interface: BASE_PATH,
  reference: '/docs',
  openapi: '/openapi/openapi.yaml',
  health: '/healthz',
};

const PAGE = asset(
  'text/html; charset=utf-8',
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ledgerize</title>
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>Ledgerize</h1>
<p>Bank and card statements in PDF to exact, proved transactions.</p>
<ul>
<li><a href="/docs">Reference of the interface</a>, with calls to try</li>
<li><a href="/openapi/openapi.yaml">OpenAPI</a>, for programs</li>
<li><a href="/postman/ledgerize.postman_collection.json">Postman collection</a></li>
<li><a href="/schemas/result.json">JSON Schema of a result</a></li>
</ul>
</main>
</body>
</html>
`,
);

export async function rootRoutes(app: FastifyInstance): Promise<void> {
  app.get('/', async (request, reply) => {
    reply.header('Vary', 'Accept');
    if (!/\btext\/html\b/.test(request.headers.accept ?? '')) return PLACES;
    return sendAsset(request, protectPage(reply, { 'img-src': 'data:' }), PAGE);
  });
}

/** The description of the interface, for people's tools: OpenAPI, a Postman collection, and the JSON Schema of a result. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { stringify } from 'yaml';
import { openApiDocument } from '../../contract/openapi/document.ts';
import { resultSchema } from '../../contract/openapi/schemas.ts';
import { postmanCollection } from '../../contract/postman/collection.ts';
import { VERSION } from '../version.ts';
import { CACHE } from './pages.ts';

const RESULT_SCHEMA = '/schemas/result.json';

export interface DocumentOptions {
  /** where the service is reached from outside; where requests say they came to, when it is not set */
  readonly publicUrl: string | undefined;
}

export async function documentRoutes(app: FastifyInstance, { publicUrl }: DocumentOptions): Promise<void> {
  const originOf = ({ protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`;
  app.get('/openapi/openapi.yaml', async (request, reply) => {
    reply.header('Content-Type', 'application/yaml; charset=utf-8').header('Cache-Control', CACHE);
    return openApiText(originOf(request));
  });
  app.get('/postman/ledgerize.postman_collection.json', async (request, reply) => {
    reply.header('Content-Type', 'application/json; charset=utf-8').header('Cache-Control', CACHE);
    return JSON.stringify(postmanCollection({ origin: originOf(request), version: VERSION }), null, 2);
  });
  app.get(RESULT_SCHEMA, async (request, reply) => {
    reply.header('Content-Type', 'application/schema+json').header('Cache-Control', CACHE);
    return JSON.stringify(resultSchema(originOf(request) + RESULT_SCHEMA), null, 2);
  });
}

const SOME_ORIGIN = 'https://origin.invalid';
let openApi: string | undefined;

/** Made once, and then told where it is: it takes tens of milliseconds in which nobody else is answered. */
function openApiText(origin: string): string {
  openApi ??= stringify(openApiDocument({ origin: SOME_ORIGIN, version: VERSION }), {
    aliasDuplicateObjects: false,
    lineWidth: 120,
  });
  // text in JSON is text in YAML, whatever a request says of its host
  return openApi.replace(`url: ${SOME_ORIGIN}`, () => `url: ${JSON.stringify(origin)}`);
}

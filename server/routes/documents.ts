/** The description of the interface for tools: OpenAPI, a Postman collection, and the JSON Schema of a result. */
import type { FastifyInstance } from 'fastify';
import { stringify } from 'yaml';
import { openApiDocument } from '../../contract/openapi/document.ts';
import { resultSchema } from '../../contract/openapi/schemas.ts';
import { postmanCollection } from '../../contract/postman/collection.ts';
import { VERSION } from '../version.ts';
import { originOf } from './origin.ts';
import { CACHE } from './pages.ts';

const RESULT_SCHEMA = '/schemas/result.json';

export interface DocumentOptions {
  /** the address from outside; if it is not set, the one that a request names */
  readonly publicUrl: string | undefined;
}

const SOME_ORIGIN = 'https://origin.invalid';
const IN_YAML = new RegExp(`url: ${SOME_ORIGIN}(\\S*)`, 'g');
const IN_JSON = new RegExp(`"${SOME_ORIGIN}([^"]*)"`, 'g');
const SOMEWHERE = { origin: SOME_ORIGIN, version: VERSION };

/**
 * Each is made once, and the address is then filled in. Making it takes tens of milliseconds, in which nobody else is
 * answered.
 */
const openApi = once(() => openApiDocument(SOMEWHERE));
const openApiYaml = once(() => stringify(openApi(), { aliasDuplicateObjects: false, lineWidth: 120 }));
const openApiJson = once(() => JSON.stringify(openApi()));
const postman = once(() => JSON.stringify(postmanCollection(SOMEWHERE), null, 2));
const schema = once(() => JSON.stringify(resultSchema(SOME_ORIGIN + RESULT_SCHEMA), null, 2));

export async function documentRoutes(app: FastifyInstance, { publicUrl }: DocumentOptions): Promise<void> {
  // the host that a request names is valid only for its sender
  const cache = publicUrl === undefined ? CACHE.replace('public', 'private') : CACHE;
  const publish = (path: string, type: string, text: (origin: string) => string) =>
    app.get(path, async (request, reply) => {
      reply.header('Content-Type', type).header('Cache-Control', cache);
      return text(publicUrl ?? originOf(request));
    });
  publish('/openapi/openapi.yaml', 'application/yaml; charset=utf-8', (origin) =>
    openApiYaml().replaceAll(IN_YAML, (_match, path) => `url: ${JSON.stringify(origin + path)}`),
  );
  publish('/openapi.json', 'application/json; charset=utf-8', (origin) =>
    openApiJson().replaceAll(IN_JSON, (_match, path) => JSON.stringify(origin + path)),
  );
  publish('/postman/ledgerize.postman_collection.json', 'application/json; charset=utf-8', (origin) =>
    postman().replace(`"${SOME_ORIGIN}"`, () => JSON.stringify(origin)),
  );
  publish(RESULT_SCHEMA, 'application/schema+json', (origin) =>
    schema().replace(`"${SOME_ORIGIN}${RESULT_SCHEMA}"`, () => JSON.stringify(origin + RESULT_SCHEMA)),
  );
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

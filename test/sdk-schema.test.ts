/** The types of the client equal those of the interface; `npm run portal:types` writes them. */
import openapiTypescript, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { documentOfClient, operationsByKey } from './sdk-schema.ts';

const OPENING = '/** The types of the interface, made of its OpenAPI description by `npm run portal:types`. */\n';

test('the client knows the calls that take a key, and no others', () => {
  expect(operationsByKey().get('uploadFile')).toBe('POST /api/v1/files');
  expect([...operationsByKey().keys()]).not.toContain('signIn');
  expect([...operationsByKey().keys()]).not.toContain('getHealth');
});

test('the types of the client are those of the interface', async () => {
  const types = astToString(await openapiTypescript(documentOfClient() as never));
  await expect(OPENING + types).toMatchFileSnapshot('../sdk/schema.ts');
});

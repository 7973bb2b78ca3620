/** The portal's types of the interface are those of its description; `npm run portal:types` writes them anew. */
import openapiTypescript, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { openApiDocument } from '../contract/openapi/document.ts';
import { LEAST_PASSWORD, MOST_PASSWORD } from '../contract/portal/session.ts';
import * as told from '../portal/session/password-rules.ts';

const OPENING = '/** The types of the interface, made of its OpenAPI description by `npm run portal:types`. */\n';

test('the types of the portal are those of the interface', async () => {
  const document = openApiDocument({ origin: 'https://origin.invalid', version: '0' });
  const types = astToString(await openapiTypescript(document as never));
  await expect(OPENING + types).toMatchFileSnapshot('../portal/api/schema.ts');
});

test('the portal tells the lengths of a password that the service asks for', () => {
  expect({ ...told }).toEqual({ LEAST_PASSWORD, MOST_PASSWORD });
});

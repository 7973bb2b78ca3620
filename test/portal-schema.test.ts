/** The portal's types and formats equal those of the interface and the registry; `npm run portal:types` writes them. */
import openapiTypescript, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { openApiDocument } from '../contract/openapi/document.ts';
import { LEAST_PASSWORD, MOST_PASSWORD } from '../contract/portal/session.ts';
import { FORMAT_NAMES, FORMATS } from '../formats/registry.ts';
import * as told from '../portal/session/password-rules.ts';

const FORMATS_OPENING =
  '/** The formats of results in the order of the menu, made of their registry by `npm run portal:types`. */\n';
const OPENING = '/** The types of the interface, made of its OpenAPI description by `npm run portal:types`. */\n';

test('the types of the portal are those of the interface', async () => {
  const document = openApiDocument({ origin: 'https://origin.invalid', version: '0' });
  // an array of one length is a tuple again
  const types = astToString(await openapiTypescript(document as never, { arrayLength: true }));
  await expect(OPENING + types).toMatchFileSnapshot('../portal/api/schema.ts');
});

test('the formats of the portal are those of the registry, in the order of their ranks', async () => {
  const inMenu = FORMAT_NAMES.toSorted((a, b) => FORMATS[a].menu.rank - FORMATS[b].menu.rank);
  const listed = inMenu.map((name) => {
    const { menu, presets = [], extension } = FORMATS[name];
    return { name, label: menu.label, extension, presets };
  });
  const module = `export const FORMATS = ${JSON.stringify(listed, null, 2)} as const;\n`;
  await expect(FORMATS_OPENING + module).toMatchFileSnapshot('../portal/api/formats.ts');
});

test('the portal has the same lengths of passwords as the service', () => {
  expect({ ...told }).toEqual({ LEAST_PASSWORD, MOST_PASSWORD });
});

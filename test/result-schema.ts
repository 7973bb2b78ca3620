/** The published JSON Schema of a result as a test asks it. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { TestServer } from './server.ts';

export const RESULT_SCHEMA = '/schemas/result.json';

/** Given a server, returns the function that lists what violates the schema of a result which that server publishes. */
export async function resultSchemaOf(server: TestServer): Promise<(value: unknown) => string[]> {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
  formats.default(ajv);
  const isResult = ajv.compile((await (await fetch(server.origin + RESULT_SCHEMA)).json()) as object);
  return (value) => {
    isResult(value);
    return (isResult.errors ?? []).map(({ instancePath, message }: ErrorObject) => `${instancePath} ${message}`);
  };
}

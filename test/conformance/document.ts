/** The published OpenAPI document, read as a client would: its operations, and validation against its schemas. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

export type Schema = { readonly [keyword: string]: unknown };

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Answer {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, unknown>> }>>;
}

export interface Operation {
  readonly operationId: string;
  /** in upper case */
  readonly method: string;
  /** with its parameters in braces */
  readonly path: string;
  readonly tag: string;
  /** a key, or a session instead of one */
  readonly needsKey: boolean;
  /** true if it needs a session */
  readonly needsSession: boolean;
  readonly parameters: readonly Parameter[];
  /** the schema of the body, by media type */
  readonly bodies: Readonly<Record<string, Schema>>;
  readonly responses: Readonly<Record<string, Answer>>;
}

const ID = 'https://ledgerize.invalid/openapi';

export class Description {
  readonly operations: readonly Operation[];
  readonly #document: Schema;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, formats: { binary: true } });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(yaml: string) {
    this.#document = parse(yaml) as Schema;
    this.operations = operationsOf(this.#document);
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(this.#document, `${ID}/open`);
    this.#ajv.addSchema(closed(this.#document) as Schema, `${ID}/closed`);
  }

  /** Returns the schema behind a reference, or the schema itself. */
  resolve(schema: Schema): Schema {
    if (typeof schema.$ref !== 'string') return schema;
    const found = schema.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((part, name) => (part as Schema | undefined)?.[name], this.#document);
    return this.resolve(found as Schema);
  }

  /**
   * Given the body of an answer, returns its violations of the schema, including fields that the schema does not name.
   */
  faultsOfAnswer({ path, method }: Operation, status: number, type: string, body: unknown): string[] {
    return this.#faults('closed', ['paths', path, method.toLowerCase(), 'responses', status, 'content', type], body);
  }

  /** Given the body of a request, returns its violations of the schema. */
  faultsOfRequest({ path, method }: Operation, type: string, body: unknown): string[] {
    return this.#faults('open', ['paths', path, method.toLowerCase(), 'requestBody', 'content', type], body);
  }

  /** Given a parameter's schema and its value, returns the violations. */
  faultsOf(schema: Schema, value: unknown): string[] {
    const resolved = this.resolve(schema);
    return this.#ajv.validate(resolved, value) ? [] : this.#ajv.errors!.map(({ message }) => String(message));
  }

  #faults(which: 'open' | 'closed', at: readonly (string | number)[], value: unknown): string[] {
    const pointer = [...at, 'schema'].map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1'));
    const $ref = `${ID}/${which}#/${pointer.map(encodeURIComponent).join('/')}`;
    const validate = this.#compiled.get($ref) ?? this.#ajv.compile({ $ref });
    this.#compiled.set($ref, validate);
    return validate(value) ? [] : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
}

function operationsOf(document: Schema): Operation[] {
  // biome-ignore lint/suspicious/noExplicitAny: a document that is looked at field by field
  const { paths } = document as any;
  return Object.keys(paths).flatMap((path) =>
    Object.keys(paths[path]).map((method) => {
      const { operationId, tags, parameters = [], requestBody, responses, security } = paths[path][method];
      const bodies = Object.entries<{ schema: Schema }>(requestBody?.content ?? {});
      return {
        operationId,
        method: method.toUpperCase(),
        path,
        tag: tags[0],
        needsKey: security?.length !== 0,
        needsSession: security !== undefined && security.length > 0,
        parameters,
        bodies: Object.fromEntries(bodies.map(([type, { schema }]) => [type, schema])),
        responses,
      };
    }),
  );
}

/** The document lets answers gain fields in later versions; this version has exactly the named ones. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, closed(value)]);
  const open = 'properties' in part && 'type' in part && !('additionalProperties' in part);
  return Object.fromEntries(open ? [...entries, ['additionalProperties', false]] : entries);
}

/** The shapes of the contract as JSON Schema (2020-12), the dialect of OpenAPI 3.1. */
import { z } from 'zod';
import { ErrorBody } from '../error.ts';
import { OPERATIONS, type Operation } from '../operations.ts';
import { PORTAL_OPERATIONS } from '../portal/operations.ts';
import { Result } from '../result.ts';

export type JsonSchema = { [key: string]: unknown };

/**
 * Whether a shape is sent or received: a default makes a field optional in what is sent, and certain in what is
 * received.
 */
type Direction = 'input' | 'output';

/** zod bounds every whole number by what a float represents exactly, which is useless to readers. */
const SAFE = Number.MAX_SAFE_INTEGER;
/** Formats that replace their long pattern. */
const KNOWN_FORMATS = new Set(['uuid', 'date', 'date-time']);

/** Given where its parts are, returns a shape as JSON Schema; shapes with an id in it are references. */
export function schemaOf(shape: z.ZodType, direction: Direction, under = '#/components/schemas/'): JsonSchema {
  const { $schema, $defs, ...schema } = z.toJSONSchema(shape, { target: 'draft-2020-12', io: direction });
  return tidy(schema, direction, under) as JsonSchema;
}

/** Returns every shape that has an id and is part of an operation, by its id. */
export function namedSchemas(): Record<string, JsonSchema> {
  const named: Record<string, JsonSchema> = {};
  const add = (shape: z.ZodType, direction: Direction, under?: string) =>
    Object.assign(named, namedIn(shape, direction, under));
  const operations = Object.values<Operation>({ ...OPERATIONS, ...PORTAL_OPERATIONS });
  for (const { success } of operations) if (success.body) add(success.body, 'output');
  add(ErrorBody, 'output');
  // last: what is sent binds its senders
  for (const { body } of operations) if (body) add(body.shape, 'input');
  return Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Given where it is published, returns the JSON Schema of a JSON result, complete in itself. */
export function resultSchema(address: string): JsonSchema {
  const under = '#/$defs/';
  const { Result: root, ...parts } = namedIn(Result, 'output', under);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: address,
    title: 'Result of a conversion',
    ...root,
    $defs: parts,
  };
}

function namedIn(shape: z.ZodType, direction: Direction, under = '#/components/schemas/'): Record<string, JsonSchema> {
  // a shape in a list is one among others, so that its own id is kept too
  const { $defs = {} } = z.toJSONSchema(z.array(shape), { target: 'draft-2020-12', io: direction });
  return Object.fromEntries(
    Object.entries($defs).map(([id, schema]) => [id, tidy(schema, direction, under) as JsonSchema]),
  );
}

/** The keys of these are names of fields, whatever they mean elsewhere in a schema: a field may be named `id`. */
function tidyEach(properties: JsonSchema, direction: Direction, under: string): JsonSchema {
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, tidy(part, direction, under)]));
}

/**
 * Returns a tuple as an array of one length: many validators and generators of code do not know `prefixItems`, and read
 * `items: false` as an array that must be empty.
 */
function plainArray(schema: JsonSchema): JsonSchema {
  const { prefixItems, items, ...rest } = schema;
  if (!Array.isArray(prefixItems)) return schema;
  const shapes = [...new Map(prefixItems.map((each) => [JSON.stringify(each), each])).values()];
  const length = prefixItems.length;
  return { ...rest, items: shapes.length === 1 ? shapes[0] : { anyOf: shapes }, minItems: length, maxItems: length };
}

/** Returns a part of a schema without what is useless to its readers. */
function tidy(part: unknown, direction: Direction, under: string): unknown {
  if (Array.isArray(part)) return part.map((each) => tidy(each, direction, under));
  if (typeof part !== 'object' || part === null) return part;
  const { id, $id, example, ...schema } = plainArray(part as JsonSchema);
  const known = typeof schema.format === 'string' && KNOWN_FORMATS.has(schema.format);
  const kept = Object.entries(schema).filter(([key, value]) => {
    if (key === 'pattern') return !known;
    if (key === 'maximum' || key === 'minimum') return Math.abs(value as number) !== SAFE;
    // answers may gain fields within a version: readers skip what they do not know
    return !(key === 'additionalProperties' && direction === 'output' && value === false);
  });
  const tidied = kept.map(([key, value]) => [
    key,
    key === '$ref'
      ? String(value).replace('#/$defs/', under)
      : key === 'examples'
        ? value
        : key === 'properties'
          ? tidyEach(value as JsonSchema, direction, under)
          : tidy(value, direction, under),
  ]);
  return { ...Object.fromEntries(tidied), ...(example !== undefined && { examples: [example] }) };
}

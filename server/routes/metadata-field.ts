/** The field `metadata` of an upload's form: JSON, before or after the file. */
import type { Multipart } from '@fastify/multipart';
import { ApiError } from '../../contract/errors.ts';
import { Metadata } from '../../contract/metadata.ts';
import { described } from '../plugins/shown.ts';

const FIELD = 'metadata';

export class MetadataField {
  readonly #texts: unknown[] = [];

  /** Given the parts of a form, passes them on, and keeps the text of this field. */
  async *keptFrom(parts: AsyncIterable<Multipart>): AsyncGenerator<Multipart> {
    for await (const part of parts) {
      if (part.fieldname === FIELD) this.#texts.push(part.type === 'field' ? part.value : undefined);
      yield part;
    }
  }

  /** The entries; none if the form has no such field. Throws INVALID_REQUEST. */
  entries(): Metadata {
    if (this.#texts.length > 1) throw wrong(`was sent ${this.#texts.length} times. Send it once`);
    const [text] = this.#texts;
    if (this.#texts.length === 0) return {};
    const parsed = Metadata.safeParse(parsedJson(text));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const key = issue?.path[0];
    const where = key === undefined ? '' : ` has an entry ${described(key).replace(/^the text /, '')} that`;
    throw wrong(`${where || ' is not what it should be: it'} ${issue?.message}`.trim());
  }
}

function parsedJson(text: unknown): unknown {
  if (typeof text !== 'string') throw wrong('is a file. Send a field with JSON');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('is not well-formed JSON. Send an object of texts, such as {"invoice": "2025-118"}');
  }
  // the shape would drop it unseen
  if (Object.hasOwn(Object(value), '__proto__')) throw wrong('has an entry __proto__, which no reference may have');
  return value;
}

function wrong(found: string): ApiError {
  return new ApiError('INVALID_REQUEST', `The field ${FIELD} ${found}.`, { details: { field: FIELD } });
}

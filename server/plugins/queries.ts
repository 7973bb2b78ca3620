/** Reads the query of an address: parameters by name, and the entries of `metadata[key]=value` as one object. */
import { parse } from 'node:querystring';

/** An entry of an object, as forms and most clients write it. */
const ENTRY = /^metadata\[(?!__proto__\])([^[\]]+)\]$/;
/** Old browsers' libraries add it with the time of the day, so that no cache answers. */
const CACHE_BUSTER = '_';

type Value = string | string[] | undefined;

/** Given the text after the question mark, returns its parameters; one that is repeated is an array. */
export function parseQuery(text: string): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null);
  const entries: Record<string, Value> = Object.create(null);
  for (const [name, value] of Object.entries<Value>(parse(text))) {
    const key = ENTRY.exec(name)?.[1];
    if (key !== undefined) entries[key] = value;
    else if (name !== CACHE_BUSTER) query[name] = value;
  }
  return Object.keys(entries).length === 0 ? query : { ...query, metadata: entries };
}

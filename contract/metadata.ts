/** A client's own reference to a file or a job: texts by keys of its choice, returned as they are and found by them. */
import { z } from 'zod';

const MOST_ENTRIES = 50;
const MOST_KEY = 40;
const MOST_VALUE = 500;

const WHICH = `must be an object of at most ${MOST_ENTRIES} texts`;
const WHICH_VALUE = `must be a text of at most ${MOST_VALUE} characters`;
const WHICH_KEYS = `must have keys of 1 to ${MOST_KEY} characters, without brackets and control characters`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const KEY = /^[^\u0000-\u001f\u007f[\]]+$/;
/** The database stores neither. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

const isKey = (key: string) => key.length <= MOST_KEY && KEY.test(key) && !UNSTORABLE.test(key);

const Value = z
  .string(WHICH_VALUE)
  .max(MOST_VALUE, WHICH_VALUE)
  .refine((value) => !UNSTORABLE.test(value), 'must be a text without null characters and halves of characters');

/** The entries, for a body and for a filter. */
export const Metadata = z
  .record(z.string(), Value, { error: WHICH })
  .refine((entries) => Object.keys(entries).length <= MOST_ENTRIES, WHICH)
  .refine((entries) => Object.keys(entries).every(isKey), WHICH_KEYS)
  .meta({
    id: 'Metadata',
    description: "a client's own reference: texts by keys of its choice",
    example: { invoice: '2025-118' },
    maxProperties: MOST_ENTRIES,
    propertyNames: { minLength: 1, maxLength: MOST_KEY, pattern: '^[^\\u0000-\\u001f\\u007f\\[\\]]+$' },
  });
export type Metadata = z.infer<typeof Metadata>;

/** The filter of a list: `metadata[key]=value`, for each key that must have this value. */
export const MetadataFilter = Metadata.optional().meta({
  description: 'those with these entries alone: `metadata[key]=value`',
});

/** Given entries, returns them in the one order that a hash of a body is taken in. */
export function inOrder(entries: Metadata): Metadata {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}

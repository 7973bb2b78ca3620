/** What an answer says that a format needs, and what people give for it. */
import { decimalTyped } from '../formats/typed-amounts.ts';

/** Given the details of an error, returns the names of the options that are asked for. */
export function neededFields({ needs }: Readonly<Record<string, unknown>>): string[] {
  if (!Array.isArray(needs)) return [];
  return needs.flatMap((need: { field?: unknown } | null) => (typeof need?.field === 'string' ? [need.field] : []));
}

const BALANCES: ReadonlySet<string> = new Set(['openingBalance', 'closingBalance']);
/** More than any currency has. */
const MOST_PLACES = 4;

/** Given the names of options and what was typed for each, returns them as the service takes them. */
export function optionsOf(fields: readonly string[], given: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => {
      const text = (given[field] ?? '').trim();
      return [field, BALANCES.has(field) ? (decimalTyped(text, MOST_PLACES) ?? text) : text];
    }),
  );
}

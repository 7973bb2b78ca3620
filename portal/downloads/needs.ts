/** What an answer says that a format needs. */

/** Given the details of an error, returns the names of the options that are asked for. */
export function neededFields({ needs }: Readonly<Record<string, unknown>>): string[] {
  if (!Array.isArray(needs)) return [];
  return needs.flatMap((need: { field?: unknown } | null) => (typeof need?.field === 'string' ? [need.field] : []));
}
